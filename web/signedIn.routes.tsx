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
import { analyticsPages } from './features/analytics/analytics.routes.tsx'
import { loadAnnounced } from './features/announcements/shown.ts'
import { cataloguePages } from './features/catalogue/catalogue.routes.tsx'
import { expertPages } from './features/experts/experts.routes.tsx'
import { collaborationPages } from './features/collaborations/collaborations.routes.tsx'
import { challengePages } from './features/challenges/challenges.routes.tsx'
import { dutyPages } from './features/duties/duties.routes.tsx'
import { dashboardPages } from './features/dashboards/dashboards.routes.tsx'
import { ideaPages } from './features/ideas/ideas.routes.tsx'
import { importPages } from './features/imports/imports.routes.tsx'
import { innovationPages } from './features/innovation/innovation.routes.tsx'
import { integrationPages } from './features/integrations/integrations.routes.tsx'
import { connectedCalendarPages } from './features/connectedCalendars/calendarPages.routes.tsx'
import { meetingPages } from './features/meetings/meetings.routes.tsx'
import { notificationCataloguePages } from './features/notificationCatalogue/catalogue.routes.tsx'
import { notificationPages } from './features/notifications/notifications.routes.tsx'
import { companyPages } from './features/companies/companies.routes.tsx'
import { projectPages } from './features/projects/projects.routes.tsx'
import { proposalPages } from './features/proposals/proposals.routes.tsx'
import { readinessPages } from './features/readiness/readiness.routes.tsx'
import { matchingPages } from './features/matching/matching.routes.tsx'
import { synergyPages } from './features/synergy/synergy.routes.tsx'
import { patentPages } from './features/patents/patents.routes.tsx'
import { publicationPages } from './features/publications/publications.routes.tsx'
import { researcherPages } from './features/researchers/researchers.routes.tsx'
import { teamPages } from './features/teams/teams.routes.tsx'
import { disclosurePages } from './features/disclosures/disclosures.routes.tsx'
import { dataRoomPages } from './features/dataRooms/dataRooms.routes.tsx'
import { announcementPages } from './features/announcements/announcements.routes.tsx'
import { moderationPages } from './features/moderation/moderation.routes.tsx'
import { backupPages } from './features/backups/backups.routes.tsx'
import { brandingPages } from './features/branding/branding.routes.tsx'
import { helpEditingPages } from './features/help/help.routes.tsx'
import { documentationPages } from './features/documentation/documentation.routes.tsx'
import { exportPages } from './features/exports/exports.routes.tsx'
import { dataPages } from './features/data/data.routes.tsx'
import { flagPages } from './features/flags/flags.routes.tsx'
import { platformPages } from './features/platform/platform.routes.tsx'
import { systemPages } from './features/system/system.routes.tsx'
import { enquiryPages } from './features/enquiries/enquiries.routes.tsx'
import { summaryPages } from './features/summaries/summaries.routes.tsx'
import { dealPages } from './features/deals/deals.routes.tsx'
import { opportunityPages } from './features/opportunities/opportunities.routes.tsx'
import { investorPages } from './features/investors/investors.routes.tsx'
import { interestPages } from './features/interests/interests.routes.tsx'
import { grantPages } from './features/grants/grants.routes.tsx'
import { holdingPages } from './features/holdings/holdings.routes.tsx'
import { facilityPages } from './features/facilities/facilities.routes.tsx'
import { supportPages } from './features/support/support.routes.tsx'
import { trlPages } from './features/trl/trl.routes.tsx'
import { modelPages } from './features/model/model.routes.tsx'
import { userPages } from './features/users/users.routes.tsx'
import { accessReviewPages } from './features/accessReviews/accessReviews.routes.tsx'
import { recordGrantPages } from './features/recordGrants/recordGrants.routes.tsx'
import { accessControlPages } from './features/accessControl/accessControl.routes.tsx'
import { activityPages } from './features/activity/activity.routes.tsx'
import { securityLogPages } from './features/securityLog/securityLog.routes.tsx'
import { orcidPages } from './features/orcid/orcid.routes.tsx'
import { provisioningPages } from './features/provisioning/provisioning.routes.tsx'
import { signInPages } from './features/signIn/signIn.routes.tsx'
import { secondFactorPages } from './features/secondFactor/secondFactor.routes.tsx'
import { settingsPages } from './features/settings/settings.routes.tsx'
import type { Page } from './relay/page.tsx'

/** Menus, search and guards are made from these. */
export const signedInPages: readonly Page[] = [
  ...dashboardPages,
  ...projectPages,
  ...proposalPages,
  ...collaborationPages,
  ...ideaPages,
  ...notificationPages,
  ...meetingPages,
  ...analyticsPages,
  ...cataloguePages,
  ...innovationPages,
  ...challengePages,
  ...companyPages,
  ...publicationPages,
  ...patentPages,
  ...grantPages,
  ...readinessPages,
  ...supportPages,
  ...disclosurePages,
  ...summaryPages,
  ...announcementPages,
  ...moderationPages,
  ...brandingPages,
  ...documentationPages,
  ...helpEditingPages,
  ...platformPages,
  ...integrationPages,
  ...connectedCalendarPages,
  ...flagPages,
  ...notificationCataloguePages,
  ...dataPages,
  ...exportPages,
  ...systemPages,
  ...backupPages,
  ...enquiryPages,
  ...dataRoomPages,
  ...facilityPages,
  ...interestPages,
  ...dealPages,
  ...opportunityPages,
  ...holdingPages,
  ...investorPages,
  ...trlPages,
  ...matchingPages,
  ...synergyPages,
  ...researcherPages,
  ...expertPages,
  ...importPages,
  ...teamPages,
  ...userPages,
  ...accessControlPages,
  ...recordGrantPages,
  ...accessReviewPages,
  ...activityPages,
  ...securityLogPages,
  ...modelPages,
  ...signInPages,
  ...provisioningPages,
  ...dutyPages,
  ...settingsPages,
  ...orcidPages,
  ...secondFactorPages,
]

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
