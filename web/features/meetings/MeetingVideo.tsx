/** The video link of a meeting while its service has not made it; its provider can let the service try again. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/meetings/video.js'
import type { MeetingVideo_meeting$key } from '#web/__generated__/MeetingVideo_meeting.graphql.ts'
import type { MeetingVideoMutation } from '#web/__generated__/MeetingVideoMutation.graphql.ts'
import type { MeetingVideoSessionMutation } from '#web/__generated__/MeetingVideoSessionMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { VideoProgress } from './VideoProgress.tsx'

const telling = { success: { title: texts.isTrying() }, failure: texts.notTrying() }

export function MeetingVideo({ meeting }: { meeting: MeetingVideo_meeting$key }) {
  const { id, state, video, canOrganize, canGiveExpertSession } = useFragment(
    graphql`
      fragment MeetingVideo_meeting on Meeting {
        id
        state
        video {
          service
          progress
          problem
        }
        canOrganize
        canGiveExpertSession
      }
    `,
    meeting,
  )
  const [update] = useAction<MeetingVideoMutation>(
    graphql`
      mutation MeetingVideoMutation($input: UpdateMeetingInput!) {
        updateMeeting(input: $input) {
          meeting {
            ...MeetingVideo_meeting
          }
        }
      }
    `,
    telling,
  )
  const [updateSession] = useAction<MeetingVideoSessionMutation>(
    graphql`
      mutation MeetingVideoSessionMutation($input: UpdateExpertSessionInput!) {
        updateExpertSession(input: $input) {
          meeting {
            ...MeetingVideo_meeting
          }
        }
      }
    `,
    telling,
  )
  if (!video) return null
  const input = { id, videoService: video.service }
  const retry = canGiveExpertSession
    ? () => void updateSession({ input })
    : canOrganize
      ? () => void update({ input })
      : undefined
  return <VideoProgress video={video} confirmed={state === 'CONFIRMED'} onRetry={retry} />
}
