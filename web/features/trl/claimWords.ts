/** The states of claims and the answers to evidence in words and tones. */
import { CircleCheck, CircleDot, CircleHelp, FileText, Hourglass, Undo2 } from 'lucide-react'
import * as texts from '#texts/trl/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

export const claimStates = {
  DRAFT: { tone: 'info', icon: FileText, words: texts.draft() },
  REQUESTED: { tone: 'pending', icon: Hourglass, words: texts.requested() },
  IN_REVIEW: { tone: 'pending', icon: CircleDot, words: texts.inReview() },
  CHANGES_REQUESTED: { tone: 'warning', icon: Undo2, words: texts.changesRequested() },
  VALIDATED: { tone: 'success', icon: CircleCheck, words: texts.validated() },
  WITHDRAWN: { tone: 'neutral', icon: Undo2, words: texts.withdrawn() },
} as const satisfies Record<string, Look>

export type ClaimState = keyof typeof claimStates

export const isOpenClaim = (status: string): boolean =>
  ['DRAFT', 'REQUESTED', 'IN_REVIEW', 'CHANGES_REQUESTED'].includes(status)

const answers: Record<string, Look> = {
  ACCEPTED: { tone: 'success', icon: CircleCheck, words: texts.accepted() },
  QUESTION: { tone: 'warning', icon: CircleHelp, words: texts.question() },
  RETURNED: { tone: 'warning', icon: Undo2, words: texts.returned() },
}

interface Answered {
  hasEvidence: boolean
  answer: string | null | undefined
  comment: string
}

/** Where a criterion stands: what the validator said of it, or what is still to come. */
export function criterionState({ hasEvidence, answer, comment }: Answered): Look {
  if (!hasEvidence) return { tone: 'neutral', icon: Hourglass, words: texts.missing() }
  if (answer) return answers[answer]!
  return comment
    ? { tone: 'info', icon: FileText, words: texts.changed() }
    : { tone: 'info', icon: FileText, words: texts.given() }
}
