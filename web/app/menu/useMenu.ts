/**
 * The side menu of the viewer, with the platform's own labels: first the documented entries of the role, then everything else that
 * the role may open.
 */
import type { ComponentType } from 'react'
import * as texts from '#texts/app/useMenu.js'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import type { MenuGroup, PageDescription } from '#web/relay/page.tsx'
import { homeOf } from '../homes.ts'
import { useApp } from '../AppContext.tsx'
import { useOpenPages } from '../PagesContext.tsx'

export interface MenuEntry {
  path: string
  label: string
  icon: ComponentType<{ size?: number }>
  /** The entries below it. */
  entries?: MenuEntry[]
}

interface Menu {
  first: MenuEntry[]
  more: MenuEntry[]
}

export function useMenu(): Menu {
  const { viewer, whiteLabel } = useApp()
  const labels = (whiteLabel.sidebarLabels ?? {}) as Record<string, unknown>
  const ofRole = (labels[viewer?.role.toLowerCase() ?? ''] ?? {}) as Record<string, unknown>
  const pages = useOpenPages()
  const home = viewer ? homeOf(viewer) : null
  const labelOf = (path: string, usual: string) =>
    [ofRole[path], labels[path]].find((label) => typeof label === 'string') ?? usual
  const entry = (path: string, usual: string, icon: MenuEntry['icon']): MenuEntry => ({
    path,
    label: labelOf(path, usual),
    icon,
  })
  const { first, more } = menuOf(pages, (permission) => viewer?.permissions.includes(permission) ?? false)
  const byPlace = first.toSorted(
    (a, b) => Number(b.path === home) - Number(a.path === home) || a.menu!.order - b.menu!.order,
  )
  return {
    first: grouped(
      byPlace.map(({ path, title, menu }) => ({
        ...entry(path, menu!.label ?? (path === home ? texts.dashboard() : title), menu!.icon),
        group: menu!.group,
      })),
      ({ path, label, icon }) => entry(path, label, icon),
    ),
    more: more
      .map(({ path, title, more: icon, menu }) => entry(path, title, icon ?? menu!.icon))
      .sort((a, b) => a.label.localeCompare(b.label)),
  }
}

/** Which of the pages that a viewer may open are documented entries of the menu, and which are listed below them. */
export function menuOf(
  pages: readonly PageDescription[],
  may: (permission: Permission) => boolean,
): { first: PageDescription[]; more: PageDescription[] } {
  const first = pages.filter(({ menu }) => menu && (!menu.for || may(menu.for)))
  return { first, more: pages.filter((page) => !first.includes(page) && (page.more ?? page.menu)) }
}

/** Puts entries of the same group below an entry of its own, where the first of them was. */
function grouped(
  entries: readonly (MenuEntry & { group: MenuGroup | undefined })[],
  parent: (group: MenuGroup) => MenuEntry,
): MenuEntry[] {
  const shown: MenuEntry[] = []
  for (const { group, ...entry } of entries) {
    if (!group) {
      shown.push(entry)
      continue
    }
    let above = shown.find(({ path }) => path === group.path)
    if (!above) shown.push((above = { ...parent(group), entries: [] }))
    // A group that is a page of its own leads there itself.
    if (entry.path !== group.path) above.entries!.push(entry)
  }
  return shown
}
