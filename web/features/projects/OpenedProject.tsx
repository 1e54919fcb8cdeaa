/** A project over a list, to read or to edit; waits for its data. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/projects/openedProject.js'
import type { OpenedProjectQuery } from '#web/__generated__/OpenedProjectQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { ProjectDetails } from './ProjectDetails.tsx'
import { ProjectFacts } from './ProjectFacts.tsx'
import { ProjectEditForm } from './ProjectEditForm.tsx'
import { ProjectMissing } from './ProjectMissing.tsx'
import type { OpenProject } from './ProjectOverlay.tsx'

export default function OpenedProject({ open, onClose }: { open: OpenProject; onClose: () => void }) {
  const { project } = useRead<OpenedProjectQuery>(
    graphql`
      query OpenedProjectQuery($number: Int!) {
        project(number: $number) {
          title
          ...ProjectDetails_project
          ...ProjectFacts_project
          ...ProjectEditForm_project
        }
      }
    `,
    { number: open.number },
  )
  if (!project) return <ProjectMissing title={texts.projectNotFound()} message={texts.theRequestedProjectCouldNot()} />
  return open.mode === 'edit' ? (
    <ProjectEditForm project={project} onDone={onClose} onCancel={onClose} />
  ) : (
    <Stack gap="4">
      <ProjectDetails project={project} heading />
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4">
        <ProjectFacts project={project} />
      </SimpleGrid>
    </Stack>
  )
}
