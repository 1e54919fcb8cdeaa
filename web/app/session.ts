/** The session in the browser: the token with its expiry in local storage, as docs/spec/accounts.md#sessions says. */

interface Session {
  token: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

const key = 'ascent.token'
const listeners = new Set<() => void>()

function read(): Session | null {
  try {
    const session = JSON.parse(localStorage.getItem(key) ?? 'null') as Session | null
    if (session && session.expiresAt > Date.now()) return session
  } catch {
    // Something else stands there: it is as good as nothing.
  }
  localStorage.removeItem(key)
  return null
}

/** The token, or null; an expired one is removed. */
export const sessionToken = (): string | null => read()?.token ?? null

/** Keeps a new session (`expiresIn` in seconds) and goes on at `to`; everything that was loaded for another person is dropped. */
export function startSession({ token, expiresIn }: { token: string; expiresIn: number }, to: string): void {
  ended = false
  localStorage.setItem(key, JSON.stringify({ token, expiresAt: Date.now() + expiresIn * 1000 } satisfies Session))
  history.pushState(null, '', to)
  changed()
}

let ended = false

/** Whether the last session ended without being signed out of here; said where one signs in again. */
export const hasSessionEnded = (): boolean => ended

/** The server no longer knows the session: it is forgotten here, too. */
export function sessionEnded(): void {
  ended = true
  endSession()
}

/** Forgets the session and all that was loaded with it, and goes on at `to` when it is given. */
export function endSession(to?: string): void {
  localStorage.removeItem(key)
  if (to) history.pushState(null, '', to)
  changed()
}

function changed() {
  for (const listener of listeners) listener()
}

/** Calls whenever another person may be signed in, in this tab or another; gives the way to stop that. */
export function onSessionChange(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => event.key === key && changed()
  listeners.add(listener)
  window.addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', elsewhere)
  }
}
