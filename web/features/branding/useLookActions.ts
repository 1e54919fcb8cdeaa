/** What is done with the draft of a look beside saving it. */
import { graphql } from 'react-relay'
import * as texts from '#texts/branding/page.js'
import type { useLookActionsDiscardMutation } from '#web/__generated__/useLookActionsDiscardMutation.graphql.ts'
import type { useLookActionsPublishMutation } from '#web/__generated__/useLookActionsPublishMutation.graphql.ts'
import type { useLookActionsResetMutation } from '#web/__generated__/useLookActionsResetMutation.graphql.ts'
import type { useLookActionsRestoreMutation } from '#web/__generated__/useLookActionsRestoreMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

/** `replaces` says whether there is a draft that another one would take the place of. */
export function useLookActions(revision: number, replaces: boolean) {
  const confirm = useConfirm()
  const [publish] = useAction<useLookActionsPublishMutation>(
    graphql`
      mutation useLookActionsPublishMutation($input: PublishWhiteLabelInput!) {
        publishWhiteLabel(input: $input) {
          done
        }
      }
    `,
    { success: { title: texts.published() }, failure: texts.failed() },
  )
  const [discard] = useAction<useLookActionsDiscardMutation>(
    graphql`
      mutation useLookActionsDiscardMutation {
        deleteWhiteLabelDraft {
          done
        }
      }
    `,
    { success: { title: texts.discarded() }, failure: texts.failed() },
  )
  const [reset] = useAction<useLookActionsResetMutation>(
    graphql`
      mutation useLookActionsResetMutation {
        resetWhiteLabel {
          done
        }
      }
    `,
    { success: { title: texts.wasReset() }, failure: texts.failed() },
  )
  const [restore] = useAction<useLookActionsRestoreMutation>(
    graphql`
      mutation useLookActionsRestoreMutation($input: RestoreWhiteLabelInput!) {
        restoreWhiteLabel(input: $input) {
          done
        }
      }
    `,
    { success: { title: texts.restored() }, failure: texts.failed() },
  )
  /** What takes the place of a draft is asked about. */
  const instead = (title: string, make: () => Promise<{ ok: boolean }>) =>
    replaces
      ? confirm({
          title,
          message: texts.replacesDraft(),
          confirm: texts.replaceDraft(),
          onConfirm: async () => (await make()).ok,
        })
      : void make()
  return {
    publish: () =>
      confirm({
        title: texts.publishQuestion(),
        message: texts.publishConsequence(),
        confirm: texts.publish(),
        onConfirm: async () => (await publish({ input: { revision } })).ok,
      }),
    discard: () =>
      confirm({
        title: texts.discardQuestion(),
        message: texts.discardConsequence(),
        confirm: texts.discard(),
        danger: true,
        onConfirm: async () => (await discard({})).ok,
      }),
    reset: () => instead(texts.reset(), () => reset({})),
    restore: (version: number) => instead(texts.restore(), () => restore({ input: { version } })),
  }
}
