/** The session in the browser: the token with its expiry in local storage, as docs/spec/accounts.md#sessions says. */
import { keepUnsavedForms } from '#web/ui/form/interrupted.ts'

interface Session {
  token: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

const key = 'ascent.token'
/** An administrator's own session, while another person's is looked at. */
const ownKey = 'ascent.own'
/** What the viewer opened recently (search/useRecentPlaces.ts); it names records, and goes with the session. */
export const recentKey = 'ascent.recent'
const listeners = new Set<() => void>()

function read(): Session | null {
  try {
    const session = JSON.parse(localStorage.getItem(key) ?? 'null') as Session | null
    if (session && session.expiresAt > Date.now()) return session
  } catch {
    // Something else stands there: it is as good as nothing.
  }
  // The time of a view is over: the administrator’s own session goes on.
  const own = localStorage.getItem(ownKey)
  localStorage.removeItem(ownKey)
  if (own) {
    localStorage.setItem(key, own)
    return read()
  }
  if (localStorage.getItem(key)) keepUnsavedForms()
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

/** Goes on as another person; the administrator’s own session is kept aside until `endSession`. */
export function startView({ token, expiresIn }: { token: string; expiresIn: number }): void {
  const own = localStorage.getItem(key)
  if (own) localStorage.setItem(ownKey, own)
  startSession({ token, expiresIn }, '/')
}

let ended = false

/** Whether the last session ended without being signed out of here; said where one signs in again. */
export const hasSessionEnded = (): boolean => ended

/** The server no longer knows the session: it is forgotten here, too. */
export function sessionEnded(): void {
  ended = true
  keepUnsavedForms()
  endSession()
}

/** Forgets the session and all that was loaded with it, and goes on at `to` when it is given; after a view, in the administrator’s own session. */
export function endSession(to?: string): void {
  const own = localStorage.getItem(ownKey)
  localStorage.removeItem(ownKey)
  if (own) localStorage.setItem(key, own)
  else localStorage.removeItem(key)
  localStorage.removeItem(recentKey)
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
