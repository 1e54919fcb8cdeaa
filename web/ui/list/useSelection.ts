/** Which rows of a list are chosen. */
import { useCallback, useState } from 'react'

/** A row of a list. */
export interface Identified {
  readonly id: string
}

export interface Selection {
  chosen: ReadonlySet<string>
  some: boolean
  all: boolean
  toggle: (id: string) => void
  chooseAll: (all: boolean) => void
  /** Leaves only these selected, or none. */
  clear: (except?: readonly string[]) => void
}

export function useSelection(ids: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // A selection is of rows that one sees: what left the page is no longer chosen.
  const here = ids.filter((id) => chosen.has(id))
  if (here.length < chosen.size) setChosen(new Set(here))
  return {
    chosen,
    some: here.length > 0,
    all: here.length === ids.length,
    toggle: useCallback((id) => setChosen((before) => toggled(before, id)), []),
    chooseAll: (all) => setChosen(new Set(all ? ids : [])),
    clear: (except = []) => setChosen(new Set(except)),
  }
}

export function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}
