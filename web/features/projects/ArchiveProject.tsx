/** On a project's page: into the archive, or out of it, and what came of a project that is over. */
import { Button } from '@chakra-ui/react'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/projects/archiveProject.js'
import { isEnded } from '#api/features/projects/ended.rules.ts'
import type { ArchiveProject_project$key } from '#web/__generated__/ArchiveProject_project.graphql.ts'
import { ArchiveDialog } from './ArchiveDialog.tsx'
import { OutcomeDialog } from './OutcomeDialog.tsx'

export function ArchiveProject({ project }: { project: ArchiveProject_project$key }) {
  const archivable = useFragment(
    graphql`
      fragment ArchiveProject_project on Project {
        id
        title
        status
        archiveOutcome
        lessonsLearned
        deals {
          status
        }
      }
    `,
    project,
  )
  const { id, title, status, deals } = archivable
  const [open, setOpen] = useState(false)
  const [changing, setChanging] = useState(false)
  const archived = status === 'ARCHIVED'
  const Icon = archived ? ArchiveRestore : Archive
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Icon size={16} aria-hidden />
        {archived ? texts.restore() : texts.archive()}
      </Button>
      {isEnded(status) && (
        <Button variant="outline" onClick={() => setChanging(true)}>
          {texts.changeOutcome()}
        </Button>
      )}
      {changing && <OutcomeDialog project={archivable} onClose={() => setChanging(false)} />}
      <ArchiveDialog
        asked={open ? { ids: [id], name: title } : null}
        titleOf={() => title}
        restore={archived}
        outcome={archivable.archiveOutcome ?? outcomeOf(deals)}
        lessons={archivable.lessonsLearned ?? ''}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** What the latest deal that brought something came to; the outcome is chosen where no deal says it. */
function outcomeOf(deals: readonly ({ readonly status: string } | null)[]) {
  const brought = deals.find((deal) => deal?.status === 'LICENSED' || deal?.status === 'SPUN_OUT')
  return (brought?.status as 'LICENSED' | 'SPUN_OUT' | undefined) ?? ''
}
