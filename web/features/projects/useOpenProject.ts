/** The project that the address opens beside the list, to read or to edit, so that a link opens the same one. */
import { useCallback } from 'react'
import { editedProjectParameter, viewedProjectParameter } from './project.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import type { OpenProject } from './ProjectSheet.tsx'

interface Opening {
  open: OpenProject | null
  /** The same function however often the page is drawn: rows of a list keep it. */
  show: (project: OpenProject) => void
  close: () => void
}

/** What the address opens, and how to change it. */
export function useOpenProject(): Opening {
  const [viewed, view] = useOpenNumber(viewedProjectParameter)
  const [edited, edit] = useOpenNumber(editedProjectParameter)
  const open: OpenProject | null =
    edited !== null ? { number: edited, mode: 'edit' } : viewed !== null ? { number: viewed, mode: 'view' } : null
  return {
    open,
    show: useCallback(({ number, mode }) => (mode === 'edit' ? edit : view)(number), [edit, view]),
    close: () => (open?.mode === 'edit' ? edit : view)(null),
  }
}
