/** What is done with a template of agreements beside writing it. */
import { graphql } from 'react-relay'
import * as texts from '#texts/agreements/templateEditing.js'
import * as versions from '#texts/ui/versions.js'
import type { useTemplateActionsDiscardMutation } from '#web/__generated__/useTemplateActionsDiscardMutation.graphql.ts'
import type { useTemplateActionsPublishMutation } from '#web/__generated__/useTemplateActionsPublishMutation.graphql.ts'
import type { useTemplateActionsResetMutation } from '#web/__generated__/useTemplateActionsResetMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import type { WordsLanguage } from '#web/app/versions/version.ts'
import type { TemplateKind } from './templateKinds.ts'

export function useTemplateActions() {
  const confirm = useConfirm()
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
    reset: (kind: TemplateKind, language: WordsLanguage) =>
      confirm({
        title: texts.resetQuestion(),
        message: texts.resetWhat(),
        confirm: versions.reset(),
        onConfirm: async () => (await reset({ input: { kind, language } })).ok,
      }),
  }
}
