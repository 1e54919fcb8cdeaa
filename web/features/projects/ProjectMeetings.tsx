/** The meetings about a project to which the viewer is asked; its people are those to ask. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { ProjectMeetings_project$key } from '#web/__generated__/ProjectMeetings_project.graphql.ts'
import { aboutOf } from '#web/features/meetings/about.ts'
import { MeetingsSection } from '#web/features/meetings/MeetingsSection.tsx'

export function ProjectMeetings({ project }: { project: ProjectMeetings_project$key }) {
  const { id, title, canExpressInterest, ownInterests, owner, members, meetings } = useFragment(
    graphql`
      fragment ProjectMeetings_project on Project {
        id
        title
        canExpressInterest
        ownInterests {
          isOver
        }
        owner {
          id
          name
        }
        members {
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
    project,
  )
  const people = [owner, ...(members ?? []).map(({ user }) => user)].flatMap((one) => one ?? [])
  const once = people.filter(({ id: one }, at) => people.findIndex((other) => other.id === one) === at)
  return (
    <MeetingsSection
      meetings={meetings}
      about={aboutOf('Project', { id, title })}
      people={once}
      elsewhere={canExpressInterest || ownInterests.some(({ isOver }) => !isOver)}
    />
  )
}
