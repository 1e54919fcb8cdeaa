/** Asks for the password when the server wants a recent proof of it; one dialog serves every change that waits for it. */

let waiting: PromiseWithResolvers<boolean> | null = null
const listeners = new Set<() => void>()

/** Resolves to true once the person has proved the password, and to false when the person cancels. */
export function confirmPassword(): Promise<boolean> {
  waiting ??= Promise.withResolvers()
  changed()
  return waiting.promise
}

/** Lets the waiting changes go on, or fail. */
export function answerPassword(confirmed: boolean): void {
  waiting?.resolve(confirmed)
  waiting = null
  changed()
}

export const isPasswordAsked = (): boolean => waiting !== null

/** Calls when the question comes or goes; returns the way to stop that. */
export function onPasswordAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function changed() {
  for (const listener of listeners) listener()
}
