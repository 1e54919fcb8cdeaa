/** What can be done with a meeting; what it is then comes back with it. */
import { graphql } from 'react-relay'
import * as texts from '#texts/meetings/useMeeting.js'
import type { useMeetingAnswerMutation } from '#web/__generated__/useMeetingAnswerMutation.graphql.ts'
import type { useMeetingCancelMutation } from '#web/__generated__/useMeetingCancelMutation.graphql.ts'
import type { useMeetingFixMutation } from '#web/__generated__/useMeetingFixMutation.graphql.ts'
import type { useMeetingMoveMutation } from '#web/__generated__/useMeetingMoveMutation.graphql.ts'
import type { useMeetingAddMutation } from '#web/__generated__/useMeetingAddMutation.graphql.ts'
import type { useMeetingRemoveMutation } from '#web/__generated__/useMeetingRemoveMutation.graphql.ts'
import type { useMeetingTimesMutation } from '#web/__generated__/useMeetingTimesMutation.graphql.ts'
import type { useMeetingUpdateMutation } from '#web/__generated__/useMeetingUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

export function useMeeting() {
  const [answer, answering] = useAction<useMeetingAnswerMutation>(
    graphql`
      mutation useMeetingAnswerMutation($input: AnswerMeetingInput!) {
        answerMeeting(input: $input) {
          meeting {
            ...MeetingDetails_meeting
          }
        }
      }
    `,
    { success: { title: texts.yourAnswerWasSent() }, failure: texts.failedToAnswer() },
  )
  const [answerMeetingTimes] = useAction<useMeetingTimesMutation>(
    graphql`
      mutation useMeetingTimesMutation($input: AnswerMeetingTimesInput!) {
        answerMeetingTimes(input: $input) {
          meeting {
            ...MeetingDetails_meeting
          }
        }
      }
    `,
    { success: { title: texts.yourAnswerWasSent() }, failure: texts.failedToAnswer() },
  )
  const [fix, fixing] = useAction<useMeetingFixMutation>(
    graphql`
      mutation useMeetingFixMutation($input: ConfirmMeetingTimeInput!) {
        confirmMeetingTime(input: $input) {
          meeting {
            ...MeetingDetails_meeting
          }
        }
      }
    `,
    {
      success: { title: texts.confirmed(), description: texts.everyoneGetsAnInvitation() },
      failure: texts.failedToFixTheTime(),
    },
  )
  const [move] = useAction<useMeetingMoveMutation>(
    graphql`
      mutation useMeetingMoveMutation($input: MoveMeetingInput!) {
        moveMeeting(input: $input) {
          meeting {
            ...MeetingDetails_meeting
          }
        }
      }
    `,
    {
      success: { title: texts.moved(), description: texts.everyoneIsTold() },
      failure: texts.failedToMove(),
    },
  )
  const [cancel] = useAction<useMeetingCancelMutation>(
    graphql`
      mutation useMeetingCancelMutation($input: CancelMeetingInput!) {
        cancelMeeting(input: $input) {
          meeting {
            ...MeetingDetails_meeting
          }
        }
      }
    `,
    {
      success: { title: texts.cancelled(), description: texts.everyoneIsTold() },
      failure: texts.failedToCancel(),
    },
  )
  const [update] = useAction<useMeetingUpdateMutation>(
    graphql`
      mutation useMeetingUpdateMutation($input: UpdateMeetingInput!) {
        updateMeeting(input: $input) {
          meeting {
            ...MeetingDetails_meeting
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failedToSave() },
  )
  const [add] = useAction<useMeetingAddMutation>(
    graphql`
      mutation useMeetingAddMutation($input: AddMeetingParticipantsInput!) {
        addMeetingParticipants(input: $input) {
          meeting {
            ...MeetingDetails_meeting
          }
        }
      }
    `,
    { success: { title: texts.asked() }, failure: texts.failedToAsk() },
  )
  const [remove, removing] = useAction<useMeetingRemoveMutation>(
    graphql`
      mutation useMeetingRemoveMutation($input: RemoveMeetingParticipantInput!) {
        removeMeetingParticipant(input: $input) {
          meeting {
            ...MeetingDetails_meeting
          }
        }
      }
    `,
    { failure: texts.failedToRemove() },
  )
  return {
    answer,
    answerMeetingTimes,
    fix,
    move,
    cancel,
    update,
    add,
    remove,
    pending: answering || fixing || removing,
  }
}
