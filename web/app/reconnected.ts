/** Told when the socket is back after having been lost, so that what was missed can be read. */
const listeners = new Set<() => void>()

export const reconnected = (): void => {
  for (const listener of listeners) listener()
}

export function onReconnected(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
