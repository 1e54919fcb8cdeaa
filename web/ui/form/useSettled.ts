/** What is written, once it has been left alone for a while: the one clock of every form that keeps itself. */
import { useEffect, useRef } from 'react'
import { useDebounced } from '../useDebounced.ts'

/** Milliseconds of quiet after which what one writes is kept. */
const quiet = 2_000

/** Hands values over once nothing was written for two seconds, the same ones once; not while `open` is false. */
export function useSettled<V>(values: V, open: boolean, hand: (values: V) => void): void {
  const settled = useDebounced(values, quiet)
  const handed = useRef(values)
  const now = useRef(hand)
  useEffect(() => {
    now.current = hand
  })
  useEffect(() => {
    if (!open || settled !== values || settled === handed.current) return
    handed.current = settled
    now.current(settled)
  }, [open, settled, values])
}
