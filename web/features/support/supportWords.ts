/** The states of support requests, and how urgent they are, in words and tones. */
import { CircleCheck, CircleDot, FileText, Hourglass, Lock, MailQuestionMark, UserCheck } from 'lucide-react'
import * as texts from '#texts/support/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

export const supportStates = {
  DRAFT: { tone: 'info', icon: FileText, words: texts.draft() },
  SUBMITTED: { tone: 'pending', icon: Hourglass, words: texts.submitted() },
  TRIAGED: { tone: 'info', icon: UserCheck, words: texts.triaged() },
  IN_PROGRESS: { tone: 'info', icon: CircleDot, words: texts.inProgress() },
  WAITING_FOR_RESEARCHER: { tone: 'warning', icon: MailQuestionMark, words: texts.waiting() },
  RESOLVED: { tone: 'success', icon: CircleCheck, words: texts.resolved() },
  CLOSED: { tone: 'neutral', icon: Lock, words: texts.closed() },
} as const satisfies Record<string, Look>

export type SupportState = keyof typeof supportStates

export const urgencyWords = { LOW: texts.low(), NORMAL: texts.normal(), HIGH: texts.high() } as const

export const urgencyChoices = Object.entries(urgencyWords).map(([value, label]) => ({ value, label }))

/** Whether the university owes the answer. */
export const isAnswering = (status: string): boolean => ['SUBMITTED', 'TRIAGED', 'IN_PROGRESS'].includes(status)
