/** The opportunities that are to stand side by side, at most three. */
import { useMemo, useState } from 'react'
import type { Opportunity } from './opportunityColumns.tsx'

export const mostCompared = 3

export interface Compared {
  all: readonly Opportunity[]
  has: (id: string) => boolean
  /** Whether no more can be added. */
  full: boolean
  toggle: (opportunity: Opportunity) => void
  clear: () => void
}

export function useCompared(): Compared {
  const [all, setAll] = useState<readonly Opportunity[]>([])
  return useMemo(
    () => ({
      all,
      has: (id) => all.some((one) => one.id === id),
      full: all.length >= mostCompared,
      toggle: (opportunity) =>
        setAll((before) =>
          before.some(({ id }) => id === opportunity.id)
            ? before.filter(({ id }) => id !== opportunity.id)
            : [...before, opportunity].slice(0, mostCompared),
        ),
      clear: () => setAll([]),
    }),
    [all],
  )
}
