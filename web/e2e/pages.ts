/**
 * Every page that exists, with a role that may open it and an address that shows something. A page without parameters is visited
 * by itself; another one, or another role or view of it, is listed. routes.test.ts holds all against the routes.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { overlayParameters } from '../lists/overlays.ts'
import documented from '../testing/documentedRoutes.json' with { type: 'json' }

export interface VisitedPage {
  /** The route's path. */
  path: string
  /** The address to open, when the path has parameters. */
  address?: string
  /** Whether the page itself opens a dialog for the address. */
  dialog?: true
  role: 'visitor' | 'researcher' | 'industry' | 'investor' | 'expert' | 'commercialization_team' | 'admin'
}

/** Whether an address has a record open over its page. */
export const hasOverlay = (address: string): boolean => {
  const { searchParams } = new URL(address, 'http://localhost')
  return overlayParameters.some((name) => searchParams.has(name))
}

/** Whether something opens over a page, which hides the page before it is there itself. */
export const opensDialog = ({ path, address = path, dialog }: VisitedPage): boolean => dialog ?? hasOverlay(address)

const listed: readonly VisitedPage[] = [
  { path: '/auth', role: 'visitor' },
  { path: '/auth', address: '/auth?tab=register', role: 'visitor' },
  { path: '/auth/two-factor', role: 'visitor' },
  { path: '/auth/provider', role: 'visitor' },
  { path: '/settings', address: '/settings?section=ways', role: 'expert' },
  { path: '/auth/confirm-email', address: '/auth/confirm-email?token=stale', role: 'visitor' },
  { path: '/auth/reset-password', address: '/auth/reset-password?token=stale', role: 'visitor' },
  { path: '/unsubscribe', address: '/unsubscribe?token=stale', role: 'visitor' },
  { path: '/researchers/projects/:id/edit', address: '/researchers/projects/1/edit', role: 'researcher' },
  { path: '/waiting', role: 'researcher' },
  { path: '/waiting', address: '/waiting?turn=others', role: 'industry' },
  { path: '/waiting', address: '/waiting?late=1', role: 'commercialization_team' },
  { path: '/ideas-sandbox', role: 'researcher' },
  { path: '/ideas-sandbox', address: '/ideas-sandbox?tab=validated', role: 'researcher' },
  { path: '/ideas-sandbox', address: '/ideas-sandbox?idea=1', role: 'commercialization_team' },
  { path: '/proposals', role: 'industry' },
  { path: '/proposals', address: '/proposals?view=board', role: 'industry' },
  { path: '/experts', role: 'industry' },
  { path: '/experts', address: '/experts?tab=introductions', role: 'industry' },
  { path: '/experts', address: '/experts?expert=54', role: 'industry' },
  { path: '/university/collaborations', address: '/university/collaborations?all=1', role: 'researcher' },
  { path: '/collaborations/:id', address: '/collaborations/1', role: 'researcher' },
  { path: '/experts/sessions', role: 'expert' },
  { path: '/experts/sessions', address: '/experts/sessions?tab=availability', role: 'expert' },
  { path: '/researcher/innovation-support/expert-support', role: 'researcher' },
  {
    path: '/researcher/innovation-support/expert-support',
    address: '/researcher/innovation-support/expert-support?project=1',
    role: 'researcher',
  },
  { path: '/settings', role: 'investor' },
  { path: '/settings', address: '/settings?section=account', role: 'researcher' },
  { path: '/settings', address: '/settings?section=two-factor', role: 'expert' },
  { path: '/settings', address: '/settings?section=sessions', role: 'expert' },
  { path: '/settings', address: '/settings?section=security', role: 'expert' },
  { path: '/settings', address: '/settings?section=preferences', role: 'admin' },
  { path: '/settings', address: '/settings?section=privacy', role: 'industry' },
  { path: '/settings', address: '/settings?section=verification', role: 'investor' },
  { path: '/admin/content-moderation', role: 'admin' },
  { path: '/admin/content-moderation/reported-content', role: 'admin' },
  { path: '/admin/content-moderation/moderation-queue', role: 'admin' },
  {
    path: '/admin/content-moderation/moderation-queue',
    address: '/admin/content-moderation/moderation-queue?case=1',
    role: 'admin',
  },
  { path: '/moderation', role: 'researcher' },
  { path: '/scheduled-exports', role: 'researcher' },
  { path: '/scheduled-exports', address: '/scheduled-exports?list=allImports', dialog: true, role: 'admin' },
  { path: '/admin/announcements/manage', role: 'admin' },
  { path: '/admin/announcements/manage', address: '/admin/announcements/manage?announcement=1', role: 'admin' },
  {
    path: '/admin/notifications/kinds/:name',
    address: '/admin/notifications/kinds/PROJECT_ACCEPTED',
    role: 'admin',
  },
  { path: '/admin/access-control/reviews/:id', address: '/admin/access-control/reviews/4', role: 'admin' },
  { path: '/admin/settings/agreements/:kind', address: '/admin/settings/agreements/nda', role: 'admin' },
  { path: '/admin/documentation/articles/:slug', address: '/admin/documentation/articles/welcome', role: 'admin' },
  { path: '/admin/documentation/articles/:slug', address: '/admin/documentation/articles/our-1', role: 'admin' },
  { path: '/admin/user-management/edit-user/:id', address: '/admin/user-management/edit-user/2', role: 'admin' },
  { path: '/projects/:id', address: '/projects/1', role: 'commercialization_team' },
  { path: '/projects/:id/data-room', address: '/projects/1/data-room', role: 'commercialization_team' },
  { path: '/projects/data-room-log', role: 'commercialization_team' },
  { path: '/technologies/:number', address: '/technologies/1', role: 'visitor' },
  { path: '/technology-enquiries', role: 'commercialization_team' },
  { path: '/technology-enquiries', address: '/technology-enquiries?enquiry=1', role: 'commercialization_team' },
  { path: '/technology-summaries/:id', address: '/technology-summaries/1', role: 'commercialization_team' },
  { path: '/technology-summaries/:id', address: '/technology-summaries/2', role: 'commercialization_team' },
  { path: '/trl-validation', role: 'commercialization_team' },
  { path: '/trl-validation', address: '/trl-validation?claim=2', role: 'commercialization_team' },
  { path: '/trl-validation', role: 'expert' },
  { path: '/analytics', role: 'researcher' },
  { path: '/analytics', address: '/analytics?range=year', role: 'commercialization_team' },
  {
    path: '/kuteam/analytics/steps/:step',
    address: '/kuteam/analytics/steps/project?range=all',
    role: 'commercialization_team',
  },
  {
    path: '/analytics/figures/:figure',
    address: '/analytics/figures/projects?range=all',
    role: 'commercialization_team',
  },
  { path: '/kuteam/analytics', address: '/kuteam/analytics?range=all', role: 'commercialization_team' },
  { path: '/researchers/metrics', address: '/researchers/metrics?range=all', role: 'researcher' },
  { path: '/researchers/metrics', role: 'commercialization_team' },
  {
    path: '/researcher/innovation-support/ip-legal/request/:kind',
    address: '/researcher/innovation-support/ip-legal/request/data-use',
    role: 'researcher',
  },
  {
    path: '/researcher/innovation-support/ip-legal/disclosures/:id',
    address: '/researcher/innovation-support/ip-legal/disclosures/1',
    role: 'researcher',
  },
  {
    path: '/researcher/innovation-support/ip-legal/disclosures/:id',
    address: '/researcher/innovation-support/ip-legal/disclosures/2',
    role: 'researcher',
  },
  {
    path: '/researcher/innovation-support/facilities/:id',
    address: '/researcher/innovation-support/facilities/1',
    role: 'researcher',
  },
  {
    path: '/researcher/innovation-support/bookings',
    address: '/researcher/innovation-support/bookings?booking=1',
    role: 'researcher',
  },
  { path: '/kuteam/support/facilities/:id', address: '/kuteam/support/facilities/3', role: 'commercialization_team' },
  { path: '/kuteam/support/bookings', address: '/kuteam/support/bookings?booking=4', role: 'commercialization_team' },
  {
    path: '/kuteam/support/disclosures/:id',
    address: '/kuteam/support/disclosures/4',
    role: 'commercialization_team',
  },
  {
    path: '/researcher/innovation-support/request/:id',
    address: '/researcher/innovation-support/request/1',
    role: 'researcher',
  },
  {
    path: '/researcher/innovation-support/request/:id',
    address: '/researcher/innovation-support/request/18',
    role: 'researcher',
  },
  {
    path: '/commercialization/innovation-support/request/:id',
    address: '/commercialization/innovation-support/request/2',
    role: 'commercialization_team',
  },
  {
    path: '/commercialization/innovation-support/categories/:id',
    address: '/commercialization/innovation-support/categories/2',
    role: 'commercialization_team',
  },
  { path: '/projects-redux', role: 'admin' },
  { path: '/projects-redux', address: '/projects-redux?viewed=999999', role: 'admin' },
  { path: '/industry-challenges', role: 'researcher' },
  { path: '/industry-challenges', address: '/industry-challenges?tab=starred', role: 'researcher' },
  { path: '/industry-challenges', address: '/industry-challenges?challenge=1', role: 'industry' },
  { path: '/industry-challenges-management', role: 'industry' },
  { path: '/industry-challenges-management', address: '/industry-challenges-management?edit=new', role: 'industry' },
  { path: '/industry-challenges-management', address: '/industry-challenges-management?edit=1', role: 'industry' },
  { path: '/industry/challenges', role: 'commercialization_team' },
  { path: '/industry/challenges', address: '/industry/challenges?tab=check', role: 'commercialization_team' },
  { path: '/industry/challenges', address: '/industry/challenges?tab=mine', role: 'industry' },
  { path: '/projects/investment', role: 'commercialization_team' },
  { path: '/researchers/directory', role: 'investor' },
  { path: '/university/researchers/:id', address: '/university/researchers/9', role: 'investor' },
  { path: '/ai/project-synergies/:id', address: '/ai/project-synergies/1', role: 'researcher' },
  { path: '/commercial-advisor/:projectId', address: '/commercial-advisor/1', role: 'researcher' },
  { path: '/ai/arl-assessments/:id', address: '/ai/arl-assessments/1', role: 'commercialization_team' },
  { path: '/research-management/publications', role: 'researcher' },
  {
    path: '/research-management/publications',
    address: '/research-management/publications?publication=1',
    role: 'commercialization_team',
  },
  { path: '/research-management/publications/import', role: 'researcher' },
  {
    path: '/research-management/publications/import',
    address: '/research-management/publications/import?from=doi',
    role: 'researcher',
  },
  {
    path: '/research-management/publications/import',
    address: '/research-management/publications/import?from=orcid',
    role: 'commercialization_team',
  },
  { path: '/settings/orcid', role: 'researcher' },
  { path: '/settings/calendar', role: 'researcher' },
  { path: '/research-management/grants', role: 'researcher' },
  { path: '/research-management/grants/:id', address: '/research-management/grants/1', role: 'commercialization_team' },
  { path: '/research-management/patents', role: 'researcher' },
  {
    path: '/research-management/patents/:id',
    address: '/research-management/patents/1',
    role: 'commercialization_team',
  },
  { path: '/researchers/teams/:id', address: '/researchers/teams/1', role: 'researcher' },
  { path: '/researchers/teams/:id/edit', address: '/researchers/teams/1/edit', role: 'researcher' },
  { path: '/my-teams', role: 'investor' },
  { path: '/meetings/schedule', role: 'researcher' },
  { path: '/meetings/schedule', address: '/meetings/schedule?view=list', role: 'investor' },
  { path: '/meetings/schedule', address: '/meetings/schedule?view=month', role: 'researcher' },
  { path: '/schedule', address: '/schedule?view=day', role: 'industry' },
  { path: '/kuteam/support', address: '/kuteam/support?kind=PROJECT_REVIEW&overdue=1', role: 'commercialization_team' },
  { path: '/meetings/:id', address: '/meetings/2', role: 'investor' },
  { path: '/investors/detail/:id', address: '/investors/detail/48', role: 'commercialization_team' },
  { path: '/kuteam/investments/:id', address: '/kuteam/investments/4', role: 'commercialization_team' },
  { path: '/interests/:id', address: '/interests/9', role: 'investor' },
  { path: '/portfolio/holdings/:id', address: '/portfolio/holdings/1', role: 'investor' },
  { path: '/investor-updates/:id', address: '/investor-updates/5', role: 'investor' },
  { path: '/interests/:id', address: '/interests/10', role: 'commercialization_team' },
]

/** Who visits a page, the first that may open it. */
const visitors = ['RESEARCHER', 'INDUSTRY', 'INVESTOR', 'EXPERT', 'COMMERCIALIZATION_TEAM', 'ADMIN']

function roleFor(page: string): VisitedPage['role'] {
  const roles = documented.find((route) => route.path === page)?.roles
  if (roles === 'public') return 'visitor'
  const role = visitors.find((one) => !Array.isArray(roles) || roles.includes(one))!
  return role.toLowerCase() as VisitedPage['role']
}

const web = path.resolve(import.meta.dirname, '..')
const routes = globSync('{app,features/*}/*.routes.tsx', { cwd: web }).flatMap((file) =>
  [...readFileSync(path.join(web, file), 'utf8').matchAll(/\bpath: '(\/[^':]*)'/g)].map(([, page]) => page!),
)

export const visitedPages: readonly VisitedPage[] = [
  ...listed,
  ...routes
    .filter((page) => !listed.some((one) => one.path === page))
    .map((page) => ({ path: page, role: roleFor(page) })),
]
