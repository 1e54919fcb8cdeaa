/** Says how something went, one thing at a time; the toaster's code comes with the first thing to say. */

export interface Words {
  title: string
  description?: string
}

export interface Toast extends Words {
  kind: 'success' | 'error'
}

let listener: ((toast: Toast) => void) | null = null
let waiting: Toast | null = null

/** Shows a toast in the place of the one before. */
export function toast(said: Toast): void {
  waiting = said
  listener?.(said)
}

/** The toaster takes what is said from here on, and what waits. */
export function onToast(show: (toast: Toast) => void): () => void {
  listener = show
  if (waiting) show(waiting)
  return () => {
    listener = null
  }
}
