/** Whether single keys do something; a person may switch them off (WCAG 2.2, 2.1.4). Kept in the browser. */
import { useSyncExternalStore } from 'react'

const key = 'ascent.singleKeys'
const listeners = new Set<() => void>()

const isOn = () => localStorage.getItem(key) !== 'off'

function set(on: boolean) {
  if (on) localStorage.removeItem(key)
  else localStorage.setItem(key, 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSingleKeys = () => [useSyncExternalStore(subscribe, isOn), set] as const
