/** Every job, by name. A job that stands here runs wherever a server runs. */
import { cleanUp, mailConfirmLink, mailResetLink } from './features/accounts/account.jobs.ts'
import { completeEvents, remindOfEvent } from './features/calendar/reminders.ts'
import { remindOfChallenges } from './features/challenges/challengeReminders.ts'
import { remindOfMilestonesDaily } from './features/collaborations/milestoneReminders.ts'
import { remindOfCompanyTasksHourly } from './features/companies/taskReminders.ts'
import { expireSessionsHourly } from './features/experts/expireSessions.ts'
import { remindOfFeedback } from './features/experts/remindOfFeedback.ts'
import { removeBytes } from './features/files/file.jobs.ts'
import { forgetModelCalls } from './features/model/model.jobs.ts'
import { mailNotification, sendDigests } from './features/notifications/notification.jobs.ts'
import { readImport } from './features/imports/import.jobs.ts'
import { purgeProjectsDaily } from './features/projects/purgeProjects.ts'
import { remindOfReviewsDaily } from './features/projects/reviewReminders.ts'
import { failLostRunsHourly } from './features/runs/lostRuns.ts'
import { runKinds } from './features/runs/runKinds.ts'
import { forgetSecurityEvents } from './features/securityLog/securityLog.jobs.ts'
import { mailTeamInvitation } from './features/teams/team.jobs.ts'
import { forgetDeliveries, sendWebhook, wakeWebhooksHourly } from './features/webhooks/webhook.jobs.ts'
import type { Job } from './job.ts'
import { sendLetter } from './letter.ts'

export const jobs: readonly Job[] = [
  sendLetter,
  mailResetLink,
  mailConfirmLink,
  mailTeamInvitation,
  mailNotification,
  sendDigests,
  cleanUp,
  removeBytes,
  remindOfReviewsDaily,
  purgeProjectsDaily,
  sendWebhook,
  wakeWebhooksHourly,
  forgetDeliveries,
  forgetSecurityEvents,
  forgetModelCalls,
  readImport,
  ...Object.values(runKinds).map(({ job }) => job),
  failLostRunsHourly,
  remindOfEvent,
  completeEvents,
  remindOfFeedback,
  expireSessionsHourly,
  remindOfChallenges,
  remindOfMilestonesDaily,
  remindOfCompanyTasksHourly,
]
