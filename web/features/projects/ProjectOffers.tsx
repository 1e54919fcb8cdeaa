/** What a project shows to those who may use or fund it: its technology summary and its data room. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { ProjectOffers_project$key } from '#web/__generated__/ProjectOffers_project.graphql.ts'
import { ProjectDataRoom } from '#web/features/dataRooms/ProjectDataRoom.tsx'
import { ProjectSummary } from '#web/features/summaries/ProjectSummary.tsx'

export function ProjectOffers({ project: key }: { project: ProjectOffers_project$key }) {
  const project = useFragment(
    graphql`
      fragment ProjectOffers_project on Project {
        ...ProjectSummary_project
        ...ProjectDataRoom_project
      }
    `,
    key,
  )
  return (
    <>
      <ProjectSummary project={project} />
      <ProjectDataRoom project={project} />
    </>
  )
}
