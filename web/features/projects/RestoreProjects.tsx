/** Brings a project back from the archive, or those that were selected, once it has been asked. */
import { Button } from '@chakra-ui/react'
import { ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import * as texts from '#texts/projects/archivePage.js'
import * as counts from '#texts/projects/counts.js'
import { useOnceOpen } from '#web/ui/overlay/lazily.ts'
import { ArchiveDialog } from './ArchiveDialog.tsx'
import { titleIn } from './outcomeWords.ts'

interface Props {
  projects: readonly { readonly id: string; readonly title: string }[]
  /** Whether they are what was selected, and not the project of the row. */
  bulk?: boolean
}

export function RestoreProjects({ projects, bulk = false }: Props) {
  const [open, setOpen] = useState(false)
  const once = useOnceOpen(open)
  const one = bulk ? undefined : projects[0]
  const asked = {
    ids: projects.map(({ id }) => id),
    name: one?.title ?? counts.projects({ count: projects.length }),
  }
  return (
    <>
      <Button
        size={one ? 'xs' : 'sm'}
        variant="outline"
        aria-label={one ? texts.restoreTitle({ title: one.title }) : undefined}
        onClick={() => setOpen(true)}
      >
        <ArchiveRestore size={one ? 14 : 16} aria-hidden />
        {texts.restore()}
      </Button>
      {once && (
        <ArchiveDialog asked={open ? asked : null} titleOf={titleIn(projects)} restore onClose={() => setOpen(false)} />
      )}
    </>
  )
}
