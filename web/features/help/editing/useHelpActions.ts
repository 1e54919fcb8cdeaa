/** What is done with the words of an article beside writing them. */
import { graphql } from 'react-relay'
import { listed } from '#listed'
import * as texts from '#texts/help/editing.js'
import type { useHelpActionsDiscardMutation } from '#web/__generated__/useHelpActionsDiscardMutation.graphql.ts'
import type { useHelpActionsPublishMutation } from '#web/__generated__/useHelpActionsPublishMutation.graphql.ts'
import type { useHelpActionsResetMutation } from '#web/__generated__/useHelpActionsResetMutation.graphql.ts'
import { useVersionQuestions } from '#web/app/versions/useVersionQuestions.ts'
import { useAction } from '#web/relay/useAction.ts'
import type { WordsLanguage } from '#web/app/versions/version.ts'

/** `own`: of an article of the university's own, behind which there are no words of the product; `steps` need it to be there. */
export function useHelpActions(own: boolean, steps: readonly string[]) {
  const questions = useVersionQuestions({
    publish: { title: texts.publishQuestion, message: texts.publishWhat },
    discard: { title: texts.discardQuestion, message: texts.discardWhat },
    reset: own
      ? { title: texts.withdrawQuestion, message: withdrawing(steps), button: texts.withdraw }
      : { title: texts.resetQuestion, message: texts.resetWhat },
  })
  const [publish] = useAction<useHelpActionsPublishMutation>(
    graphql`
      mutation useHelpActionsPublishMutation($input: PublishHelpDraftInput!) {
        publishHelpDraft(input: $input) {
          version {
            ...useVersions_version
          }
        }
      }
    `,
    { success: { title: texts.published() }, failure: texts.failed() },
  )
  const [discard] = useAction<useHelpActionsDiscardMutation>(
    graphql`
      mutation useHelpActionsDiscardMutation($input: DeleteHelpDraftInput!) {
        deleteHelpDraft(input: $input) {
          deletedId
        }
      }
    `,
    { success: { title: texts.discarded() }, failure: texts.failed() },
  )
  const [reset] = useAction<useHelpActionsResetMutation>(
    graphql`
      mutation useHelpActionsResetMutation($input: ResetHelpArticleInput!) {
        resetHelpArticle(input: $input) {
          version {
            ...useVersions_version
          }
        }
      }
    `,
    { success: { title: own ? texts.wasWithdrawn() : texts.wasReset() }, failure: texts.failed() },
  )
  return {
    publish: (id: string, revision: number) => questions.publish(() => publish({ input: { id, revision } })),
    discard: (id: string) => questions.discard(() => discard({ input: { id } })),
    reset: (slug: string, language: WordsLanguage) => questions.reset(() => reset({ input: { slug, language } })),
  }
}

const withdrawing = (steps: readonly string[]) => () =>
  steps.length ? texts.withdrawSteps({ steps: listed(steps) }) : texts.withdrawWhat()
