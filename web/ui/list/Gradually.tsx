/** Rows that come some at a time, so that no frame waits for all of them. */
import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'

/** What a slow phone draws within one frame. */
const few = 2

/** What comes at once, at most. */
const many = 16

/** Milliseconds from one frame to the next where there is room for more in each. */
const quick = 20

interface Props {
  /** They are told apart by their keys. */
  rows: readonly ReactElement[]
  /** Keeps the room of those that are still to come. */
  room: (missing: number) => ReactNode
}

/**
 * With each frame some more of the rows, and more of them after a quick one. Other rows, or the same ones in another order, begin
 * again: in one frame those of before leave, which takes browsers as long as drawing some; only a few stay, in whose place the first
 * ones come in the next, and those that are the first ones now, with what is open in them. A component and no hook: what stands
 * around the rows is not drawn again with each frame.
 */
export function Gradually({ rows, room }: Props) {
  const all = rows.map(({ key }) => key).join()
  const drawn = useRef<readonly ReactElement[]>([])
  const [state, setState] = useState({ all, count: few, some: few, at: 0 })
  const shown = state.all === all ? state : { all, count: rows.length > few ? 0 : few, some: few, at: 0 }
  if (shown !== state) setState(shown)
  const { count, some, at } = shown
  // oxlint-disable-next-line react/refs -- those of before are what was drawn last, whatever has been rendered since
  const here = count ? rows.slice(0, count) : staying(drawn.current, rows)
  useLayoutEffect(() => {
    drawn.current = here
  })
  const more = count < rows.length
  useEffect(() => {
    if (!more) return
    const frame = requestAnimationFrame((now) => {
      const next = now - at < quick ? Math.min(some + few, many) : few
      startTransition(() => setState({ all, count: count + next, some: next, at: now }))
    })
    return () => cancelAnimationFrame(frame)
  }, [all, count, more, some, at])
  return (
    <>
      {here}
      {here.length < rows.length && room(rows.length - here.length)}
    </>
  )
}

function staying(before: readonly ReactElement[], rows: readonly ReactElement[]) {
  const first = new Set(rows.slice(0, few).map(({ key }) => key))
  return before.filter(({ key }, nth) => nth < few || first.has(key))
}
