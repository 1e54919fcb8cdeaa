/** A proposal as its form holds it; what the viewer may not read, or is not asked for, is empty. */
import type { SupportOption } from '#web/__generated__/ProposalDialog_proposal.graphql.ts'

export type ProposalValues = {
  proposalTitle: string
  ideaSummary: string
  addressingChallenge: string
  priorWork: string
  trl: number | ''
  timeline: string
  supportNeeded: readonly SupportOption[]
  projectId: string
}

interface Read {
  title: string | null | undefined
  ideaSummary: string | null | undefined
  addressingChallenge?: string | null | undefined
  priorWork: string | null | undefined
  trl: number | null | undefined
  timeline: string | null | undefined
  supportNeeded: readonly SupportOption[] | null | undefined
  project: { readonly id: string } | null | undefined
}

export const valuesOf = (proposal: Read): ProposalValues => ({
  proposalTitle: proposal.title ?? '',
  ideaSummary: proposal.ideaSummary ?? '',
  addressingChallenge: proposal.addressingChallenge ?? '',
  priorWork: proposal.priorWork ?? '',
  trl: proposal.trl ?? '',
  timeline: proposal.timeline ?? '',
  supportNeeded: proposal.supportNeeded ?? [],
  projectId: proposal.project?.id ?? '',
})
