/** Saves, removes, dismisses and restores opportunities. To dismiss one can be undone, also what was saved with its note. */
import { graphql } from 'react-relay'
import * as texts from '#texts/opportunities/actions.js'
import type { useMarkOpportunityDismissMutation } from '#web/__generated__/useMarkOpportunityDismissMutation.graphql.ts'
import type { useMarkOpportunityRestoreMutation } from '#web/__generated__/useMarkOpportunityRestoreMutation.graphql.ts'
import type { useMarkOpportunitySaveMutation } from '#web/__generated__/useMarkOpportunitySaveMutation.graphql.ts'
import type { useMarkOpportunityUnsaveMutation } from '#web/__generated__/useMarkOpportunityUnsaveMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { Opportunity } from './opportunityColumns.tsx'

const failure = texts.failed()

export function useMarkOpportunity() {
  const [save] = useAction<useMarkOpportunitySaveMutation>(
    graphql`
      mutation useMarkOpportunitySaveMutation($input: SaveOpportunityInput!) {
        saveOpportunity(input: $input) {
          mark {
            savedAt
            note
            dismissedAt
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure },
  )
  const [unsave] = useAction<useMarkOpportunityUnsaveMutation>(
    graphql`
      mutation useMarkOpportunityUnsaveMutation($input: UnsaveOpportunityInput!) {
        unsaveOpportunity(input: $input) {
          mark {
            savedAt
            note
          }
        }
      }
    `,
    { success: { title: texts.unsaved() }, failure },
  )
  const [dismiss] = useAction<useMarkOpportunityDismissMutation>(
    graphql`
      mutation useMarkOpportunityDismissMutation($input: DismissOpportunityInput!) {
        dismissOpportunity(input: $input) {
          mark {
            dismissedAt
            savedAt
          }
        }
      }
    `,
    { failure },
  )
  const [restore] = useAction<useMarkOpportunityRestoreMutation>(
    graphql`
      mutation useMarkOpportunityRestoreMutation($input: RestoreOpportunityInput!) {
        restoreOpportunity(input: $input) {
          project {
            id
          }
        }
      }
    `,
    { success: { title: texts.restored() }, failure },
  )
  return {
    save: (projectId: string) => void save({ input: { projectId } }),
    unsave: (id: string) => void unsave({ input: { id } }),
    restore: (projectId: string) => void restore({ input: { projectId } }),
    dismiss: async ({ id: projectId, mark }: Opportunity, lessLikeThis: boolean) => {
      const done = await dismiss({ input: { projectId, lessLikeThis } })
      if (!done.ok) return
      const undo = () =>
        void (mark?.savedAt ? save({ input: { projectId, note: mark.note } }) : restore({ input: { projectId } }))
      toast({
        kind: 'success',
        title: lessLikeThis ? texts.dismissedLess() : texts.dismissed(),
        action: { label: texts.undo(), run: undo },
      })
    },
  }
}
