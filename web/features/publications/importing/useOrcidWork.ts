/** Dismisses a work that was found in the viewer's ORCID record, which can be undone, and restores it. */
import { graphql } from 'react-relay'
import * as texts from '#texts/publications/orcidWorks.js'
import type { useOrcidWorkDismissMutation } from '#web/__generated__/useOrcidWorkDismissMutation.graphql.ts'
import type { useOrcidWorkRestoreMutation } from '#web/__generated__/useOrcidWorkRestoreMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { toast } from '#web/ui/feedback/toast.ts'

const failure = texts.notSaved()

export function useOrcidWork() {
  const [dismiss, dismissing] = useAction<useOrcidWorkDismissMutation>(
    graphql`
      mutation useOrcidWorkDismissMutation($input: DismissOrcidWorkInput!) {
        dismissOrcidWork(input: $input) {
          work {
            dismissedAt
          }
        }
      }
    `,
    { failure },
  )
  const [restore, restoring] = useAction<useOrcidWorkRestoreMutation>(
    graphql`
      mutation useOrcidWorkRestoreMutation($input: RestoreOrcidWorkInput!) {
        restoreOrcidWork(input: $input) {
          work {
            dismissedAt
          }
        }
      }
    `,
    { success: { title: texts.restored() }, failure },
  )
  const bringBack = (id: string) => void restore({ input: { id } })
  return {
    pending: dismissing || restoring,
    restore: bringBack,
    dismiss: async (id: string) => {
      if (!(await dismiss({ input: { id } })).ok) return
      toast({
        kind: 'success',
        title: texts.dismissed(),
        action: { label: texts.undo(), run: () => bringBack(id) },
      })
    },
  }
}
