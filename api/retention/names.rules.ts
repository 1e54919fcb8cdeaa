/** What is kept for some time, by name. */
export const retentionNames = [
  'SECURITY_LOG',
  'MODEL_LOG',
  'WEBHOOK_LOG',
  'PROVISIONING_LOG',
  'BUSY_TIMES',
  'ENQUIRIES',
  'DELETED_PROJECTS',
  'READ_NOTIFICATIONS',
  'MAIL_LOG',
  'SCHEDULED_EXPORTS',
  'ORCID_WORKS',
] as const

export type RetentionName = (typeof retentionNames)[number]
