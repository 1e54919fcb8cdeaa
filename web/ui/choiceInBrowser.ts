/** A person's choice about this browser, kept in it: one of a few words, of which the first is the usual one. */
import { useSyncExternalStore } from 'react'

export interface Choice<V extends string> {
  /** What holds now. */
  chosen: () => V
  choose: (value: V) => void
  use: () => readonly [V, (value: V) => void]
}

/** `onChosen` is called with each new choice. */
export function choiceInBrowser<V extends string>(
  key: string,
  values: readonly [V, ...V[]],
  onChosen?: (value: V) => void,
): Choice<V> {
  const listeners = new Set<() => void>()
  const [usual] = values
  const chosen = () => values.find((value) => value === localStorage.getItem(key)) ?? usual
  function choose(value: V) {
    if (value === usual) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    onChosen?.(value)
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { chosen, choose, use: () => [useSyncExternalStore(subscribe, chosen, () => usual), choose] as const }
}
