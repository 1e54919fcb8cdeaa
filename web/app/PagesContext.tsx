/** The pages of those who are signed in, for menus and search. */
import { createContext, useContext } from 'react'
import type { PageDescription } from '#web/relay/page.tsx'
import { useApp } from './AppContext.tsx'

const PagesContext = createContext<readonly PageDescription[]>([])

export const PagesProvider = PagesContext.Provider

/** The pages that the viewer may open. */
export function useOpenPages(): readonly PageDescription[] {
  const pages = useContext(PagesContext)
  const { viewer } = useApp()
  return pages.filter(
    ({ requires, path }) =>
      requires !== 'public' &&
      !path.includes(':') &&
      (requires === 'signed-in' || viewer?.permissions.includes(requires)),
  )
}
