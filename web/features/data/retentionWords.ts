/** What is kept, and for how long, in words. */
import * as texts from '#texts/data/retention.js'

const things: Record<string, string> = {
  SECURITY_LOG: texts.securityLog(),
  MODEL_LOG: texts.modelLog(),
  WEBHOOK_LOG: texts.webhookLog(),
  PROVISIONING_LOG: texts.provisioningLog(),
  BUSY_TIMES: texts.busyTimes(),
  ENQUIRIES: texts.enquiries(),
  DELETED_PROJECTS: texts.deletedProjects(),
  READ_NOTIFICATIONS: texts.readNotifications(),
  MAIL_LOG: texts.mailLog(),
  SCHEDULED_EXPORTS: texts.scheduledExports(),
  ORCID_WORKS: texts.orcidWorks(),
}

export const thingInWords = (name: string): string => things[name] ?? name

export const keptInWords = (days: number | null | undefined): string =>
  days == null ? texts.forEver() : texts.days({ count: days })
