/** All routes: the pages of every feature, the redirects, and the pages for what goes wrong. */
import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import type { Environment } from 'relay-runtime'
import { AppRoot } from './app/AppRoot.tsx'
import { RootError } from './app/RootError.tsx'
import { WelcomeLoader } from './app/WelcomeLoader.tsx'
import { redirects } from './app/redirects.ts'
import { appPages } from './app/app.routes.tsx'
import { readApp } from './app/app.ts'
import { homeOf } from './app/homes.ts'
import { sessionToken } from './app/session.ts'
import { accountPages } from './features/accounts/accounts.routes.tsx'
import { cataloguePages } from './features/catalogue/catalogue.routes.tsx'
import { expertPages } from './features/experts/experts.routes.tsx'
import { collaborationPages } from './features/collaborations/collaborations.routes.tsx'
import { challengePages } from './features/challenges/challenges.routes.tsx'
import { dashboardPages } from './features/dashboards/dashboards.routes.tsx'
import { ideaPages } from './features/ideas/ideas.routes.tsx'
import { importPages } from './features/imports/imports.routes.tsx'
import { innovationPages } from './features/innovation/innovation.routes.tsx'
import { legalPages } from './features/legal/legal.routes.tsx'
import { meetingPages } from './features/meetings/meetings.routes.tsx'
import { notificationPages } from './features/notifications/notifications.routes.tsx'
import { partnerPages } from './features/partners/partners.routes.tsx'
import { projectPages } from './features/projects/projects.routes.tsx'
import { proposalPages } from './features/proposals/proposals.routes.tsx'
import { researcherPages } from './features/researchers/researchers.routes.tsx'
import { teamPages } from './features/teams/teams.routes.tsx'
import { settingsPages } from './features/settings/settings.routes.tsx'
import { releaseQueries, type Page } from './relay/page.tsx'

/** Every page that exists; menus, search and guards are made from this. */
export const pages: readonly Page[] = [
  ...appPages,
  ...accountPages,
  ...dashboardPages,
  ...projectPages,
  ...proposalPages,
  ...collaborationPages,
  ...ideaPages,
  ...notificationPages,
  ...meetingPages,
  ...cataloguePages,
  ...innovationPages,
  ...challengePages,
  ...partnerPages,
  ...researcherPages,
  ...expertPages,
  ...importPages,
  ...teamPages,
  ...settingsPages,
  ...legalPages,
]

const isPublic = ({ description }: Page) => description.requires === 'public'

/** The routes over an environment. */
function routes(environment: Environment): RouteObject[] {
  const route = (page: Page) => page.route(environment)
  const moved = redirects.map(({ from, to }) => ({
    path: from,
    loader: async ({ request, params }: { request: Request; params: Record<string, string | undefined> }) => {
      const { pathname, search } = new URL(request.url)
      const viewer = sessionToken() ? (await readApp(environment)).viewer : null
      if (!viewer) return redirect(`/auth?from=${encodeURIComponent(pathname + search)}`)
      return redirect(to(viewer, params) + search)
    },
  }))
  return [
    {
      element: <AppRoot pages={pages.map(({ description }) => description)} />,
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
        ...pages.filter(isPublic).map(route),
        ...moved,
        {
          lazy: { Component: async () => (await import('./app/Layout.tsx')).Layout },
          children: pages.filter((page) => !isPublic(page)).map(route),
        },
        { path: '*', lazy: { Component: async () => (await import('./app/NotFoundPage.tsx')).NotFoundPage } },
      ],
    },
  ]
}

export function createRouter(environment: Environment) {
  const router = createBrowserRouter(routes(environment))
  router.subscribe(({ initialized, navigation }) => {
    if (initialized && navigation.state === 'idle') releaseQueries(environment, () => router.state.loaderData)
  })
  return router
}
