/** The head of a project's page beside its menu: who sees it, its way to the market, and what comes next. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { ProjectTools_project$key } from '#web/__generated__/ProjectTools_project.graphql.ts'
import { OpenDeal } from '#web/features/deals/OpenDeal.tsx'
import { ApproachProject } from '#web/features/interests/ApproachProject.tsx'
import { ArchiveProject } from './ArchiveProject.tsx'
import { AssessPotential } from './AssessPotential.tsx'
import { ProjectVisibility } from './ProjectVisibility.tsx'
import { SubmitProject } from './SubmitProject.tsx'

export function ProjectTools({ project: key }: { project: ProjectTools_project$key }) {
  const project = useFragment(
    graphql`
      fragment ProjectTools_project on Project {
        status
        canUpdate
        canApprove
        canAssess
        canArchive
        ...ApproachProject_project
        ...ProjectVisibility_project
        ...OpenDeal_project
        ...AssessPotential_project
        ...ArchiveProject_project
        ...SubmitProject_project
      }
    `,
    key,
  )
  const { status, canUpdate, canApprove, canAssess, canArchive } = project
  return (
    <>
      <ApproachProject project={project} />
      {canApprove && <ProjectVisibility project={project} />}
      <OpenDeal project={project} />
      {canAssess && <AssessPotential project={project} />}
      {canArchive && <ArchiveProject project={project} />}
      {canUpdate && status === 'DRAFT' && <SubmitProject project={project} />}
    </>
  )
}
