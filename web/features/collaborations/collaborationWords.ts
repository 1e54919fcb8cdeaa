/** What a collaboration's values are called, and in which colours. */
import * as texts from '#texts/collaborations/collaborationWords.js'
import type { RiskLevel } from '#web/__generated__/CollaborationRisks_collaboration.graphql.ts'
import type { MilestoneState } from '#web/__generated__/CollaborationMilestones_collaboration.graphql.ts'
import type {
  AgreementState,
  CollaborationHealth,
  CollaborationStatus,
} from '#web/__generated__/CollaborationBadges_collaboration.graphql.ts'
import type { Tone } from '#web/ui/badges/tones.ts'

export type { AgreementState, CollaborationStatus, RiskLevel }

interface Look {
  words: string
  tone: Tone
}

export const statusLooks: Record<CollaborationStatus, Look> = {
  PROPOSED: { words: texts.proposed(), tone: 'pending' },
  AGREEMENT: { words: texts.agreement(), tone: 'info' },
  RUNNING: { words: texts.running(), tone: 'success' },
  COMPLETED: { words: texts.completed(), tone: 'settled' },
  STOPPED: { words: texts.stopped(), tone: 'neutral' },
}

export const agreementWords: Record<AgreementState, string> = {
  NONE: texts.noAgreement(),
  NDA: 'NDA',
  TERM_SHEET: texts.termSheet(),
  CONTRACT: texts.contract(),
}

/** What can be agreed, from little to much. */
export const agreementSteps = ['NDA', 'TERM_SHEET', 'CONTRACT'] as const

export const healthLooks: Record<CollaborationHealth, Look> = {
  ON_TRACK: { words: texts.onTrack(), tone: 'success' },
  AT_RISK: { words: texts.atRisk(), tone: 'warning' },
  OFF_TRACK: { words: texts.offTrack(), tone: 'danger' },
}

export const levelLooks: Record<RiskLevel, Look> = {
  LOW: { words: texts.low(), tone: 'neutral' },
  MEDIUM: { words: texts.medium(), tone: 'warning' },
  HIGH: { words: texts.high(), tone: 'danger' },
}

export const milestoneLooks: Record<MilestoneState, Look> = {
  DONE: { words: texts.done(), tone: 'success' },
  OVERDUE: { words: texts.overdue(), tone: 'danger' },
  DUE_SOON: { words: texts.dueSoon(), tone: 'warning' },
  AHEAD: { words: texts.ahead(), tone: 'neutral' },
}

/** A look's words by value, as lists and filters offer them. */
export const choicesOf = <V extends string>(looks: Record<V, Look | string>) =>
  (Object.entries(looks) as [V, Look | string][]).map(([value, look]) => ({
    value,
    label: typeof look === 'string' ? look : look.words,
  }))
