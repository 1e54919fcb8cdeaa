/** What the current page is called once it is known: its heading, which the document's title and the breadcrumb repeat. */
import { useEffect, useSyncExternalStore } from 'react'

let current: string | null = null
const listeners = new Set<() => void>()

function set(name: string | null) {
  current = name
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the name that the page has given itself, or null. */
export const usePageName = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )

/** Names the page as long as the component is shown; null leaves the name of its description. */
export function useNamePage(name: string | null): void {
  useEffect(() => {
    set(name)
    return () => set(null)
  }, [name])
}
