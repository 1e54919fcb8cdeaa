/** What the search offers before anything is typed: what is pinned, pages opened recently, what one can begin, then the entries of the menu. */
import { useMemo } from 'react'
import * as words from '#texts/app/kindWords.js'
import { useOpenPages } from '../PagesContext.tsx'
import { usePins } from '../menu/usePins.ts'
import type { Hit } from './hit.ts'
import { useActions } from './useActions.ts'
import { placeHit, useRecentPlaces } from './useRecentPlaces.ts'
import { hitOf } from './useSearchHits.ts'

const mostPages = 6

export function useSuggestions(looks: boolean): readonly Hit[] {
  const pins = usePins()
  const recent = useRecentPlaces(looks)
  const actions = useActions()
  const pages = useOpenPages()
  return useMemo(() => {
    if (!looks) return []
    const pinned = pins.map(({ title, path }) => placeHit(words.pinned(), title, path))
    const shown = new Set(pinned.map(({ to }) => to))
    const visited = recent.filter(({ to }) => !shown.has(to))
    const known = new Set([...visited, ...actions].map(({ to }) => to))
    const others = pages
      .filter(({ menu, path }) => menu && !known.has(path))
      .toSorted((one, other) => one.menu!.order - other.menu!.order)
      .slice(0, mostPages)
    return [...pinned, ...visited, ...actions, ...others.map(hitOf)]
  }, [looks, pins, recent, actions, pages])
}
