/** What is done with the draft of a look beside saving it. */
import { graphql } from 'react-relay'
import * as texts from '#texts/branding/page.js'
import type { useLookActionsDiscardMutation } from '#web/__generated__/useLookActionsDiscardMutation.graphql.ts'
import type { useLookActionsPublishMutation } from '#web/__generated__/useLookActionsPublishMutation.graphql.ts'
import type { useLookActionsResetMutation } from '#web/__generated__/useLookActionsResetMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

export function useLookActions() {
  const confirm = useConfirm()
  const [publish] = useAction<useLookActionsPublishMutation>(
    graphql`
      mutation useLookActionsPublishMutation {
        publishWhiteLabel {
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
  return {
    publish: () =>
      confirm({
        title: texts.publishQuestion(),
        message: texts.publishConsequence(),
        confirm: texts.publish(),
        onConfirm: async () => (await publish({})).ok,
      }),
    discard: () => void discard({}),
    reset: () => void reset({}),
  }
}
