/** The routes of those who are signed in: their pages inside the shell, and the redirects. Visitors do without this code. */
import type { ReactNode } from 'react'
import { redirect, type RouteObject } from 'react-router'
import type { Environment } from 'relay-runtime'
import { readApp } from './app/app.ts'
import { Layout } from './app/Layout.tsx'
import { askUnreadCount } from './app/notifications/useUnreadCount.ts'
import { PagesProvider } from './app/PagesContext.tsx'
import { redirects } from './app/redirects.ts'
import { sessionToken } from './app/session.ts'
import { signedInPages } from './lists/signedInPages.ts'
import { loadAnnounced } from './features/announcements/shown.ts'
import { secondFactorPages } from './features/secondFactor/secondFactor.routes.tsx'
import type { Page } from './relay/page.tsx'

/** Menus, search and guards are made from these. */
export { signedInPages }

export { countSteps } from './app/overlaySteps.ts'

/** Pages of sessions that may not do what the shell asks for. */
const unframed: ReadonlySet<Page> = new Set(secondFactorPages)

const descriptions = signedInPages.map(({ description }) => description)

/** The shell around the page of the present route, or around something that is no page of its own. */
export const Shell = ({ children }: { children?: ReactNode }) => (
  <PagesProvider value={descriptions}>
    <Layout>{children}</Layout>
  </PagesProvider>
)

/** The routes over an environment. */
export const signedInRoutes = (environment: Environment): RouteObject[] => [
  ...redirects.map(({ from, to }) => ({
    path: from,
    loader: async ({ request, params }: { request: Request; params: Record<string, string | undefined> }) => {
      const { pathname, search } = new URL(request.url)
      const viewer = sessionToken() ? (await readApp(environment)).viewer : null
      if (!viewer) return redirect(`/auth?from=${encodeURIComponent(pathname + search)}`)
      return redirect(to(viewer, params) + search)
    },
  })),
  {
    element: <Shell />,
    loader: async ({ request }: { request: Request }) => {
      if (!sessionToken()) return null
      const app = await readApp(environment)
      if (app.viewer) askUnreadCount(environment)
      await loadAnnounced(app, new URL(request.url).pathname)
      return null
    },
    shouldRevalidate: () => false,
    children: signedInPages.filter((page) => !unframed.has(page)).map((page) => page.route(environment)),
  },
  ...secondFactorPages.map((page) => page.route(environment)),
]
