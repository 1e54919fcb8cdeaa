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
  PROPOSED: { words: 'Proposed', tone: 'yellow' },
  AGREEMENT: { words: 'Agreement', tone: 'blue' },
  RUNNING: { words: 'Running', tone: 'brand' },
  COMPLETED: { words: 'Completed', tone: 'green' },
  STOPPED: { words: 'Stopped', tone: 'gray' },
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
  ON_TRACK: { words: 'On track', tone: 'green' },
  AT_RISK: { words: 'At risk', tone: 'orange' },
  OFF_TRACK: { words: 'Off track', tone: 'red' },
}

export const levelLooks: Record<RiskLevel, Look> = {
  LOW: { words: 'Low', tone: 'gray' },
  MEDIUM: { words: 'Medium', tone: 'orange' },
  HIGH: { words: 'High', tone: 'red' },
}

export const milestoneLooks: Record<MilestoneState, Look> = {
  DONE: { words: 'Done', tone: 'green' },
  OVERDUE: { words: 'Overdue', tone: 'red' },
  DUE_SOON: { words: 'Due soon', tone: 'orange' },
  AHEAD: { words: 'Ahead', tone: 'gray' },
}

/** A look's words by value, as lists and filters offer them. */
export const choicesOf = <V extends string>(looks: Record<V, Look | string>) =>
  Object.entries<Look | string>(looks).map(([value, look]) => ({
    value,
    label: typeof look === 'string' ? look : look.words,
  }))
