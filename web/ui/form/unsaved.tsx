/**
 * One guard for changes that are not saved, wherever their form is: pages, dialogs, drawers and tabs ask before they
 * lose them. Forms register in the scope around them; a scope asks for the forms inside it.
 */
import * as texts from '#texts/ui/unsaved.js'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { useBlocker, useLocation, type Location } from 'react-router'
import { useConfirm, type Question } from '../feedback/Confirm.tsx'

/** True while changes may be lost without a question: they are saved, or the question is answered. */
export interface Released {
  current: boolean
}

interface Entry {
  released: Released
  isLost: (to: Location) => boolean
}

/** The unsaved changes inside a dialog, a drawer, tabs, or the whole app. */
class Scope {
  readonly #entries = new Set<Entry>()
  readonly #listeners = new Set<() => void>()
  readonly #parent: Scope | null

  constructor(parent: Scope | null = null) {
    this.#parent = parent
  }

  /** Adds it here and in every scope around; returns how to remove it. */
  add(entry: Entry): () => void {
    const remove = this.#parent?.add(entry)
    this.#entries.add(entry)
    this.#notify()
    return () => {
      this.#entries.delete(entry)
      this.#notify()
      remove?.()
    }
  }

  /** The entries that were not released, of those that match. */
  waiting = (matches: (entry: Entry) => boolean = () => true) =>
    [...this.#entries].filter((entry) => !entry.released.current && matches(entry))

  /** The entry that asks for all: the router lets one component block. */
  first = (): Entry | undefined => this.#entries.values().next().value

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #notify() {
    for (const listener of this.#listeners) listener()
  }
}

const everywhere = new Scope()
const ScopeContext = createContext(everywhere)
export const UnsavedScope = ScopeContext.Provider

export const leaveQuestion = {
  title: texts.leaveWithoutSaving(),
  message: texts.yourChangesAreNotSaved(),
  confirm: texts.leave(),
  danger: true,
} satisfies Partial<Question>

/** A scope for what a container holds, and a function that leaves it: at once, or once the question is answered. */
export function useUnsavedScope(): [Scope, (leave: () => void) => void] {
  const parent = use(ScopeContext)
  const [scope] = useState(() => new Scope(parent))
  const confirm = useConfirm()
  const leaving = (leave: () => void) => {
    const waiting = scope.waiting()
    if (!waiting.length) return leave()
    confirm({
      ...leaveQuestion,
      onConfirm: () => {
        release(waiting)
        leave()
        return true
      },
    })
  }
  return [scope, leaving]
}

const release = (entries: readonly Entry[]) => {
  for (const { released } of entries) released.current = true
}

interface Props {
  /** How a form releases its changes; other changes ask until they are gone. */
  released?: Released
  /** The part of the address that opened a form in the place of its page: without it the form is left. */
  openedBy?: string | undefined
}

/** Present while there are unsaved changes: another page, another overlay or a closed tab asks before they are lost. */
export function UnsavedChanges({ released = { current: false }, openedBy }: Props) {
  const scope = use(ScopeContext)
  const here = useLocation()
  const [entry] = useState<Entry>(() => ({ released, isLost: (to) => isLost(here, to, openedBy) }))
  useEffect(() => scope.add(entry), [scope, entry])
  const asks = useSyncExternalStore(everywhere.subscribe, everywhere.first) === entry
  return asks && <Blocker />
}

/** Another path, or the loss of what the address opened; what is added to it, such as help, opens over the form. */
function isLost(from: Location, to: Location, openedBy: string | undefined): boolean {
  if (from.pathname !== to.pathname) return true
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)]
  if (openedBy !== undefined) return before.has(openedBy) && !after.has(openedBy)
  return [...before].some(([name, value]) => after.get(name) !== value)
}

function Blocker() {
  const confirm = useConfirm()
  const blocker = useBlocker(({ nextLocation }) => everywhere.waiting((entry) => entry.isLost(nextLocation)).length > 0)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    confirm({
      ...leaveQuestion,
      onConfirm: () => {
        release(everywhere.waiting((entry) => entry.isLost(blocker.location)))
        blocker.proceed()
        return true
      },
      onCancel: () => blocker.reset(),
    })
  }, [blocker, confirm])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
  return null
}
