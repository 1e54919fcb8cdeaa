/** What is done with the words of an article beside writing them. */
import { graphql } from 'react-relay'
import * as texts from '#texts/help/editing.js'
import * as versions from '#texts/ui/versions.js'
import type { useHelpActionsDiscardMutation } from '#web/__generated__/useHelpActionsDiscardMutation.graphql.ts'
import type { useHelpActionsPublishMutation } from '#web/__generated__/useHelpActionsPublishMutation.graphql.ts'
import type { useHelpActionsResetMutation } from '#web/__generated__/useHelpActionsResetMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import type { ArticleLanguage } from './useVersions.ts'

export function useHelpActions() {
  const confirm = useConfirm()
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
    { success: { title: texts.wasReset() }, failure: texts.failed() },
  )
  return {
    publish: (id: string, revision: number) =>
      confirm({
        title: texts.publishQuestion(),
        message: texts.publishWhat(),
        confirm: versions.publish(),
        onConfirm: async () => (await publish({ input: { id, revision } })).ok,
      }),
    discard: (id: string) =>
      confirm({
        title: texts.discardQuestion(),
        message: texts.discardWhat(),
        confirm: versions.discard(),
        danger: true,
        onConfirm: async () => (await discard({ input: { id } })).ok,
      }),
    reset: (slug: string, language: ArticleLanguage) =>
      confirm({
        title: texts.resetQuestion(),
        message: texts.resetWhat(),
        confirm: versions.reset(),
        onConfirm: async () => (await reset({ input: { slug, language } })).ok,
      }),
  }
}
