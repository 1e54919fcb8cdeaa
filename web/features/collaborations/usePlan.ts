/** What can be done with the plan of a collaboration: milestones and risks. */
import { graphql } from 'react-relay'
import * as texts from '#texts/collaborations/usePlan.js'
import type { usePlanCloseRiskMutation } from '#web/__generated__/usePlanCloseRiskMutation.graphql.ts'
import type { usePlanCompleteMutation } from '#web/__generated__/usePlanCompleteMutation.graphql.ts'
import type { usePlanMilestoneMutation } from '#web/__generated__/usePlanMilestoneMutation.graphql.ts'
import type { usePlanRemoveMutation } from '#web/__generated__/usePlanRemoveMutation.graphql.ts'
import type { usePlanRiskMutation } from '#web/__generated__/usePlanRiskMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

export function usePlan() {
  const [setMilestone] = useAction<usePlanMilestoneMutation>(
    graphql`
      mutation usePlanMilestoneMutation($input: SetMilestoneInput!) {
        setMilestone(input: $input) {
          collaboration {
            ...CollaborationBadges_collaboration
            ...CollaborationView_collaboration
          }
        }
      }
    `,
    { success: { title: texts.milestoneSaved() } },
  )
  const [completeMilestone, completing] = useAction<usePlanCompleteMutation>(
    graphql`
      mutation usePlanCompleteMutation($input: CompleteMilestoneInput!) {
        completeMilestone(input: $input) {
          collaboration {
            ...CollaborationBadges_collaboration
            ...CollaborationView_collaboration
          }
        }
      }
    `,
    { success: { title: texts.milestoneChanged(), description: texts.theOtherPartnersAreTold() } },
  )
  const [removeMilestone, removing] = useAction<usePlanRemoveMutation>(
    graphql`
      mutation usePlanRemoveMutation($input: RemoveMilestoneInput!) {
        removeMilestone(input: $input) {
          collaboration {
            ...CollaborationBadges_collaboration
            ...CollaborationView_collaboration
          }
        }
      }
    `,
    { success: { title: texts.milestoneTakenOut() } },
  )
  const [setRisk] = useAction<usePlanRiskMutation>(
    graphql`
      mutation usePlanRiskMutation($input: SetRiskInput!) {
        setRisk(input: $input) {
          collaboration {
            ...CollaborationBadges_collaboration
            ...CollaborationView_collaboration
          }
        }
      }
    `,
    { success: { title: texts.riskSaved() } },
  )
  const [closeRisk, closing] = useAction<usePlanCloseRiskMutation>(
    graphql`
      mutation usePlanCloseRiskMutation($input: CloseRiskInput!) {
        closeRisk(input: $input) {
          collaboration {
            ...CollaborationBadges_collaboration
            ...CollaborationView_collaboration
          }
        }
      }
    `,
    { success: { title: texts.riskChanged() } },
  )
  return {
    pending: completing || removing || closing,
    setMilestone: (input: usePlanMilestoneMutation['variables']['input']) => setMilestone({ input }),
    completeMilestone: (id: string, milestone: number, done: boolean) =>
      completeMilestone({ input: { id, milestone, done } }),
    removeMilestone: (id: string, milestone: number) => removeMilestone({ input: { id, milestone } }),
    setRisk: (input: usePlanRiskMutation['variables']['input']) => setRisk({ input }),
    closeRisk: (id: string, risk: number, closed: boolean) => closeRisk({ input: { id, risk, closed } }),
  }
}
