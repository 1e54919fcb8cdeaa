/** A project in a dialog, to read or to edit; the address says which, so that a link opens it. */
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import * as texts from '#texts/projects/projectDialog.js'
import { Modal } from '#web/ui/Modal.tsx'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { OpenedProject, type OpenProject } from './ProjectOverlay.tsx'

/** What the address opens, and how to change it. */
export function useOpenProject(): [OpenProject | null, (open: OpenProject | null) => void] {
  const [params, setParams] = useSearchParams()
  const number = params.get('project')
  const open: OpenProject | null =
    number === null ? null : { number: Number(number) || 0, mode: params.get('mode') === 'edit' ? 'edit' : 'view' }
  const set = (next: OpenProject | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('mode')
        if (next) after.set('project', String(next.number))
        else after.delete('project')
        if (next?.mode === 'edit') after.set('mode', 'edit')
        return after
      },
      { preventScrollReset: true },
    )
  return [open, set]
}

export const ProjectDialog = ({ open, onClose }: { open: OpenProject | null; onClose: () => void }) => (
  <Modal
    open={open !== null}
    onClose={onClose}
    title={open?.mode === 'edit' ? texts.editProject() : texts.projectDetails()}
    width="4xl"
  >
    <Suspense fallback={<PartSpinner />}>{open && <OpenedProject open={open} onClose={onClose} />}</Suspense>
  </Modal>
)
