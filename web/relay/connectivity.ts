/** Whether the server can be reached. Queries wait here while it cannot, and a banner shows it. */

const probeEvery = 3_000
const listeners = new Set<() => void>()
let offline = false
let reached = false
let probe: ReturnType<typeof setTimeout> | undefined

export const isOffline = (): boolean => offline

/** Calls at each change; returns the way to stop that. */
export function onConnectivity(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(next: boolean) {
  if (offline === next) return
  offline = next
  for (const listener of listeners) listener()
}

/** The server answered. */
export function answered(): void {
  reached = true
  clearTimeout(probe)
  probe = undefined
  set(false)
}

/** The server did not answer: from now on it is asked every few seconds until it does. */
export function unanswered(): void {
  set(true)
  if (probe === undefined) probe = setTimeout(() => void ask(), probeEvery)
}

async function ask() {
  probe = undefined
  try {
    await fetch('/healthz', { cache: 'no-store' })
    answered()
  } catch {
    unanswered()
  }
}

/** Resolves once the server can be reached again; false when it never was, so that the start of the app can fail. */
function untilBack(): Promise<boolean> {
  if (!reached) return Promise.resolve(false)
  unanswered()
  return new Promise((resolve) => {
    const stop = onConnectivity(() => {
      if (offline) return
      stop()
      resolve(true)
    })
  })
}

/** Runs what needs the network, again after each interruption of the connection. */
export async function whenConnected<T>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!isInterrupted(error) || !(await untilBack())) throw error
    }
  }
}

/** Whether the browser got no answer at all; each names it in its own words. */
export const isInterrupted = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed|importing a module/i.test(error.message)

/** Shows at once what the browser knows of its connection. */
export function watchConnection(): void {
  window.addEventListener('offline', () => reached && unanswered())
  window.addEventListener('online', () => {
    if (!offline) return
    clearTimeout(probe)
    void ask()
  })
}
