/** Tells that an action was done on the server, so that what is shown and may depend on it is read again. */
import type { Environment } from 'relay-runtime'

const pages = new WeakMap<Environment, () => Promise<void>>()
const listeners = new WeakMap<Environment, Set<() => void>>()
const waiting = new WeakSet<Environment>()

/** Says how the page is read again; the promise ends when it was. */
export const readPageBy = (environment: Environment, read: () => Promise<void>): void =>
  void pages.set(environment, read)

/** Calls after each action, once the page was read; returns the way to stop that. */
export function onActed(environment: Environment, listener: () => void): () => void {
  const all = listeners.get(environment) ?? new Set()
  listeners.set(environment, all.add(listener))
  return () => void all.delete(listener)
}

/**
 * Several actions at a time are told of once, and only when whoever acted has gone on, maybe to another page.
 */
export function acted(environment: Environment): void {
  if (waiting.has(environment)) return
  waiting.add(environment)
  setTimeout(() => {
    waiting.delete(environment)
    const told = () => {
      for (const listener of listeners.get(environment) ?? []) listener()
    }
    void (pages.get(environment)?.() ?? Promise.resolve()).then(told, told)
  })
}
