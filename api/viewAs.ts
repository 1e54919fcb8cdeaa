/** What an administrator who sees the platform as another person neither does nor sees (docs/decisions/0352). */
import * as texts from '#texts/accounts/viewAs.js'
import { forbidden } from './errors.ts'
import type { Permission } from './policy.ts'
import type { Viewer } from './viewer.ts'

/** Secrets, what is the person's alone, and what people write to each other. */
const hidden: ReadonlySet<Permission> = new Set<Permission>([
  'SIGN_IN_READ',
  'SIGN_IN_END',
  'SECURITY_LOG_READ',
  'SIGN_IN_OWN',
  'PASSKEY_OWN',
  'PROVIDER_LINK_OWN',
  'API_KEY_OWN',
  'API_KEY_READ',
  'API_KEY_REVOKE',
  'CONNECTED_CALENDAR_OWN',
  'WEBHOOK_OWN',
  'DRAFT_OWN',
  'THESIS_OWN',
  'THESIS_READ',
  'OPPORTUNITY_MARK',
  'IDEA_MESSAGE',
  'PROPOSAL_MESSAGE',
])

export const isHiddenFromViews = (permission: Permission): boolean => hidden.has(permission)

/** Refuses what only the person does, for whom it would be written down. */
export function needOwnEyes({ viewer }: { readonly viewer: Viewer | null }): void {
  if (viewer?.viewedBy) throw forbidden(texts.readOnly())
}
