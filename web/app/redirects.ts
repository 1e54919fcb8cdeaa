/** Paths that lead elsewhere (docs/spec/shell.md#redirects), as far as where they lead exists. */
import type { AppViewer } from './app.ts'
import { homeOf } from './homes.ts'

interface Redirect {
  from: string
  to: (viewer: AppViewer, params: Record<string, string | undefined>) => string
}

const has = (viewer: AppViewer, permission: AppViewer['permissions'][number]) => viewer.permissions.includes(permission)

const oldChallenges = [
  '/industry-funds',
  '/challenges',
  '/challenges/submit',
  '/challenges/how-it-works',
  '/challenges/active',
  '/challenges/completed',
]

/** Those who may not open the page of researchers and companies read the same challenges on another (docs/spec/shell.md#redirects). */
const challenges = (from: string): Redirect => ({
  from,
  to: (viewer) => (has(viewer, 'CHALLENGE_BROWSE') ? '/industry-challenges' : '/industry/challenges'),
})

const asking = '/researcher/innovation-support'
const desk = '/commercialization/innovation-support'
const supportOf = (viewer: AppViewer) => (has(viewer, 'SUPPORT_ANSWER') ? desk : asking)

export const redirects: readonly Redirect[] = [
  { from: '/dashboard', to: homeOf },
  { from: '/profile', to: () => '/settings' },
  // Other roles go on from these dashboards to /unauthorized, which names the dashboard.
  { from: '/commercialization-dashboard', to: () => '/ku-dashboard' },
  { from: '/admin', to: () => '/admin-dashboard' },
  { from: '/admin/add-user', to: () => '/admin/user-management/add-user' },
  { from: '/admin/user-management/edit-user', to: () => '/admin/user-management/all-users' },
  {
    from: '/projects',
    to: (viewer) =>
      has(viewer, 'PROJECT_REVIEW')
        ? '/projects/list'
        : has(viewer, 'PROJECT_OWN_LIST')
          ? '/researchers/projects'
          : has(viewer, 'PROJECT_CATALOGUE')
            ? '/university-projects'
            : has(viewer, 'OPPORTUNITY_BROWSE')
              ? '/opportunities'
              : homeOf(viewer),
  },
  {
    from: '/interests',
    to: (viewer) =>
      has(viewer, 'INVESTOR_RELATIONS')
        ? '/investors/interests'
        : has(viewer, 'PROJECT_CATALOGUE')
          ? '/university-projects/interests'
          : '/interests/expressed',
  },
  // The short paths of teams; links use the long ones (docs/spec/shell.md#redirects).
  { from: '/teams', to: (viewer) => (has(viewer, 'TEAM_OWN') ? '/researchers/teams' : '/my-teams') },
  { from: '/teams/new', to: () => '/researchers/teams/new' },
  { from: '/teams/discover', to: () => '/researchers/teams/discover' },
  { from: '/teams/:id', to: (_, { id }) => `/researchers/teams/${id}` },
  { from: '/teams/:id/edit', to: (_, { id }) => `/researchers/teams/${id}/edit` },
  // The short paths of innovation support; those without a role lead to the viewer's side of it.
  { from: '/researcher/new-request', to: () => `${asking}/new-request` },
  { from: '/researcher/ip-legal', to: () => `${asking}/ip-legal` },
  { from: '/researcher/expert-support', to: () => `${asking}/expert-support` },
  { from: '/researcher/facilities', to: () => `${asking}/facilities` },
  {
    from: '/facilities',
    to: (viewer) => (has(viewer, 'FACILITY_UPDATE') ? '/kuteam/support/facilities' : `${asking}/facilities`),
  },
  { from: '/commercialization/requests', to: () => `${desk}/requests` },
  { from: '/commercialization/reports', to: () => `${desk}/reports` },
  { from: '/commercialization/categories', to: () => `${desk}/categories` },
  { from: '/researcher/request/:id', to: (_, { id }) => `${asking}/request/${id}` },
  { from: '/commercialization/request/:id', to: (_, { id }) => `${desk}/request/${id}` },
  { from: '/request/:id', to: (viewer, { id }) => `${supportOf(viewer)}/request/${id}` },
  { from: '/requests', to: (viewer) => (has(viewer, 'SUPPORT_ANSWER') ? `${desk}/requests` : asking) },
  { from: '/industry', to: () => '/industry/partners' },
  ...oldChallenges.map(challenges),
  { from: '/patents', to: () => '/research-management/patents' },
  { from: '/grants', to: () => '/research-management/grants' },
  { from: '/research-management', to: () => '/research-management/publications' },
  { from: '/ideas', to: () => '/ideas-sandbox' },
  { from: '/researchers', to: () => '/researchers/directory' },
  { from: '/researchers/projects/:id', to: (_, { id }) => `/researchers/projects/${id}/edit` },
]
