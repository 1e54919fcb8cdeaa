/** The meetings about a support request to which the viewer is asked; its researcher and who works on it are those to ask. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { SupportRequestMeetings_request$key } from '#web/__generated__/SupportRequestMeetings_request.graphql.ts'
import { aboutOf } from '#web/features/meetings/about.ts'
import { MeetingsSection } from '#web/features/meetings/MeetingsSection.tsx'

export function SupportRequestMeetings({ request }: { request: SupportRequestMeetings_request$key }) {
  const { id, title, status, requester, assignee, meetings } = useFragment(
    graphql`
      fragment SupportRequestMeetings_request on SupportRequest {
        id
        title
        status
        requester {
          id
          name
        }
        assignee {
          id
          name
        }
        meetings {
          ...MeetingsSection_meetings
        }
      }
    `,
    request,
  )
  if (status === 'CLOSED' && !meetings.length) return null
  return (
    <MeetingsSection
      meetings={meetings}
      about={aboutOf('SupportRequest', { id, title })}
      people={[requester, assignee].flatMap((one) => one ?? [])}
    />
  )
}
