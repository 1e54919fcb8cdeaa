/** What the search offers before anything is typed: pages opened recently, then the entries of the menu. */
import { useMemo } from 'react'
import { useOpenPages } from '../PagesContext.tsx'
import { useRecentPlaces } from './useRecentPlaces.ts'
import { hitOf, type Hit } from './useSearchHits.ts'

const mostPages = 6

export function useSuggestions(): readonly Hit[] {
  const recent = useRecentPlaces()
  const pages = useOpenPages()
  return useMemo(() => {
    const known = new Set(recent.map(({ to }) => to))
    const others = pages.filter(({ menu, path }) => menu && !known.has(path)).slice(0, mostPages)
    return [...recent, ...others.map(hitOf)]
  }, [recent, pages])
}
