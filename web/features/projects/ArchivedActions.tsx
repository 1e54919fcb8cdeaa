/** What is done with a project in the archive: say what came of it, and put it away or bring it back. */
import { useState } from 'react'
import * as texts from '#texts/projects/archivePage.js'
import { RowButton } from '#web/ui/RowButton.tsx'
import { OutcomeDialog } from './OutcomeDialog.tsx'
import { ArchiveOrRestore } from './ArchiveOrRestore.tsx'
import type { Archived } from './ArchivedRow.tsx'

export function ArchivedActions({ project }: { project: Archived }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="row-actions">
      <RowButton aria-label={texts.changeOutcomeOf({ title: project.title })} onClick={() => setOpen(true)}>
        {texts.changeOutcome()}
      </RowButton>
      <ArchiveOrRestore projects={[project]} />
      {open && <OutcomeDialog project={project} onClose={() => setOpen(false)} />}
    </div>
  )
}
