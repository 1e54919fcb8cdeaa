/** Where a keyboard goes on after a question, when what asked it is gone with what was done: a row that was deleted, a button that is over. */
import { useEffect, useRef, useState } from 'react'

/** An element and all that holds it, from the inside out. */
function pathOf(element: Element | null): Element[] {
  const path: Element[] = []
  for (let at = element; at; at = at.parentElement) path.push(at)
  return path
}

/** The first heading in the nearest part of the page that held the element and is still there. */
function headingOver(path: readonly Element[]): HTMLElement | null {
  for (const holder of path) {
    const heading = holder.isConnected ? holder.querySelector<HTMLElement>('h1, h2, h3, h4') : null
    if (heading) return heading
  }
  return null
}

/** Milliseconds for which the page may still take away what asked, once the question is closed. */
const patience = 2_000

/** Watches the page for a moment: when the element is gone and has left the focus nowhere, it goes to the heading over it. */
function keepPlace(path: readonly Element[]): void {
  const observer = new MutationObserver(() => {
    if (path[0]?.isConnected || document.activeElement !== document.body) return
    observer.disconnect()
    const heading = headingOver(path)
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading?.focus()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), patience)
}

/** For the dialog of a question, before it has taken the focus. Returns what is called when the question is closed. */
export function useLastFocus(): () => void {
  const [first] = useState(() => pathOf(document.activeElement))
  const path = useRef<readonly Element[]>(first)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('[role=alertdialog]')) path.current = pathOf(target)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  return () => keepPlace(path.current)
}
