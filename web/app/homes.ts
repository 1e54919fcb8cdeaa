/** Where each role starts (docs/spec/shell.md#home-of-each-role). */
import * as texts from '#texts/app/homes.js'
import { ownPath } from '#web/ui/ownPath.ts'
import type { AppViewer } from './app.ts'

const homes: Record<AppViewer['role'], string> = {
  RESEARCHER: '/researcher-dashboard',
  INDUSTRY: '/industry-dashboard',
  INDUSTRY_PARTNER: '/industry-dashboard',
  INVESTOR: '/investor-dashboard',
  EXPERT: '/expert-dashboard',
  COMMERCIALIZATION_TEAM: '/ku-dashboard',
  KU_TEAM: '/ku-dashboard',
  ADMIN: '/admin-dashboard',
}

export const homeOf = (viewer: Pick<AppViewer, 'role'>): string => homes[viewer.role] ?? '/researcher-dashboard'

/** A path of our own to go to after signing in, or the role's home. */
export const afterSignIn = (from: string | null, viewer: Pick<AppViewer, 'role'>): string =>
  afterSignInPath(ownPath(from)) ?? homeOf(viewer)

const afterSignInPath = (path: string | null) => (path && !/^\/(auth|unauthorized)/.test(path) ? path : null)

const roleWords: Record<AppViewer['role'], string> = {
  RESEARCHER: texts.researcher(),
  INDUSTRY: texts.industryPartner(),
  INDUSTRY_PARTNER: texts.industryPartner(),
  INVESTOR: texts.investor(),
  EXPERT: texts.expert(),
  COMMERCIALIZATION_TEAM: texts.commercializationTeam(),
  KU_TEAM: texts.universityTeam(),
  ADMIN: texts.administrator(),
}

/** A role in words; the platform's own labels come first. */
export function roleLabel(role: AppViewer['role'], labels: unknown): string {
  const own = (labels as Record<string, unknown> | null)?.[role.toLowerCase()]
  return typeof own === 'string' && own ? own : roleWords[role]
}
