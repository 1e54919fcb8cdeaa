/** The meetings about an idea to which the viewer is asked; who had it and who answered it are those to ask. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { IdeaMeetings_idea$key } from '#web/__generated__/IdeaMeetings_idea.graphql.ts'
import { aboutOf } from '#web/features/meetings/about.ts'
import { MeetingsSection } from '#web/features/meetings/MeetingsSection.tsx'

export function IdeaMeetings({ idea }: { idea: IdeaMeetings_idea$key }) {
  const { id, title, submitter, reviewer, meetings } = useFragment(
    graphql`
      fragment IdeaMeetings_idea on Idea {
        id
        title
        submitter {
          id
          name
        }
        reviewer {
          id
          name
        }
        meetings {
          ...MeetingsSection_meetings
        }
      }
    `,
    idea,
  )
  return (
    <MeetingsSection
      meetings={meetings}
      about={aboutOf('Idea', { id, title })}
      people={[submitter, reviewer].flatMap((one) => one ?? [])}
    />
  )
}
