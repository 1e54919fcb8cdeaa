/** The documented calls about the platform itself (docs/spec/rest.md#calls). */
import { lower, type Shim } from './shim.ts'

interface Stats {
  usersByRole: { role: string; count: number }[]
  projectsByStatus: { status: string; count: number }[]
}

export const platformShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/white-label/active',
    summary: 'How the platform calls itself and looks',
    open: true,
    document: `query { whiteLabel {
      platformName primaryColor secondaryColor accentColor backgroundColor textColor faviconUrl sidebarLabels roleLabels
    } }`,
    give: (data) => data['whiteLabel'],
  },
  {
    method: 'GET',
    path: '/api/stats',
    summary: 'How much there is',
    document: `query { platformStats {
      users activeUsers: users(status: ACTIVE) pendingUsers: users(status: PENDING_VERIFICATION)
      usersByRole { role count } projects projectsByStatus { status count }
      approvedForIndustry approvedForInvestors openSessions apiKeys
    } }`,
    give: (data) => {
      const { usersByRole, projectsByStatus, ...counts } = data['platformStats']! as Stats
      return {
        ...counts,
        usersByRole: Object.fromEntries(usersByRole.map(({ role, count }) => [lower(role), count])),
        projectsByStatus: Object.fromEntries(projectsByStatus.map(({ status, count }) => [lower(status), count])),
      }
    },
  },
  {
    method: 'GET',
    path: '/api/system-health',
    summary: 'Whether everything works',
    document: `query { systemHealth {
      healthy databaseMs database jobsWaiting jobsFailed mail uptimeSeconds memoryMb
    } }`,
    give: (data) => data['systemHealth'],
  },
]
