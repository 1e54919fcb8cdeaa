/** What a proposal's values are called. */
import type { ProposalStage, SupportOption } from '#web/__generated__/ProposalDialog_proposal.graphql.ts'
import type { ProposalStatus } from '#web/__generated__/ProposalDecision_proposal.graphql.ts'
import type { Tone } from '#web/ui/badges/tones.ts'

export const supportWords: Record<SupportOption, string> = {
  FUNDING: 'Funding',
  DATA: 'Data',
  PILOT: 'A pilot',
  CODEVELOPMENT: 'Developing together',
  EQUIPMENT: 'Equipment',
  OTHER: 'Something else',
}

/** docs/spec/challenges.md#proposal-form: one of six options. */
export const supportChoices = Object.keys(supportWords) as SupportOption[]

export const stageWords: Record<ProposalStage, string> = {
  DRAFT: 'Draft',
  RECEIVED: 'Received',
  IN_REVIEW: 'In review',
  SHORTLISTED: 'Shortlisted',
  DECISION: 'Decision',
  WITHDRAWN: 'Withdrawn',
}

export const stageTones: Record<ProposalStage, Tone> = {
  DRAFT: 'neutral',
  RECEIVED: 'info',
  IN_REVIEW: 'pending',
  SHORTLISTED: 'brand',
  DECISION: 'neutral',
  WITHDRAWN: 'neutral',
}

export const statusWords: Record<ProposalStatus, string> = {
  DRAFT: 'Draft',
  SUBMITTED: 'New',
  SCREENING: 'Screening',
  SHORTLISTED: 'Shortlisted',
  FINALIST: 'Finalist',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
}

export const statusTones: Record<ProposalStatus, Tone> = {
  DRAFT: 'neutral',
  SUBMITTED: 'info',
  SCREENING: 'pending',
  SHORTLISTED: 'brand',
  FINALIST: 'brand',
  ACCEPTED: 'success',
  DECLINED: 'danger',
  WITHDRAWN: 'neutral',
}

/** What a list calls a proposal: its title is no title until it is opened or written. */
export const nameOf = ({ number, title }: { number: number; title: string | null | undefined }): string =>
  title || `Proposal ${number}`

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/** `120 of 1500 characters, 18 of 300 words`: the documented limit is one of characters that is said in words. */
export const counted = (text: string, characters: number, words: number): string =>
  `${text.trim().length} of ${characters} characters, ${wordsIn(text)} of ${words} words`

/** A score of all criteria together. */
export const scoreWords = (score: number | null | undefined): string =>
  score == null ? '–' : `${Math.round(score)} of 100`
