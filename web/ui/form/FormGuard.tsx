/** What a form offers its content: to leave it, asking first when something is not saved, and to say what is kept. */
import { createContext, use, useEffect, useRef } from 'react'
import { useConfirm } from '../feedback/Confirm.tsx'
import { leaveQuestion, type Released } from './unsaved.tsx'

export interface FormGuard {
  released: Released
  /** Leaves the form: at once, or once the question is answered. */
  leave: (go: () => void) => void
  /** Leaves the form without a question. */
  release: (go: () => void) => void
  /** Says that these values are kept elsewhere, as a draft. */
  markKept: (values: unknown) => void
  /** The values that are kept elsewhere or saved; null while none are. */
  kept: unknown
}

export const FormGuardContext = createContext<FormGuard | null>(null)

/** The guard of the form around. */
export const useGuard = (): FormGuard => use(FormGuardContext)!

interface Options {
  unsaved: boolean
  values: unknown
  kept: unknown
  onKept: (values: unknown) => void
}

export function useFormGuard({ unsaved, values, kept, onKept }: Options): FormGuard {
  const confirm = useConfirm()
  const released = useRef(false)
  // What is written after an answer is guarded again.
  useEffect(() => {
    released.current = false
  }, [values])
  const release = (go: () => void) => {
    released.current = true
    go()
  }
  const leave = (go: () => void) => {
    if (!unsaved) return release(go)
    confirm({
      ...leaveQuestion,
      onConfirm: () => {
        release(go)
        return true
      },
    })
  }
  return { released, leave, release, markKept: onKept, kept }
}
