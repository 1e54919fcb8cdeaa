/** What can be done with a team's people, each told when it is done. */
import { graphql } from 'react-relay'
import * as texts from '#texts/teams/useTeamPeople.js'
import type { useTeamPeopleAnswerMutation } from '#web/__generated__/useTeamPeopleAnswerMutation.graphql.ts'
import type { useTeamPeopleTransferProjectMutation } from '#web/__generated__/useTeamPeopleTransferProjectMutation.graphql.ts'
import type { useTeamPeopleInviteMutation } from '#web/__generated__/useTeamPeopleInviteMutation.graphql.ts'
import type { useTeamPeopleLeaveMutation } from '#web/__generated__/useTeamPeopleLeaveMutation.graphql.ts'
import type { useTeamPeopleRemoveMutation } from '#web/__generated__/useTeamPeopleRemoveMutation.graphql.ts'
import type { useTeamPeopleSetRoleMutation } from '#web/__generated__/useTeamPeopleSetRoleMutation.graphql.ts'
import type { useTeamPeopleWithdrawMutation } from '#web/__generated__/useTeamPeopleWithdrawMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import type { GivenRole } from './teamWords.ts'

const told = texts.thePersonIsTold()

export function useTeamPeople() {
  const [answer, answering] = useAction<useTeamPeopleAnswerMutation>(
    graphql`
      mutation useTeamPeopleAnswerMutation($input: AnswerTeamJoinRequestInput!) {
        answerTeamJoinRequest(input: $input) {
          team {
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.requestAnswered(), description: told } },
  )
  const [setRole, settingRole] = useAction<useTeamPeopleSetRoleMutation>(
    graphql`
      mutation useTeamPeopleSetRoleMutation($input: SetTeamRoleInput!) {
        setTeamRole(input: $input) {
          team {
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.roleChanged(), description: told } },
  )
  const [handOver, handingOver] = useAction<useTeamPeopleTransferProjectMutation>(
    graphql`
      mutation useTeamPeopleTransferProjectMutation($input: TransferTeamInput!) {
        transferTeam(input: $input) {
          team {
            canUpdate
            canLead
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.teamHandedOver(), description: texts.youStayAsAnEditor() } },
  )
  const [remove, removing] = useAction<useTeamPeopleRemoveMutation>(
    graphql`
      mutation useTeamPeopleRemoveMutation($input: RemoveTeamMemberInput!) {
        removeTeamMember(input: $input) {
          team {
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.memberRemoved(), description: told } },
  )
  const [leave, leaving] = useAction<useTeamPeopleLeaveMutation>(
    graphql`
      mutation useTeamPeopleLeaveMutation($input: LeaveTeamInput!) {
        leaveTeam(input: $input) {
          team {
            canUpdate
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.youLeftTheTeam() } },
  )
  const [invite, inviting] = useAction<useTeamPeopleInviteMutation>(
    graphql`
      mutation useTeamPeopleInviteMutation($input: InviteToTeamInput!) {
        inviteToTeam(input: $input) {
          team {
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.invitationSent(), description: texts.itStandsFor14Days() } },
  )
  const [withdraw, withdrawing] = useAction<useTeamPeopleWithdrawMutation>(
    graphql`
      mutation useTeamPeopleWithdrawMutation($input: WithdrawTeamInvitationInput!) {
        withdrawTeamInvitation(input: $input) {
          team {
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.invitationWithdrawn() } },
  )
  return {
    pending: answering || settingRole || handingOver || removing || leaving || inviting || withdrawing,
    answer: (id: string, userId: string, accepted: boolean, message = '') =>
      answer({ input: { id, userId, accepted, message } }),
    setRole: (id: string, userId: string, role: GivenRole) => setRole({ input: { id, userId, role } }),
    handOver: (id: string, userId: string) => handOver({ input: { id, userId } }),
    remove: (id: string, userId: string, message: string) => remove({ input: { id, userId, message } }),
    leave: (id: string) => leave({ input: { id } }),
    invite: (input: useTeamPeopleInviteMutation['variables']['input']) => invite({ input }),
    withdraw: (id: string, invitation: number) => withdraw({ input: { id, invitation } }),
  }
}
