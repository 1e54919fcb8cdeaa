/** The meetings of a collaboration to which the viewer is asked; its partners are those to ask. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { CollaborationMeetings_collaboration$key } from '#web/__generated__/CollaborationMeetings_collaboration.graphql.ts'
import { aboutOf } from '#web/features/meetings/about.ts'
import { MeetingsSection } from '#web/features/meetings/MeetingsSection.tsx'

export function CollaborationMeetings({ collaboration }: { collaboration: CollaborationMeetings_collaboration$key }) {
  const { id, title, partners, meetings } = useFragment(
    graphql`
      fragment CollaborationMeetings_collaboration on Collaboration {
        id
        title
        partners {
          user {
            id
            name
          }
        }
        meetings {
          ...MeetingsSection_meetings
        }
      }
    `,
    collaboration,
  )
  return (
    <MeetingsSection
      meetings={meetings}
      about={aboutOf('Collaboration', { id, title })}
      people={partners.flatMap(({ user }) => user ?? [])}
    />
  )
}
