/** Kinds, reasons, states and decisions of moderation in words and tones. */
import {
  CircleCheck,
  CircleX,
  EyeOff,
  Hourglass,
  PencilLine,
  RotateCcw,
  Scale,
  ShieldCheck,
  Trash2,
} from 'lucide-react'
import * as texts from '#texts/moderation/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

export const kindWords = {
  IDEA: texts.idea(),
  CHALLENGE: texts.challenge(),
  PROJECT: texts.project(),
  PROFILE: texts.profile(),
  POST: texts.post(),
  COMMENT: texts.comment(),
  QUESTION: texts.question(),
} as const

export const reasonWords = {
  SPAM: texts.spam(),
  HARASSMENT: texts.harassment(),
  INAPPROPRIATE: texts.inappropriate(),
  MISLEADING: texts.misleading(),
  CONFIDENTIAL: texts.confidential(),
  COPYRIGHT: texts.copyright(),
  OTHER: texts.otherReason(),
} as const

export const decisionWords = {
  DISMISSED: texts.dismiss(),
  REVISION_ASKED: texts.askRevision(),
  HIDDEN: texts.hide(),
  REMOVED: texts.remove(),
} as const

const statuses = {
  OPEN: { tone: 'pending', icon: Hourglass, words: texts.open() },
  DISMISSED: { tone: 'neutral', icon: CircleX, words: texts.dismissed() },
  REVISION_ASKED: { tone: 'warning', icon: PencilLine, words: texts.revisionAsked() },
  RESUBMITTED: { tone: 'pending', icon: RotateCcw, words: texts.resubmitted() },
  HIDDEN: { tone: 'danger', icon: EyeOff, words: texts.hidden() },
  REMOVED: { tone: 'danger', icon: Trash2, words: texts.removed() },
  APPEALED: { tone: 'pending', icon: Scale, words: texts.appealed() },
  UPHELD: { tone: 'danger', icon: ShieldCheck, words: texts.upheld() },
  RESTORED: { tone: 'success', icon: CircleCheck, words: texts.restored() },
} as const satisfies Record<string, Look>

const outcomes = {
  WAITING: { tone: 'pending', icon: Hourglass, words: texts.waiting() },
  KEPT: { tone: 'neutral', icon: CircleX, words: texts.kept() },
  ACTED: { tone: 'success', icon: CircleCheck, words: texts.acted() },
} as const satisfies Record<string, Look>

type Words = Readonly<Record<string, string>>

/** The words of a value; the value itself when this version of the app does not know it. */
export const wordsIn = (words: Words, value: string): string => words[value] ?? value

const looksOf = (looks: Readonly<Record<string, Look>>, value: string): Look =>
  looks[value] ?? { tone: 'neutral', icon: Hourglass, words: value }

export const statusOf = (status: string): Look => looksOf(statuses, status)
export const outcomeOf = (outcome: string): Look => looksOf(outcomes, outcome)

/** What a select offers. */
export const choicesOf = (words: Words) => Object.entries(words).map(([value, label]) => ({ value, label }))
