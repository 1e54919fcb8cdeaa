/** What can be done with a session; what it is then comes back with it. */
import { graphql } from 'react-relay'
import * as texts from '#texts/experts/useSession.js'
import type { useSessionAnswerMutation } from '#web/__generated__/useSessionAnswerMutation.graphql.ts'
import type { useSessionCancelMutation } from '#web/__generated__/useSessionCancelMutation.graphql.ts'
import type { useSessionCloseMutation } from '#web/__generated__/useSessionCloseMutation.graphql.ts'
import type { useSessionUpdateMutation } from '#web/__generated__/useSessionUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

export function useSession() {
  const [answer, answering] = useAction<useSessionAnswerMutation>(
    graphql`
      mutation useSessionAnswerMutation($input: AnswerExpertSessionInput!) {
        answerExpertSession(input: $input) {
          meeting {
            ...SessionCard_meeting
          }
        }
      }
    `,
    { success: { title: texts.yourAnswerWasSent() }, failure: texts.failedToAnswer() },
  )
  const [cancel] = useAction<useSessionCancelMutation>(
    graphql`
      mutation useSessionCancelMutation($input: CancelMeetingInput!) {
        cancelMeeting(input: $input) {
          meeting {
            ...SessionCard_meeting
          }
        }
      }
    `,
    {
      success: { title: texts.cancelled(), description: texts.theOtherOneIsTold() },
      failure: texts.failedToCancelSession(),
    },
  )
  const [close, closing] = useAction<useSessionCloseMutation>(
    graphql`
      mutation useSessionCloseMutation($input: CloseExpertSessionInput!) {
        closeExpertSession(input: $input) {
          meeting {
            ...SessionCard_meeting
          }
        }
      }
    `,
    {
      success: (_, { input }) => ({ title: input.outcome === 'NO_SHOW' ? texts.noShow() : texts.completed() }),
      failure: texts.failedToSave(),
    },
  )
  const [update] = useAction<useSessionUpdateMutation>(
    graphql`
      mutation useSessionUpdateMutation($input: UpdateExpertSessionInput!) {
        updateExpertSession(input: $input) {
          meeting {
            ...SessionCard_meeting
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failedToSave() },
  )
  return { answer, cancel, close, update, pending: answering || closing }
}
