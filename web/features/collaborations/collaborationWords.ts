/** What a collaboration's values are called, and in which colours. */
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
  PROPOSED: { words: 'Proposed', tone: 'pending' },
  AGREEMENT: { words: 'Agreement', tone: 'info' },
  RUNNING: { words: 'Running', tone: 'success' },
  COMPLETED: { words: 'Completed', tone: 'settled' },
  STOPPED: { words: 'Stopped', tone: 'neutral' },
}

export const agreementWords: Record<AgreementState, string> = {
  NONE: 'No agreement',
  NDA: 'NDA',
  TERM_SHEET: 'Term sheet',
  CONTRACT: 'Contract',
}

/** What can be agreed, from little to much. */
export const agreementSteps = ['NDA', 'TERM_SHEET', 'CONTRACT'] as const

export const healthLooks: Record<CollaborationHealth, Look> = {
  ON_TRACK: { words: 'On track', tone: 'success' },
  AT_RISK: { words: 'At risk', tone: 'warning' },
  OFF_TRACK: { words: 'Off track', tone: 'danger' },
}

export const levelLooks: Record<RiskLevel, Look> = {
  LOW: { words: 'Low', tone: 'neutral' },
  MEDIUM: { words: 'Medium', tone: 'warning' },
  HIGH: { words: 'High', tone: 'danger' },
}

export const milestoneLooks: Record<MilestoneState, Look> = {
  DONE: { words: 'Done', tone: 'success' },
  OVERDUE: { words: 'Overdue', tone: 'danger' },
  DUE_SOON: { words: 'Due soon', tone: 'warning' },
  AHEAD: { words: 'Ahead', tone: 'neutral' },
}

/** A look's words by value, as lists and filters offer them. */
export const choicesOf = <V extends string>(looks: Record<V, Look | string>) =>
  Object.entries<Look | string>(looks).map(([value, look]) => ({
    value,
    label: typeof look === 'string' ? look : look.words,
  }))
