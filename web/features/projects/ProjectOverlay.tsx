/** A project beside the list: to read, or to edit. */
import { CloseButton, Drawer, Portal, Spinner } from '@chakra-ui/react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import type { ProjectOverlayQuery } from '#web/__generated__/ProjectOverlayQuery.graphql.ts'
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
  <Drawer.Root
    open={open !== null}
    onOpenChange={(details) => !details.open && onClose()}
    size={{ base: 'full', md: 'lg' }}
    placement="end"
    lazyMount
    unmountOnExit
  >
    <Portal>
      <Drawer.Backdrop />
      <Drawer.Positioner>
        <Drawer.Content aria-label={open?.mode === 'edit' ? 'Edit project' : 'Project'}>
          <Drawer.Header>
            <Drawer.Title>{open?.mode === 'edit' ? 'Edit Project' : 'Project'}</Drawer.Title>
          </Drawer.Header>
          <Drawer.Body tabIndex={0}>
            {open && (
              <Suspense fallback={<Spinner aria-label="Loading" />}>
                <Content open={open} onClose={onClose} />
              </Suspense>
            )}
          </Drawer.Body>
          <Drawer.CloseTrigger asChild>
            <CloseButton aria-label="Close" />
          </Drawer.CloseTrigger>
        </Drawer.Content>
      </Drawer.Positioner>
    </Portal>
  </Drawer.Root>
)

function Content({ open, onClose }: { open: OpenProject; onClose: () => void }) {
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
