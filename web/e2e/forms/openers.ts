/** Where each form opens in the demo university: who opens it, the address, and what is pressed there. */
import type { Page } from '@playwright/test'
import { accessOpeners } from './access.ts'
import { accountOpeners } from './accounts.ts'
import { agreementOpeners } from './agreements.ts'
import { analyticsOpeners } from './analytics.ts'
import { announcementOpeners } from './announcements.ts'
import { brandingOpeners } from './branding.ts'
import { challengeOpeners } from './challenges.ts'
import { collaborationOpeners } from './collaborations.ts'
import { companyOpeners } from './companies.ts'
import { dataRoomOpeners } from './dataRooms.ts'
import { disclosureOpeners } from './disclosures.ts'
import { expertOpeners } from './experts.ts'
import { exportOpeners } from './exports.ts'
import { facilityOpeners } from './facilities.ts'
import { firstStepOpeners } from './firstSteps.ts'
import { helpOpeners } from './help.ts'
import { ideaOpeners } from './ideas.ts'
import { importOpeners } from './imports.ts'
import { integrationOpeners } from './integrations.ts'
import { interestOpeners } from './interests.ts'
import { meetingOpeners } from './meetings.ts'
import { moderationOpeners } from './moderation.ts'
import { oneProjectOpeners } from './oneProject.ts'
import { platformOpeners } from './platform.ts'
import { projectOpeners } from './projects.ts'
import { proposalOpeners } from './proposals.ts'
import { providerOpeners } from './providers.ts'
import { provisioningOpeners } from './provisioning.ts'
import { publicationOpeners } from './publications.ts'
import { readinessOpeners } from './readiness.ts'
import { researchOpeners } from './research.ts'
import { secondFactorOpeners } from './secondFactor.ts'
import { summaryOpeners } from './summaries.ts'
import { supportOpeners } from './support.ts'
import { teamOpeners } from './teams.ts'
import { trlOpeners } from './trl.ts'
import { userOpeners } from './users.ts'
import type { Press } from './press.ts'
import type { Server } from './server.ts'
import type { Values } from './values.ts'

export interface Opener {
  /** A role, the key of a person of the demo university, or nobody; `new` is a researcher who registers for it. */
  as: string
  address: string | ((server: Server) => Promise<string>)
  press?: readonly Press[]
  /** What happens before the form shows, when more is needed than pressing. */
  meanwhile?: (page: Page) => Promise<void>
  /** Which one, when the page shows several forms of the call. */
  nth?: number
  /** What cannot be chosen freely. */
  values?: Values
  /** The button of a question that is asked before it is sent. */
  confirm?: string
  /** Makes what the form needs. */
  before?: (server: Server) => Promise<unknown>
}

export const openers: Record<string, Opener | readonly Opener[]> = {
  ...accessOpeners,
  ...accountOpeners,
  ...analyticsOpeners,
  ...announcementOpeners,
  ...brandingOpeners,
  ...challengeOpeners,
  ...collaborationOpeners,
  ...companyOpeners,
  ...dataRoomOpeners,
  ...disclosureOpeners,
  ...expertOpeners,
  ...exportOpeners,
  ...facilityOpeners,
  ...agreementOpeners,
  ...firstStepOpeners,
  ...helpOpeners,
  ...ideaOpeners,
  ...importOpeners,
  ...integrationOpeners,
  ...interestOpeners,
  ...meetingOpeners,
  ...moderationOpeners,
  ...oneProjectOpeners,
  ...platformOpeners,
  ...projectOpeners,
  ...proposalOpeners,
  ...providerOpeners,
  ...provisioningOpeners,
  ...publicationOpeners,
  ...readinessOpeners,
  ...researchOpeners,
  ...secondFactorOpeners,
  ...summaryOpeners,
  ...supportOpeners,
  ...teamOpeners,
  ...trlOpeners,
  ...userOpeners,
}
