/** Puts completed projects into the archive and brings archived ones back: the project of a row, or those that were selected. */
import { Button } from '@chakra-ui/react'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import * as texts from '#texts/projects/archivePage.js'
import * as counts from '#texts/projects/counts.js'
import type { ProjectOutcome, ProjectStatus } from '#web/__generated__/ArchivedRow_project.graphql.ts'
import { useOnceOpen } from '#web/ui/overlay/lazily.ts'
import { ArchiveDialog } from './ArchiveDialog.tsx'
import { titleIn } from './outcomeWords.ts'

interface Ended {
  readonly id: string
  readonly title: string
  readonly status: ProjectStatus
  readonly archiveOutcome: ProjectOutcome | null | undefined
  readonly lessonsLearned: string | null | undefined
}

interface Props {
  projects: readonly Ended[]
  /** Whether they are what was selected, and not the project of the row. */
  bulk?: boolean
}

export const ArchiveOrRestore = ({ projects, bulk = false }: Props) =>
  [true, false].map((restore) => {
    const those = projects.filter(({ status }) => (status === 'ARCHIVED') === restore)
    return those.length > 0 && <Act key={String(restore)} projects={those} bulk={bulk} restore={restore} />
  })

function Act({ projects, bulk, restore }: Required<Props> & { restore: boolean }) {
  const [open, setOpen] = useState(false)
  const once = useOnceOpen(open)
  const one = bulk ? undefined : projects[0]
  const asked = {
    ids: projects.map(({ id }) => id),
    name: one?.title ?? counts.projects({ count: projects.length }),
  }
  const Icon = restore ? ArchiveRestore : Archive
  const named = restore ? texts.restoreTitle : texts.archiveTitle
  return (
    <>
      <Button
        size={one ? 'xs' : 'sm'}
        variant="outline"
        aria-label={one ? named({ title: one.title }) : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon size={one ? 14 : 16} aria-hidden />
        {restore ? texts.restore() : texts.archive()}
      </Button>
      {once && (
        <ArchiveDialog
          asked={open ? asked : null}
          titleOf={titleIn(projects)}
          restore={restore}
          outcome={one?.archiveOutcome ?? ''}
          lessons={one?.lessonsLearned ?? ''}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
