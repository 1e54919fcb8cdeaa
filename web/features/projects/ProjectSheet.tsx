/** A project beside a list: to read, or to edit. */
import * as texts from '#texts/projects/projectSheet.js'
import { lazily } from '#web/ui/overlay/lazily.ts'
import { RecordSheet } from '#web/ui/record/RecordSheet.tsx'

const OpenedProject = lazily(() => import('./OpenedProject.tsx'))

export interface OpenProject {
  number: number
  mode: 'view' | 'edit'
}

interface Props {
  open: OpenProject | null
  onClose: () => void
}

export const ProjectSheet = ({ open, onClose }: Props) => (
  <RecordSheet
    kind={open?.mode === 'edit' ? texts.editProject() : texts.project()}
    number={open?.number ?? null}
    onClose={onClose}
  >
    {() => open && <OpenedProject open={open} onClose={onClose} />}
  </RecordSheet>
)
