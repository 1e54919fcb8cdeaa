/** Where each role starts (docs/spec/shell.md#home-of-each-role). */
import { roleWords } from '#api/features/accounts/roleWords.rules.ts'
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

/** A role in words; the platform's own labels come first. */
export function roleLabel(role: AppViewer['role'], labels: unknown): string {
  const own = (labels as Record<string, unknown> | null)?.[role.toLowerCase()]
  return typeof own === 'string' && own ? own : roleWords[role]
}
