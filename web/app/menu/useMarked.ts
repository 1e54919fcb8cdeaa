/** Which entry of the menu is marked: the one whose address the page's continues the longest, or else the nearest page above it. */
import { useLocation, useMatches } from 'react-router'
import type { PageDescription } from '#web/relay/page.tsx'
import { pagesAbove } from '../pagesAbove.ts'
import { useOpenPages } from '../PagesContext.tsx'
import type { MenuEntry } from './useMenu.ts'

export function useMarked(entries: readonly MenuEntry[]): (path: string) => boolean {
  const { pathname } = useLocation()
  const page = useMatches().at(-1)?.handle as PageDescription | undefined
  const open = useOpenPages()
  const paths = entries.flatMap(({ path, entries: below = [] }) => [path, ...below.map((one) => one.path)])
  const [longest] = paths
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.length - a.length)
  const above = longest || !page ? [] : pagesAbove(page, open).map(({ path }) => path)
  const marked = longest ?? above.findLast((path) => paths.includes(path))
  return (path) => path === marked
}
