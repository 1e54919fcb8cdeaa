/** The states of disclosures, decisions, and kinds of public disclosure, in words and tones. */
import { CircleCheck, CircleDot, FileText, Hourglass, Pause, Send, Signature, Undo2 } from 'lucide-react'
import * as texts from '#texts/disclosures/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

export const disclosureStates = {
  DRAFT: { tone: 'info', icon: FileText, words: texts.draft() },
  SIGNING: { tone: 'pending', icon: Signature, words: texts.signing() },
  SUBMITTED: { tone: 'pending', icon: Hourglass, words: texts.submitted() },
  IN_REVIEW: { tone: 'pending', icon: CircleDot, words: texts.inReview() },
  DECIDED: { tone: 'success', icon: CircleCheck, words: texts.decided() },
  WITHDRAWN: { tone: 'neutral', icon: Undo2, words: texts.withdrawn() },
} as const satisfies Record<string, Look>

/** What was decided says more than that it was. */
export const decisions = {
  FILE: { tone: 'success', icon: CircleCheck, words: texts.file() },
  RELEASE: { tone: 'neutral', icon: Send, words: texts.release() },
  HOLD: { tone: 'pending', icon: Pause, words: texts.hold() },
} as const satisfies Record<string, Look>

export type DisclosureState = keyof typeof disclosureStates
export type Decision = keyof typeof decisions

export const decisionLabels: Record<Decision, string> = {
  FILE: texts.fileLong(),
  RELEASE: texts.releaseLong(),
  HOLD: texts.holdLong(),
}

export const eventKinds = {
  PUBLICATION: texts.publication(),
  TALK: texts.talk(),
  THESIS: texts.thesis(),
  WEBSITE: texts.website(),
  SALE: texts.sale(),
  OTHER: texts.other(),
} as const
export type EventKind = keyof typeof eventKinds

export const eventKindChoices = Object.entries(eventKinds).map(([value, label]) => ({ value, label }))
