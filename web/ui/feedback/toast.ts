/** Says how something went, one thing at a time; the toaster's code comes with the first thing to say. */

export interface Words {
  title: string
  description?: string
  /** What can be done about it at once, such as to undo it. */
  action?: { label: string; run: () => void }
}

export interface Toast extends Words {
  kind: 'success' | 'error'
}

let listener: ((toast: Toast | null) => void) | null = null
let waiting: Toast | null = null

/** Shows a toast in the place of the one before. */
export function toast(said: Toast): void {
  waiting = said
  listener?.(said)
}

/** Removes an error that is still shown: what failed has succeeded since. */
export function dismissError(): void {
  if (waiting?.kind !== 'error') return
  waiting = null
  listener?.(null)
}

/** The toaster takes what is said from here on, and what waits. */
export function onToast(show: (toast: Toast | null) => void): () => void {
  listener = show
  if (waiting) show(waiting)
  return () => {
    listener = null
  }
}
