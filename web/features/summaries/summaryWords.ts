/** The states of technology summaries, what is offered and how it is protected, in words and tones. */
import { CircleCheck, FileText, Globe, Hourglass, Undo2 } from 'lucide-react'
import * as texts from '#texts/summaries/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

export const summaryStates = {
  DRAFT: { tone: 'info', icon: FileText, words: texts.draft() },
  PROPOSED: { tone: 'pending', icon: Hourglass, words: texts.proposed() },
  CHANGES_REQUESTED: { tone: 'warning', icon: Undo2, words: texts.changesRequested() },
  AGREED: { tone: 'success', icon: CircleCheck, words: texts.agreed() },
  PUBLISHED: { tone: 'success', icon: Globe, words: texts.published() },
  WITHDRAWN: { tone: 'neutral', icon: Undo2, words: texts.withdrawn() },
} as const satisfies Record<string, Look>

export type SummaryState = keyof typeof summaryStates
