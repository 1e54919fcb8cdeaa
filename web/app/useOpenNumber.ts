/** The number of what is open over a page or beside a list. */
import { useCallback } from 'react'
import type { OverlayParameter } from '#web/lists/overlays.ts'
import { useOverlay } from './useOverlay.ts'

/** The number that the address has, or null, and how to open another; null closes. */
export function useOpenNumber(parameter: OverlayParameter): [number | null, (number: number | null) => void] {
  const { value, show, close } = useOverlay(parameter)
  const asked = Number(value)
  const set = useCallback((number: number | null) => (number === null ? close() : show(String(number))), [close, show])
  return [Number.isInteger(asked) && asked > 0 ? asked : null, set]
}
