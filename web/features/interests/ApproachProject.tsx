/** On top of a project for those to whom it is open: interested, save, propose a meeting, each with how it stands. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { ApproachProject_project$key } from '#web/__generated__/ApproachProject_project.graphql.ts'
import { SaveProject } from '#web/features/opportunities/SaveProject.tsx'
import { ExpressInterest } from './ExpressInterest.tsx'
import { MeetAboutProject } from './MeetAboutProject.tsx'

export function ApproachProject({ project: key }: { project: ApproachProject_project$key }) {
  const project = useFragment(
    graphql`
      fragment ApproachProject_project on Project {
        ...ExpressInterest_project
        ...SaveProject_project
        ...MeetAboutProject_project
      }
    `,
    key,
  )
  return (
    <>
      <ExpressInterest project={project} />
      <SaveProject project={project} />
      <MeetAboutProject project={project} />
    </>
  )
}
