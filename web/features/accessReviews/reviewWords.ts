/** The scopes, states and decisions of reviews of access, in words and tones. */
import { CircleCheck, CircleSlash, Hourglass, PencilLine, TimerOff } from 'lucide-react'
import * as texts from '#texts/accessReviews/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

const scopes = {
  ADMINISTRATORS: texts.administrators(),
  TEAM: texts.team(),
  EXTERNAL: texts.external(),
  GRANTS: texts.grants(),
} as const

export type Scope = keyof typeof scopes

export const scopeChoices = (Object.keys(scopes) as Scope[]).map((value) => ({ value, label: scopes[value] }))
export const scopeInWords = (scope: string): string => (scopes as Record<string, string>)[scope] ?? scope

const decisions: Record<string, Look> = {
  KEEP: { tone: 'success', icon: CircleCheck, words: texts.kept() },
  REMOVE: { tone: 'danger', icon: CircleSlash, words: texts.removed() },
  CHANGE: { tone: 'info', icon: PencilLine, words: texts.changed() },
}
const waiting: Look = { tone: 'pending', icon: Hourglass, words: texts.waiting() }

export const lookOfDecision = (decision: string | null | undefined): Look =>
  (decision && decisions[decision]) || waiting

export function lookOfReview({ status, isOverdue }: { status: string; isOverdue: boolean }): Look {
  if (status === 'FINISHED') return { tone: 'success', icon: CircleCheck, words: texts.finished() }
  return isOverdue ? { tone: 'danger', icon: TimerOff, words: texts.overdue() } : { ...waiting, words: texts.open() }
}

export const reviewsPath = '/admin/access-control/reviews'
export const reviewPath = (number: number): string => `${reviewsPath}/${number}`
