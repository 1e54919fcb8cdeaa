/** The room of a box that scrolls sideways, and marks on it that say on which sides there is more. */
import { useCallback, useState } from 'react'

/** Sets `data-more-start`, `data-more-end` and, for either, `data-sideways`. */
function markSides(box: HTMLElement) {
  const before = Math.abs(box.scrollLeft) > 1
  const after = Math.abs(box.scrollLeft) + box.clientWidth < box.scrollWidth - 1
  box.toggleAttribute('data-more-start', before)
  box.toggleAttribute('data-more-end', after)
  box.toggleAttribute('data-sideways', before || after)
}

const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

/** Returns a ref for the box and its width in rem; Infinity until it is known. */
export function useRoom(): [(box: HTMLElement | null) => (() => void) | undefined, number] {
  const [room, setRoom] = useState(Infinity)
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return
    const measure = () => {
      if (box.clientWidth) setRoom(box.clientWidth / rem())
      markSides(box)
    }
    const mark = () => markSides(box)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    box.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', mark)
    }
  }, [])
  return [ref, room]
}
