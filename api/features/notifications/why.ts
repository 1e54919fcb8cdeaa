/** Why somebody was notified: which role or relation made a person a recipient, as far as the kind knows it. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { NotificationReason } from '../../records/notificationKind.ts'
import { kinds } from './notificationText.ts'
import * as texts from '#texts/notifications/why.js'

const words: Record<NotificationReason, () => string> = {
  ACCOUNT: texts.account,
  ADMINISTRATOR: texts.administrator,
  UNIVERSITY: texts.university,
  RESPONSIBLE: texts.responsible,
  OWNER: texts.owner,
  MEMBER: texts.member,
  COMPANY: texts.company,
  APPLICANT: texts.applicant,
  INVENTOR: texts.inventor,
  PARTICIPANT: texts.participant,
  CHOSEN: texts.chosen,
  REQUESTED: texts.requested,
  SAVED: texts.saved,
  CONCERNED: texts.concerned,
  AUDIENCE: texts.audience,
}

/** What made a person one whom something concerns, in a sentence. */
export const reasonInWords = (reason: NotificationReason): string => words[reason]()

/** Why somebody was notified, in a sentence. */
export const whyOf = (kind: NotificationKind): string => reasonInWords(kinds[kind].why)
