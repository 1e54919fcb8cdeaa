/** What can be done with a project's members, each told when it is done. */
import { graphql } from 'react-relay'
import * as texts from '#texts/projects/useMembers.js'
import type { useMembersAskToJoinMutation } from '#web/__generated__/useMembersAskToJoinMutation.graphql.ts'
import type { useMembersAnswerJoinRequestMutation } from '#web/__generated__/useMembersAnswerJoinRequestMutation.graphql.ts'
import type { useMembersSetProjectMemberMutation } from '#web/__generated__/useMembersSetProjectMemberMutation.graphql.ts'
import type { useMembersRemoveProjectMemberMutation } from '#web/__generated__/useMembersRemoveProjectMemberMutation.graphql.ts'
import type { useMembersLeaveProjectMutation } from '#web/__generated__/useMembersLeaveProjectMutation.graphql.ts'
import type { useMembersSetProjectProgressMutation } from '#web/__generated__/useMembersSetProjectProgressMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

export function useMembers() {
  const [ask, askPending] = useAction<useMembersAskToJoinMutation>(
    graphql`
      mutation useMembersAskToJoinMutation($input: RequestToJoinProjectInput!) {
        requestToJoinProject(input: $input) {
          project {
            ...ProjectTeam_project
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.requestSent(), description: texts.theLeadWillAnswer() } },
  )
  const [answer, answerPending] = useAction<useMembersAnswerJoinRequestMutation>(
    graphql`
      mutation useMembersAnswerJoinRequestMutation($input: AnswerProjectJoinRequestInput!) {
        answerProjectJoinRequest(input: $input) {
          project {
            ...ProjectTeam_project
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.requestAnswered(), description: texts.thePersonIsTold() } },
  )
  const [setMember, setMemberPending] = useAction<useMembersSetProjectMemberMutation>(
    graphql`
      mutation useMembersSetProjectMemberMutation($input: SetProjectMemberInput!) {
        setProjectMember(input: $input) {
          project {
            ...ProjectTeam_project
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.teamChanged(), description: texts.thePersonIsTold() } },
  )
  const [remove, removePending] = useAction<useMembersRemoveProjectMemberMutation>(
    graphql`
      mutation useMembersRemoveProjectMemberMutation($input: RemoveProjectMemberInput!) {
        removeProjectMember(input: $input) {
          project {
            ...ProjectTeam_project
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.memberRemoved(), description: texts.thePersonIsTold() } },
  )
  const [leave, leavePending] = useAction<useMembersLeaveProjectMutation>(
    graphql`
      mutation useMembersLeaveProjectMutation($input: LeaveProjectInput!) {
        leaveProject(input: $input) {
          project {
            ...ProjectTeam_project
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.youLeftTheProject() } },
  )
  const [setProgress, setProgressPending] = useAction<useMembersSetProjectProgressMutation>(
    graphql`
      mutation useMembersSetProjectProgressMutation($input: SetProjectProgressInput!) {
        setProjectProgress(input: $input) {
          project {
            ...ProjectTeam_project
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.progressSaved() } },
  )
  return {
    pending: askPending || answerPending || setMemberPending || removePending || leavePending || setProgressPending,
    ask: (id: string, message: string) => ask({ input: { id, message } }),
    answer: (id: string, userId: string, accepted: boolean) => answer({ input: { id, userId, accepted } }),
    setMember: (id: string, userId: string, role: 'EDITOR' | 'VIEWER') => setMember({ input: { id, userId, role } }),
    remove: (id: string, userId: string) => remove({ input: { id, userId } }),
    leave: (id: string) => leave({ input: { id } }),
    setProgress: (id: string, values: { progress: number; note: string }) => setProgress({ input: { id, ...values } }),
  }
}
