import type { AppViewer } from '#web/app/app.ts'
import type { Audience } from './article.ts'

const audiences: Partial<Record<AppViewer['role'], Audience>> = {
  RESEARCHER: 'researcher',
  INDUSTRY: 'industry',
  INDUSTRY_PARTNER: 'industry',
  INVESTOR: 'investor',
  EXPERT: 'expert',
}

/** For whom a role reads: the university's roles, administrators among them, are one audience. */
export const audienceOf = (role: AppViewer['role']): Audience => audiences[role] ?? 'university'
