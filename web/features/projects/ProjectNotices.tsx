/** What stands at the top of a project: what has changed for an investor, what a draft lacks, what the university answers. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { ProjectNotices_project$key } from '#web/__generated__/ProjectNotices_project.graphql.ts'
import { OpportunityVisit } from '#web/features/opportunities/OpportunityVisit.tsx'
import { ProjectWaits } from './ProjectWaits.tsx'
import { SubmissionChecklist } from './SubmissionChecklist.tsx'

export function ProjectNotices({ project: key }: { project: ProjectNotices_project$key }) {
  const project = useFragment(
    graphql`
      fragment ProjectNotices_project on Project {
        ...OpportunityVisit_project
        ...SubmissionChecklist_project
        ...ProjectWaits_project
      }
    `,
    key,
  )
  return (
    <>
      <OpportunityVisit project={project} />
      <SubmissionChecklist project={project} />
      <ProjectWaits project={project} />
    </>
  )
}
