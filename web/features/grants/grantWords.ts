/** States, roles and kinds of grants in words. */
import { Ban, CircleCheck, CircleX, FilePen, Hourglass, PartyPopper, Send, Undo2 } from 'lucide-react'
import * as texts from '#texts/grants/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

export const grantStates: Readonly<Record<string, Look>> = {
  PREPARING: { tone: 'neutral', icon: FilePen, words: texts.preparing() },
  SUBMITTED: { tone: 'pending', icon: Send, words: texts.submitted() },
  AWARDED: { tone: 'info', icon: PartyPopper, words: texts.awarded() },
  ACTIVE: { tone: 'success', icon: CircleCheck, words: texts.active() },
  COMPLETED: { tone: 'settled', icon: Hourglass, words: texts.completed() },
  DECLINED: { tone: 'danger', icon: CircleX, words: texts.declined() },
  WITHDRAWN: { tone: 'neutral', icon: Undo2, words: texts.withdrawn() },
  TERMINATED: { tone: 'neutral', icon: Ban, words: texts.terminated() },
}

export const grantRoleWords: Readonly<Record<string, string>> = {
  LEAD: texts.lead(),
  PARTNER: texts.partner(),
  SUBAWARD: texts.subaward(),
}

export const memberRoleWords: Readonly<Record<string, string>> = {
  PRINCIPAL_INVESTIGATOR: texts.principalInvestigator(),
  CO_INVESTIGATOR: texts.coInvestigator(),
  MEMBER: texts.member(),
}

export const itemKindWords: Readonly<Record<string, string>> = {
  DELIVERABLE: texts.deliverable(),
  REPORT: texts.report(),
}

export const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const statusChoices = Object.entries(grantStates).map(([value, { words }]) => ({ value, label: words }))
