/** The project that the address opens beside the list, to read or to edit, so that a link opens the same one. */
import { editedProjectParameter, viewedProjectParameter } from './project.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import type { OpenProject } from './ProjectSheet.tsx'

/** What the address opens, and how to change it. */
export function useOpenProject(): [OpenProject | null, (open: OpenProject | null) => void] {
  const [viewed, view] = useOpenNumber(viewedProjectParameter)
  const [edited, edit] = useOpenNumber(editedProjectParameter)
  const open: OpenProject | null =
    edited !== null ? { number: edited, mode: 'edit' } : viewed !== null ? { number: viewed, mode: 'view' } : null
  const set = (next: OpenProject | null) => {
    const change = (next ?? open)?.mode === 'edit' ? edit : view
    change(next?.number ?? null)
  }
  return [open, set]
}
