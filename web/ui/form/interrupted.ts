/**
 * What was typed and not sent when a session ended: it stays in this tab, and the same form offers it to the same person
 * after the next sign-in. Nothing is kept of passwords and other secrets, nor of files.
 */
import { useEffect, useSyncExternalStore } from 'react'

interface Interrupted {
  owner: string
  path: string
  /** The form's name (Form.tsx). */
  call: string
  /** What was changed in it. */
  values: Record<string, unknown>
}

interface Unsaved {
  call: string
  values: object
  initial: object
}

const key = 'ascent.interrupted'
const secret = /password|secret|token/i
const unsaved = new Set<Unsaved>()
const listeners = new Set<() => void>()
let owner: string | null = null
let known: readonly Interrupted[] | null = null

function all(): readonly Interrupted[] {
  try {
    known ??= JSON.parse(sessionStorage.getItem(key) ?? '[]') as Interrupted[]
  } catch {
    known = []
  }
  return known
}

function put(next: readonly Interrupted[]) {
  known = next
  try {
    if (next.length) sessionStorage.setItem(key, JSON.stringify(next))
    else sessionStorage.removeItem(key)
  } catch {
    // More than the browser takes: it is there until the page is loaded again.
  }
  for (const listener of listeners) listener()
}

/** Who fills in forms from now on; what another person left is forgotten. Nobody is a visitor, who may sign in again. */
export function formsAreOf(person: string | undefined): void {
  if (person === undefined || person === owner) return
  owner = person
  put(all().filter((one) => one.owner === person))
}

/** Keeps what is written in all forms that are open and not saved: the session has ended. */
export function keepUnsavedForms(): void {
  const person = owner
  if (person === null || !unsaved.size) return
  const path = location.pathname
  put(
    [...unsaved].flatMap(({ call, values, initial }) => {
      const changed = changedOf(values, initial)
      return Object.keys(changed).length ? [{ owner: person, path, call, values: changed }] : []
    }),
  )
}

function changedOf(values: object, initial: object): Record<string, unknown> {
  const before = initial as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !secret.test(name) && !holdsFile(value) && JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  )
}

const holdsFile = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(holdsFile) : typeof Blob !== 'undefined' && value instanceof Blob

/** While a form has changes that are not saved, they are kept when the session ends. */
export function useKeptWhenInterrupted({ call, values, initial }: Unsaved, isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const entry = { call, values, initial }
    unsaved.add(entry)
    return () => void unsaved.delete(entry)
  }, [call, values, initial, isUnsaved])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const nothing = () => null

/** What the viewer had typed in this form here, and how to forget it; null when there is nothing. */
export function useInterrupted(call: string): { values: Record<string, unknown>; forget: () => void } | null {
  const found = useSyncExternalStore(
    subscribe,
    () => all().find((one) => one.owner === owner && one.call === call && one.path === location.pathname) ?? null,
    nothing,
  )
  return found && { values: found.values, forget: () => put(all().filter((one) => one !== found)) }
}
