/** Answers that a test keeps back: to see what a person sees meanwhile, or to let an older answer come after a newer one. */

interface Slow<T> {
  /** Given as an answer, it is open until `arrive` or `fail` is called. */
  answer: Promise<T>
  arrive: (value: T) => void
  fail: (error: Error) => void
}

export function slow<T = unknown>(): Slow<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  return { answer: promise, arrive: resolve, fail: reject }
}
