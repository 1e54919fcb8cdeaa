/** The pages that the viewer has opened on this device, the latest first; forgotten when the session ends. */
import { useEffect, useMemo } from 'react'
import { useLocation, useMatches } from 'react-router'
import * as words from '#texts/app/kindWords.js'
import type { PageDescription } from '#web/relay/page.tsx'
import { usePageName } from '#web/ui/pageName.ts'
import { useViewer } from '../AppContext.tsx'
import { recentKey } from '../session.ts'
import type { Hit } from './hit.ts'

const most = 6

interface Place {
  title: string
  to: string
}

const none: readonly Place[] = []
const stored = () => localStorage.getItem(recentKey)

/** Those of one viewer; another person's are not looked at. */
function placesOf(text: string | null, viewer: string): readonly Place[] {
  try {
    const known = JSON.parse(text ?? 'null') as { viewer: string; places: Place[] } | null
    return known?.viewer === viewer ? known.places : none
  } catch {
    return none
  }
}

/** A place that is known by its title, as a hit. */
export const placeHit = (word: string, title: string, to: string): Hit => ({
  word,
  title,
  description: '',
  tags: [],
  to,
  score: 0,
  places: [],
})

/** Remembers the current page under its name. */
export function useRememberPlace(): void {
  const { id, viewedUntil } = useViewer()
  const { pathname } = useLocation()
  const page = useMatches().at(-1)?.handle as PageDescription | undefined
  const named = usePageName()
  const title = named ?? (page?.path.includes(':') ? undefined : page?.title)
  useEffect(() => {
    // What is seen as another person is not kept.
    if (!title || viewedUntil) return
    const before = placesOf(stored(), id)
    const places = [{ title, to: pathname }, ...before.filter(({ to }) => to !== pathname)].slice(0, most)
    localStorage.setItem(recentKey, JSON.stringify({ viewer: id, places }))
  }, [id, viewedUntil, pathname, title])
}

/** The places before the current one, as they are when somebody looks at them: remembering one draws nothing again. */
export function useRecentPlaces(looks: boolean): readonly Hit[] {
  const { id } = useViewer()
  const { pathname } = useLocation()
  return useMemo(
    () =>
      placesOf(looks ? stored() : null, id)
        .filter(({ to }) => to !== pathname)
        .map(({ title, to }) => placeHit(words.recent(), title, to)),
    [looks, id, pathname],
  )
}
