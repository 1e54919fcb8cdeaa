/** A project beside the list: to read, or to edit. */
import * as texts from '#texts/projects/projectOverlay.js'
import { lazily } from '#web/ui/overlay/lazily.ts'
import { SideDrawer } from '#web/ui/SideDrawer.tsx'

export const OpenedProject = lazily(() => import('./OpenedProject.tsx'))

export interface OpenProject {
  number: number
  mode: 'view' | 'edit'
}

interface Props {
  open: OpenProject | null
  onClose: () => void
}

export const ProjectOverlay = ({ open, onClose }: Props) => (
  <SideDrawer
    open={open !== null}
    title={open?.mode === 'edit' ? texts.editProject() : texts.project()}
    kind={open?.mode !== 'edit'}
    onClose={onClose}
  >
    {open && <OpenedProject open={open} onClose={onClose} />}
  </SideDrawer>
)
