/** The pages of those who are signed in, for menus and search. */
import { createContext, useContext } from 'react'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import type { PageDescription } from '#web/relay/page.tsx'
import { useApp } from './AppContext.tsx'

const PagesContext = createContext<readonly PageDescription[]>([])

export const PagesProvider = PagesContext.Provider

/** Every page of those who are signed in, whoever may open it. */
export const useAllPages = (): readonly PageDescription[] => useContext(PagesContext)

/** The pages of one address that the viewer may open; of two that show the same, the one meant for the viewer. */
export function useOpenPages(): readonly PageDescription[] {
  const pages = useAllPages()
  const { viewer } = useApp()
  return openPages(pages, (permission) => viewer?.permissions.includes(permission) ?? false)
}

/** The same for anyone, by permissions. */
export function openPages(
  pages: readonly PageDescription[],
  may: (permission: Permission) => boolean,
): readonly PageDescription[] {
  const open = pages.filter(
    ({ requires, path }) => requires !== 'public' && !path.includes(':') && (requires === 'signed-in' || may(requires)),
  )
  const paths = new Set(open.map(({ path }) => path))
  return open.filter(({ sameAs }) => !sameAs || !paths.has(sameAs))
}
