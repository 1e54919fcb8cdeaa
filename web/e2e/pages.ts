/** Every page that exists, with a role that may open it and an address that shows something; routes.test.ts holds it against the routes. */

export interface VisitedPage {
  /** The route's path. */
  path: string
  /** The address to open, when the path has parameters. */
  address?: string
  role: 'visitor' | 'researcher' | 'industry' | 'investor' | 'expert' | 'commercialization_team' | 'admin'
}

export const visitedPages: readonly VisitedPage[] = [
  { path: '/landing', role: 'visitor' },
  { path: '/auth', role: 'visitor' },
  { path: '/auth', address: '/auth?tab=register', role: 'visitor' },
  { path: '/auth/forgot-password', role: 'visitor' },
  { path: '/auth/reset-password', address: '/auth/reset-password?token=stale', role: 'visitor' },
  { path: '/legal/terms', role: 'visitor' },
  { path: '/legal/privacy', role: 'visitor' },
  { path: '/unauthorized', role: 'visitor' },
  { path: '/unsubscribe', address: '/unsubscribe?token=stale', role: 'visitor' },
  { path: '/notifications', role: 'researcher' },
  { path: '/researcher-dashboard', role: 'researcher' },
  { path: '/industry-dashboard', role: 'industry' },
  { path: '/investor-dashboard', role: 'investor' },
  { path: '/expert-dashboard', role: 'expert' },
  { path: '/ku-dashboard', role: 'commercialization_team' },
  { path: '/admin-dashboard', role: 'admin' },
  { path: '/researchers/projects', role: 'researcher' },
  { path: '/researchers/projects/new', role: 'researcher' },
  { path: '/researchers/projects/:id/edit', address: '/researchers/projects/1/edit', role: 'researcher' },
  { path: '/projects/list', role: 'commercialization_team' },
  { path: '/ideas-sandbox', role: 'researcher' },
  { path: '/ideas-sandbox', address: '/ideas-sandbox?tab=validated', role: 'researcher' },
  { path: '/ideas-sandbox', address: '/ideas-sandbox?idea=1', role: 'commercialization_team' },
  { path: '/proposals', role: 'industry' },
  { path: '/proposals', address: '/proposals?view=board', role: 'industry' },
  { path: '/import-data', role: 'commercialization_team' },
  { path: '/settings', role: 'investor' },
  { path: '/settings', address: '/settings?section=account', role: 'researcher' },
  { path: '/settings', address: '/settings?section=sessions', role: 'expert' },
  { path: '/settings', address: '/settings?section=preferences', role: 'admin' },
  { path: '/settings', address: '/settings?section=data', role: 'industry' },
  { path: '/projects/archive', role: 'commercialization_team' },
  { path: '/projects/:id', address: '/projects/1', role: 'commercialization_team' },
  { path: '/projects-redux', role: 'admin' },
  { path: '/projects-redux', address: '/projects-redux?project=999999', role: 'admin' },
  { path: '/innovation-projects', role: 'researcher' },
  { path: '/university-projects', role: 'industry' },
  { path: '/opportunities', role: 'investor' },
  { path: '/projects/investment', role: 'commercialization_team' },
  { path: '/researchers/directory', role: 'investor' },
  { path: '/researchers/teams', role: 'researcher' },
  { path: '/researchers/teams/new', role: 'researcher' },
  { path: '/researchers/teams/discover', role: 'researcher' },
  { path: '/researchers/teams/:id', address: '/researchers/teams/1', role: 'researcher' },
  { path: '/researchers/teams/:id/edit', address: '/researchers/teams/1/edit', role: 'researcher' },
  { path: '/my-teams', role: 'investor' },
  { path: '/meetings/schedule', role: 'researcher' },
  { path: '/meetings/schedule', address: '/meetings/schedule?view=list', role: 'investor' },
  { path: '/schedule', address: '/schedule?view=day', role: 'industry' },
  { path: '/meetings/:id', address: '/meetings/2', role: 'investor' },
]
