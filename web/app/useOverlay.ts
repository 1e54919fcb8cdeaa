/** What is open over a page or beside a list, as the address says it: a link opens the same. Back closes it, see overlaySteps.ts. */
import { startTransition, useCallback, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { OverlayParameter } from '#web/lists/overlays.ts'
import { entryHere, goBack, stepsBack } from './overlaySteps.ts'

/** The address that opens something over the page at `search`, which keeps the rest of its own. */
export function opening(search: string, parameter: OverlayParameter, value: string): string {
  const next = new URLSearchParams(search)
  next.set(parameter, value)
  return `?${next}`
}

interface Overlay {
  /** What the address has, or null: nothing is open. */
  value: string | null
  show: (value: string) => void
  close: () => void
}

export function useOverlay(parameter: OverlayParameter): Overlay {
  const { search } = useLocation()
  const navigate = useNavigate()
  // The page of a new address is drawn in its own time, with all of its rows; what opens does not wait for that.
  const [value, setValue] = useOptimistic(new URLSearchParams(search).get(parameter))
  return {
    value,
    // Rows of lists keep what they were given while the address changes.
    show: useCallback(
      (value) =>
        startTransition(async () => {
          setValue(value)
          await navigate(opening(entryHere().search, parameter, value), { preventScrollReset: true })
        }),
      [parameter, navigate, setValue],
    ),
    close: useCallback(() => {
      const { search, key } = entryHere()
      const steps = stepsBack(key, parameter)
      if (steps) return goBack(navigate, steps)
      const next = new URLSearchParams(search)
      next.delete(parameter)
      void navigate(`?${next}`, { preventScrollReset: true, replace: true })
    }, [parameter, navigate]),
  }
}
