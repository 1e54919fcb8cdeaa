/** Rows that come some at a time, so that no frame waits for all of them. */
import { startTransition, useEffect, useState } from 'react'

/** What a slow phone draws within one frame. */
const some = 4

/** How many of the rows named by `ids` stand there by now; other rows, or the same ones in another order, begin anew. */
export function useGradually(ids: readonly string[]): number {
  const all = ids.join()
  const [shown, setShown] = useState({ all, count: some })
  if (shown.all !== all) setShown({ all, count: some })
  const count = shown.all === all ? shown.count : some
  const more = count < ids.length
  useEffect(() => {
    if (!more) return
    const frame = requestAnimationFrame(() => startTransition(() => setShown({ all, count: count + some })))
    return () => cancelAnimationFrame(frame)
  }, [all, count, more])
  return Math.min(count, ids.length)
}
