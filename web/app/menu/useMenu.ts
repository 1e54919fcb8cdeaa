/** The side menu of the viewer: pages with a menu entry that exist and that the role may open, with the platform's own labels. */
import type { ComponentType } from 'react'
import { homeOf } from '../homes.ts'
import { useApp } from '../AppContext.tsx'
import { useOpenPages } from '../PagesContext.tsx'

export interface MenuEntry {
  path: string
  label: string
  icon: ComponentType<{ size?: number }>
}

export function useMenu(): MenuEntry[] {
  const { viewer, whiteLabel } = useApp()
  const labels = (whiteLabel.sidebarLabels ?? {}) as Record<string, unknown>
  const ofRole = (labels[viewer?.role.toLowerCase() ?? ''] ?? {}) as Record<string, unknown>
  const home = viewer ? homeOf(viewer) : null
  const own = (path: string) =>
    [ofRole[path], labels[path]].find((label) => typeof label === 'string') as string | undefined
  return useOpenPages()
    .filter(({ menu }) => menu && (!menu.for || viewer?.permissions.includes(menu.for)))
    .sort((a, b) => Number(b.path === home) - Number(a.path === home) || a.menu!.order - b.menu!.order)
    .map(({ path, title, menu }) => ({
      path,
      label: own(path) ?? menu!.label ?? (path === home ? 'Dashboard' : title),
      icon: menu!.icon,
    }))
}
