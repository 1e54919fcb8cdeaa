/** Where the forms about figures and reports open. */
import { university } from './shared.ts'
import type { Opener } from './openers.ts'

export const analyticsOpeners: Record<string, Opener> = {
  setAnnualFigure: { as: university, address: '/kuteam/analytics/annual', press: ['Correct: Options executed'] },
  setReportSubscription: { as: 'researcher', address: '/analytics', press: ['By email'] },
  updateAnalyticsSettings: { as: 'admin', address: '/admin/settings/analytics' },
}
