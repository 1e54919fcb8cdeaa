/** A project beside the list: to read, or to edit. */
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import type { ProjectOverlayQuery } from '#web/__generated__/ProjectOverlayQuery.graphql.ts'
import { SideDrawer } from '#web/ui/SideDrawer.tsx'
import { ProjectDetails } from './ProjectDetails.tsx'
import { ProjectEditForm } from './ProjectEditForm.tsx'
import { ProjectMissing } from './ProjectMissing.tsx'

export interface OpenProject {
  number: number
  mode: 'view' | 'edit'
}

interface Props {
  open: OpenProject | null
  onClose: () => void
}

export const ProjectOverlay = ({ open, onClose }: Props) => (
  <SideDrawer open={open !== null} title={open?.mode === 'edit' ? 'Edit Project' : 'Project'} onClose={onClose}>
    {open && <OpenedProject open={open} onClose={onClose} />}
  </SideDrawer>
)

/** The project itself, to read or to edit; waits for its data. */
export function OpenedProject({ open, onClose }: { open: OpenProject; onClose: () => void }) {
  const { project } = useLazyLoadQuery<ProjectOverlayQuery>(
    graphql`
      query ProjectOverlayQuery($number: Int!) {
        project(number: $number) {
          title
          ...ProjectDetails_project
          ...ProjectEditForm_project
        }
      }
    `,
    { number: open.number },
    { fetchPolicy: 'store-and-network' },
  )
  if (!project) return <ProjectMissing title="Project Not Found" message="The requested project could not be found." />
  return open.mode === 'edit' ? (
    <ProjectEditForm project={project} onDone={onClose} onCancel={onClose} />
  ) : (
    <ProjectDetails project={project} heading />
  )
}
