/** The columns that a person has hidden in a list: a choice that the browser keeps for each page. */
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { toggled } from './useSelection.ts'

const key = 'ascent.columns'

function stored(): Record<string, string[]> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Record<string, string[]>
  } catch {
    return {}
  }
}

export interface HiddenColumns {
  hidden: ReadonlySet<string>
  toggle: (header: string) => void
  showAll: () => void
}

/** Returns the headers of hidden columns of the list of `noun` on the current page. */
export function useHiddenColumns(noun: string): HiddenColumns {
  const list = `${useLocation().pathname} ${noun}`
  const [all, setAll] = useState(stored)
  const headers = all[list]
  const hidden = useMemo(() => new Set(Array.isArray(headers) ? headers : []), [headers])
  const set = (next: ReadonlySet<string>) => {
    const choices = { ...stored(), [list]: [...next] }
    localStorage.setItem(key, JSON.stringify(choices))
    setAll(choices)
  }
  return { hidden, toggle: (header) => set(toggled(hidden, header)), showAll: () => set(new Set()) }
}
