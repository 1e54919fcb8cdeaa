/** On a project's page: into the archive, or out of it. */
import { Button } from '@chakra-ui/react'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/projects/archiveProject.js'
import type { ArchiveProject_project$key } from '#web/__generated__/ArchiveProject_project.graphql.ts'
import { ArchiveDialog } from './ArchiveDialog.tsx'

export function ArchiveProject({ project }: { project: ArchiveProject_project$key }) {
  const { id, title, status } = useFragment(
    graphql`
      fragment ArchiveProject_project on Project {
        id
        title
        status
      }
    `,
    project,
  )
  const [open, setOpen] = useState(false)
  const archived = status === 'ARCHIVED'
  const Icon = archived ? ArchiveRestore : Archive
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Icon size={16} aria-hidden />
        {archived ? texts.restore() : texts.archive()}
      </Button>
      <ArchiveDialog
        asked={open ? { ids: [id], name: title } : null}
        titleOf={() => title}
        restore={archived}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
