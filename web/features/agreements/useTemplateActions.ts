/** What is done with a template of agreements beside writing it. */
import { graphql } from 'react-relay'
import * as texts from '#texts/agreements/templateEditing.js'
import type { useTemplateActionsDiscardMutation } from '#web/__generated__/useTemplateActionsDiscardMutation.graphql.ts'
import type { useTemplateActionsPublishMutation } from '#web/__generated__/useTemplateActionsPublishMutation.graphql.ts'
import type { useTemplateActionsResetMutation } from '#web/__generated__/useTemplateActionsResetMutation.graphql.ts'
import { useVersionQuestions } from '#web/app/versions/useVersionQuestions.ts'
import { useAction } from '#web/relay/useAction.ts'
import type { WordsLanguage } from '#web/app/versions/version.ts'
import type { TemplateKind } from './templateKinds.ts'

export function useTemplateActions() {
  const questions = useVersionQuestions({
    publish: { title: texts.publishQuestion, message: texts.publishWhat },
    discard: { title: texts.discardQuestion, message: texts.discardWhat },
    reset: { title: texts.resetQuestion, message: texts.resetWhat },
  })
  const [publish] = useAction<useTemplateActionsPublishMutation>(
    graphql`
      mutation useTemplateActionsPublishMutation($input: PublishAgreementVersionInput!) {
        publishAgreementVersion(input: $input) {
          version {
            ...useTemplateVersions_version
          }
        }
      }
    `,
    { success: { title: texts.published() }, failure: texts.failed() },
  )
  const [discard] = useAction<useTemplateActionsDiscardMutation>(
    graphql`
      mutation useTemplateActionsDiscardMutation($input: DeleteAgreementVersionInput!) {
        deleteAgreementVersion(input: $input) {
          deletedId
        }
      }
    `,
    { success: { title: texts.discarded() }, failure: texts.failed() },
  )
  const [reset] = useAction<useTemplateActionsResetMutation>(
    graphql`
      mutation useTemplateActionsResetMutation($input: ResetAgreementTemplateInput!) {
        resetAgreementTemplate(input: $input) {
          version {
            ...useTemplateVersions_version
          }
        }
      }
    `,
    { success: { title: texts.wasReset() }, failure: texts.failed() },
  )
  return {
    publish: (id: string, revision: number) => questions.publish(() => publish({ input: { id, revision } })),
    discard: (id: string) => questions.discard(() => discard({ input: { id } })),
    reset: (kind: TemplateKind, language: WordsLanguage) => questions.reset(() => reset({ input: { kind, language } })),
  }
}
