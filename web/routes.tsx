/** The router, with the pages that everyone may open and those for what goes wrong. */
import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import type { Environment } from 'relay-runtime'
import { AppRoot } from './app/AppRoot.tsx'
import { RootError } from './app/RootError.tsx'
import { WelcomeLoader } from './app/WelcomeLoader.tsx'
import { appPages } from './app/app.routes.tsx'
import { readApp } from './app/app.ts'
import { homeOf } from './app/homes.ts'
import { sessionToken } from './app/session.ts'
import { publicFeaturePages } from './lists/publicPages.ts'
import { readPageBy } from './relay/acted.ts'
import { releaseQueries, type Page } from './relay/page.tsx'

/** The pages that everyone may open. */
export const publicPages: readonly Page[] = [...appPages, ...publicFeaturePages]

const signedIn = () => import('./signedIn.routes.tsx')
const root = 'root'

/** The routes over an environment that visitors need. */
export const publicRoutes = (environment: Environment): RouteObject[] => [
  {
    id: root,
    element: <AppRoot />,
    errorElement: <RootError />,
    hydrateFallbackElement: <WelcomeLoader />,
    loader: () => readApp(environment),
    shouldRevalidate: () => false,
    children: [
      {
        path: '/',
        loader: async () => {
          const viewer = sessionToken() ? (await readApp(environment)).viewer : null
          return redirect(viewer ? homeOf(viewer) : '/landing')
        },
      },
      ...publicPages.map((page) => page.route(environment)),
      { path: '*', lazy: { Component: async () => (await import('./app/NotFoundPage.tsx')).NotFoundPage } },
    ],
  },
]

/** The router; the routes of those who are signed in join it with the first address that is not public. */
export function createRouter(environment: Environment) {
  // Their code comes beside the answer who is signed in, not after it; whoever waits for it is told when it fails.
  if (sessionToken()) signedIn().catch(() => {})
  let joined = false
  let isGoingBack = () => false
  const router = createBrowserRouter(publicRoutes(environment), {
    async patchRoutesOnNavigation({ patch }) {
      if (joined) return
      const { countSteps, signedInRoutes } = await signedIn()
      patch(root, signedInRoutes(environment))
      // Visitors have nothing that opens over a page.
      isGoingBack = countSteps(router)
      joined = true
    },
  })
  router.subscribe(({ initialized, navigation }) => {
    if (initialized && navigation.state === 'idle') releaseQueries(environment, () => router.state.loaderData)
  })
  readPageBy(environment, async () => {
    const { pathname } = router.state.location
    await idle(router, () => isGoingBack())
    // Who has gone on to another page has read that one.
    if (router.state.location.pathname === pathname) await router.revalidate()
  })
  return router
}

/** Ends when no navigation is under way: closing what is over a page is one, too. */
const idle = (router: ReturnType<typeof createBrowserRouter>, isGoingBack: () => boolean) =>
  new Promise<void>((resolve) => {
    const isIdle = () => router.state.navigation.state === 'idle' && !isGoingBack()
    if (isIdle()) return resolve()
    const stop = router.subscribe(() => {
      if (!isIdle()) return
      stop()
      resolve()
    })
  })
