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
 * With each frame some more of the rows, and more of them after a quick one. Rows that were there before stay when others came between
 * them or left: somebody may have a menu or a dialog open in any of them. Different rows, or the same ones in another order, begin
 * again: in one frame those of before leave, which takes browsers as long as drawing some; only a few stay, in whose place the first
 * ones come in the next, and those that are the first ones now. A component and no hook: what stands around the rows is not drawn
 * again with each frame.
 */
export function Gradually({ rows, room }: Props) {
  const keys = rows.map(({ key }) => key)
  const all = keys.join()
  const drawn = useRef<readonly ReactElement[]>([])
  const [state, setState] = useState<State>({ all, here: keys.slice(0, few), some: few, at: 0 })
  // oxlint-disable-next-line react/refs -- those of before are what was drawn last, whatever has been rendered since
  const shown = state.all === all ? state : { all, here: staysIn(keys, drawn.current), some: few, at: 0 }
  if (shown !== state) setState(shown)
  const { here, some, at } = shown
  // oxlint-disable-next-line react/refs -- as above
  const now = here ? rows.filter(({ key }) => here.includes(key)) : leaving(drawn.current, keys)
  useLayoutEffect(() => {
    drawn.current = now
  })
  const missing = keys.filter((key) => !here?.includes(key))
  const more = missing.length > 0
  useEffect(() => {
    if (!more) return
    const frame = requestAnimationFrame((time) => {
      const next = time - at < quick ? Math.min(some + few, many) : few
      startTransition(() => setState({ all, here: [...(here ?? []), ...missing.slice(0, next)], some: next, at: time }))
    })
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps -- what is missing follows from all rows and those that are here
  }, [all, here, more, some, at])
  return (
    <>
      {now}
      {now.length < rows.length && room(rows.length - now.length)}
    </>
  )
}

type Key = ReactElement['key']

interface State {
  /** The keys of all rows. */
  all: string
  /** Those that are drawn; none of them while those of before leave. */
  here: readonly Key[] | null
  /** How many came with the last frame. */
  some: number
  /** When that was. */
  at: number
}

/** Those of before that are still among the rows, unless there are none or their order is another one; all of a few rows. */
function staysIn(keys: readonly Key[], before: readonly ReactElement[]): readonly Key[] | null {
  if (keys.length <= few) return keys
  const stay = before.map(({ key }) => key).filter((key) => keys.includes(key))
  const inOrder = keys.filter((key) => stay.includes(key)).join() === stay.join()
  return stay.length > 0 && inOrder ? stay : null
}

/** Those that are still shown in the frame in which the others of before leave. */
function leaving(before: readonly ReactElement[], keys: readonly Key[]) {
  const first = keys.slice(0, few)
  return before.filter(({ key }, nth) => nth < few || first.includes(key))
}
