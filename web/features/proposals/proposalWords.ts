/** What a proposal's values are called. */
import * as texts from '#texts/proposals/proposalWords.js'
import type { ProposalStage, SupportOption } from '#web/__generated__/ProposalDialog_proposal.graphql.ts'
import type { ProposalStatus } from '#web/__generated__/useProposalDecision_proposal.graphql.ts'
import type { Tone } from '#web/ui/badges/tones.ts'

export const supportWords: Record<SupportOption, string> = {
  FUNDING: texts.funding(),
  DATA: texts.data(),
  PILOT: texts.pilot(),
  CODEVELOPMENT: texts.developingTogether(),
  EQUIPMENT: texts.equipment(),
  OTHER: texts.somethingElse(),
}

/** docs/spec/challenges.md#proposal-form: one of six options. */
export const supportChoices = Object.keys(supportWords) as SupportOption[]

export const stageWords: Record<ProposalStage, string> = {
  DRAFT: texts.draft(),
  RECEIVED: texts.received(),
  IN_REVIEW: texts.inReview(),
  SHORTLISTED: texts.shortlisted(),
  DECISION: texts.decision(),
  WITHDRAWN: texts.withdrawn(),
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
  DRAFT: texts.draft(),
  SUBMITTED: texts.new(),
  SCREENING: texts.screening(),
  SHORTLISTED: texts.shortlisted(),
  FINALIST: texts.finalist(),
  ACCEPTED: texts.accepted(),
  DECLINED: texts.declined(),
  WITHDRAWN: texts.withdrawn(),
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
  title || texts.proposal({ number })

interface Authored {
  author?: { name: string } | null | undefined
  applicantsHidden?: boolean | undefined
}

/** Who wrote a proposal, as far as the viewer may know. */
export const authorOf = ({ author, applicantsHidden }: Authored): string =>
  author?.name ?? (applicantsHidden ? texts.namesHidden() : texts.somebodyWhoHasLeft())

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/** `120 of 1500 characters, 18 of 300 words`: the documented limit is one of characters that is said in words. */
export const counted = (text: string, characters: number, words: number): string =>
  texts.ofCharactersOfWords({ length: text.trim().length, characters, text: wordsIn(text), words })

/** A score of all criteria together. */
export const scoreWords = (score: number | null | undefined): string =>
  score == null ? '–' : texts.of100({ score: Math.round(score) })
