/** The pages that the viewer has opened since the app was loaded, the latest first. Nothing of it is stored. */
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { PageDescription } from '#web/relay/page.tsx'
import { usePageName } from '#web/ui/pageName.ts'
import { useViewer } from '../AppContext.tsx'
import type { Hit } from './useSearchHits.ts'

const most = 6
let places: { viewer: string; hits: readonly Hit[] } = { viewer: '', hits: [] }
const none: readonly Hit[] = []

const subscribe = () => () => {}

/** Remembers the current page under its name. */
export function useRememberPlace(): void {
  const { id } = useViewer()
  const { pathname } = useLocation()
  const page = useMatches().at(-1)?.handle as PageDescription | undefined
  const named = usePageName()
  const title = named ?? (page?.path.includes(':') ? undefined : page?.title)
  useEffect(() => {
    if (!title) return
    const before = places.viewer === id ? places.hits : none
    const hit: Hit = { kind: 'Recent', title, description: '', tags: [], to: pathname }
    places = { viewer: id, hits: [hit, ...before.filter(({ to }) => to !== pathname)].slice(0, most) }
  }, [id, pathname, title])
}

/** The places before the current one. */
export function useRecentPlaces(): readonly Hit[] {
  const { id } = useViewer()
  const { pathname } = useLocation()
  const known = useSyncExternalStore(subscribe, () => places)
  return known.viewer === id ? known.hits.filter(({ to }) => to !== pathname) : none
}
