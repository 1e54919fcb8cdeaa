/** Where a keyboard goes on after a question, when what asked it is gone with what was done: a row that was deleted, a button that is over. */
import { useEffect, useRef } from 'react'

/** An element and all that holds it, from the inside out. */
function pathOf(element: Element): Element[] {
  const path: Element[] = []
  for (let at: Element | null = element; at; at = at.parentElement) path.push(at)
  return path
}

/** What had the focus, or else the first heading in the nearest part of the page that held it and is still there. */
function stillThere([element, ...holders]: readonly Element[]): HTMLElement | null {
  if (element?.isConnected) return element as HTMLElement
  for (const holder of holders) {
    const heading = holder.isConnected ? holder.querySelector<HTMLElement>('h1, h2, h3, h4') : null
    if (!heading) continue
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    return heading
  }
  return null
}

/** Milliseconds for which a page may still take away what asked, once the question is closed. */
const patience = 2_000

/** Goes to that place when what has the focus is taken away a moment later. */
function goOn(path: readonly Element[]): void {
  const observer = new MutationObserver(() => {
    if (path[0]?.isConnected || document.activeElement !== document.body) return
    observer.disconnect()
    stillThere(path)?.focus()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), patience)
}

/** Returns what finds that place; `inside` are the places, by a selector, in which the focus does not count. */
export function useLastFocus(inside: string): () => HTMLElement | null {
  const path = useRef<readonly Element[]>([])
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest(inside)) path.current = pathOf(target)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [inside])
  return () => {
    goOn(path.current)
    return stillThere(path.current)
  }
}
