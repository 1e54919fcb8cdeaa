/** Hands what app.ts reads to every component. */
import { createContext, useContext } from 'react'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import type { App, AppViewer } from './app.ts'

const AppContext = createContext<App | null>(null)

export const AppProvider = AppContext.Provider

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('AppProvider is missing')
  return app
}

/** The one who is signed in; for components of signed-in pages. */
export function useViewer(): AppViewer {
  const { viewer } = useApp()
  if (!viewer) throw new Error('Nobody is signed in')
  return viewer
}

export function useAllowed(permission: Permission): boolean {
  return useApp().viewer?.permissions.includes(permission) ?? false
}
