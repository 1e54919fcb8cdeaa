/** Tells that an action was done on the server, so that what is shown and may depend on it is read again. */
import type { Environment } from 'relay-runtime'

const listeners = new WeakMap<Environment, Set<() => void>>()
const waiting = new WeakSet<Environment>()

/** Calls after each action; returns the way to stop that. */
export function onActed(environment: Environment, listener: () => void): () => void {
  const all = listeners.get(environment) ?? new Set()
  listeners.set(environment, all.add(listener))
  return () => void all.delete(listener)
}

/** Several actions at a time are told of once, and only when whoever acted has gone on, maybe to another page. */
export function acted(environment: Environment): void {
  if (waiting.has(environment)) return
  waiting.add(environment)
  setTimeout(() => {
    waiting.delete(environment)
    for (const listener of listeners.get(environment) ?? []) listener()
  })
}
