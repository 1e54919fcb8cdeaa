/** Which entries of the menu are marked: those whose address the page's continues, or else the nearest page that it is under. */
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
  const marked = paths.filter((path) => pathname === path || pathname.startsWith(`${path}/`))
  const above = marked.length || !page ? [] : pagesAbove(page, open).map(({ path }) => path)
  const nearest = above.findLast((path) => paths.includes(path))
  return (path) => marked.includes(path) || path === nearest
}
