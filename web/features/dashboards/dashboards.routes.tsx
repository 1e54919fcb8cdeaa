/** The dashboards, one for each role. */
import { isoToday } from '#api/universityDay.rules.ts'
import { House } from 'lucide-react'
import * as texts from '#texts/dashboards/dashboards.js'
import AdminDashboardQuery from '#web/__generated__/AdminDashboardQuery$parameters.ts'
import ExpertDashboardQuery from '#web/__generated__/ExpertDashboardQuery$parameters.ts'
import IndustryDashboardQuery from '#web/__generated__/IndustryDashboardQuery$parameters.ts'
import InvestorDashboardQuery from '#web/__generated__/InvestorDashboardQuery$parameters.ts'
import ResearcherDashboardQuery from '#web/__generated__/ResearcherDashboardQuery$parameters.ts'
import UniversityDashboardQuery from '#web/__generated__/UniversityDashboardQuery$parameters.ts'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import { sessionsFrom } from '#web/features/experts/sessionsFrom.ts'
import { page } from '#web/relay/page.tsx'

/** One's own is called 'Dashboard' and stands first. */
const menu = { icon: House, order: 10 }
const search = {
  description: texts.yourStartPageCountsWhat(),
  tags: ['home', 'start', 'overview'],
}

/** Since when accounts and proposals are new. */
const since = (now: number) => isoToday(-30, new Date(now))

/** Whether the records of others may be asked for: an account that waits may not. */
const openOnly = ({ may }: { may: (permission: Permission) => boolean }) => ({ open: may('PROJECT_READ') })

export const dashboardPages = [
  page({
    path: '/researcher-dashboard',
    title: texts.researcherDashboard(),
    requires: 'RESEARCHER_DASHBOARD',
    menu,
    search,
    query: ResearcherDashboardQuery,
    variables: ({ may }) => ({ open: may('CHALLENGE_LIST') }),
    load: () => import('./ResearcherDashboard.tsx'),
  }),
  page({
    path: '/industry-dashboard',
    title: texts.industryDashboard(),
    requires: 'INDUSTRY_DASHBOARD',
    menu,
    search,
    query: IndustryDashboardQuery,
    variables: (app) => ({ ...openOnly(app), own: app.may('CHALLENGE_READ'), since: since(app.now()) }),
    load: () => import('./IndustryDashboard.tsx'),
  }),
  page({
    path: '/investor-dashboard',
    title: texts.investorDashboard(),
    requires: 'INVESTOR_DASHBOARD',
    menu,
    search,
    query: InvestorDashboardQuery,
    variables: openOnly,
    load: () => import('./InvestorDashboard.tsx'),
  }),
  page({
    path: '/expert-dashboard',
    title: texts.expertDashboard(),
    requires: 'EXPERT_DASHBOARD',
    menu,
    search,
    query: ExpertDashboardQuery,
    variables: ({ now, may }) => ({ from: sessionsFrom(now()), open: may('MEETING_READ') }),
    load: () => import('./ExpertDashboard.tsx'),
  }),
  page({
    path: '/ku-dashboard',
    title: texts.universityDashboard(),
    requires: 'UNIVERSITY_DASHBOARD',
    menu,
    search,
    query: UniversityDashboardQuery,
    load: () => import('./UniversityDashboard.tsx'),
  }),
  page({
    path: '/admin-dashboard',
    title: texts.administratorDashboard(),
    requires: 'ADMIN_DASHBOARD',
    menu,
    search,
    query: AdminDashboardQuery,
    variables: ({ now }) => ({ since: since(now()) }),
    load: () => import('./AdminDashboard.tsx'),
  }),
]
