/** The meetings about an interest; its investor and who looks after it are those to ask. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { InterestMeetings_interest$key } from '#web/__generated__/InterestMeetings_interest.graphql.ts'
import { aboutOf } from '#web/features/meetings/about.ts'
import { MeetingsSection } from '#web/features/meetings/MeetingsSection.tsx'

export function InterestMeetings({ interest }: { interest: InterestMeetings_interest$key }) {
  const { id, title, isOver, investor, contact, leadSince, project, meetings } = useFragment(
    graphql`
      fragment InterestMeetings_interest on InvestmentInterest {
        id
        title
        isOver
        leadSince
        investor {
          id
          name
        }
        contact {
          id
          name
        }
        project {
          owner {
            id
            name
          }
        }
        meetings {
          ...MeetingsSection_meetings
        }
      }
    `,
    interest,
  )
  const people = [investor, contact, leadSince ? project?.owner : null].flatMap((one) => one ?? [])
  if (isOver && !meetings.length) return null
  return <MeetingsSection meetings={meetings} about={aboutOf('InvestmentInterest', { id, title })} people={people} />
}
