/** Whether the values of an entry of the audit trail may be shown to the viewer. */
import type { Context } from '../../context.ts'
import { recordOf } from '../../records/records.ts'
import type { Named } from '../../records/titles.ts'

/** Kinds that belong to nobody or to an account, and what administrators keep for all: they read what happened to them. */
const open: ReadonlySet<string> = new Set([
  'User',
  'Platform',
  'FeatureFlag',
  'Duty',
  'Holiday',
  'SupportCategory',
  'ApiKey',
  'Webhook',
  'AccessReviewSchedule',
  'AnnualEntry',
  'HelpArticle',
  'ModerationTemplate',
  'ProvisioningConnection',
  'SignInProvider',
  'SupportTemplate',
  'UniversityStep',
])

/** Whether the viewer reads the values: on a record with a history, who reads that; private things stay with their record. */
export function mayReadValues({ access }: Context, { entity, entityId }: Named): boolean | Promise<boolean> {
  const history = recordOf(entity)?.history
  return history ? access.can(history.requires, entityId) : open.has(entity)
}
