/** What the search offers before anything is typed: pages opened recently, what one can begin, then the entries of the menu. */
import { useMemo } from 'react'
import { useOpenPages } from '../PagesContext.tsx'
import type { Hit } from './hit.ts'
import { useActions } from './useActions.ts'
import { useRecentPlaces } from './useRecentPlaces.ts'
import { hitOf } from './useSearchHits.ts'

const mostPages = 6

export function useSuggestions(looks: boolean): readonly Hit[] {
  const recent = useRecentPlaces(looks)
  const actions = useActions()
  const pages = useOpenPages()
  return useMemo(() => {
    if (!looks) return []
    const known = new Set([...recent, ...actions].map(({ to }) => to))
    const others = pages.filter(({ menu, path }) => menu && !known.has(path)).slice(0, mostPages)
    return [...recent, ...actions, ...others.map(hitOf)]
  }, [looks, recent, actions, pages])
}
