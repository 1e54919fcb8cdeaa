/** What a meeting is about, such as a project or an idea, which forms hold as one global id. */
import * as texts from '#texts/meetings/about.js'
import { string } from 'yup'

/** The rule of the field: the id of what was chosen, or empty. */
export const aboutRule = string().meta({ label: texts.about() })

export const aboutWords = {
  Project: texts.project(),
  Proposal: texts.proposal(),
  Collaboration: texts.collaboration(),
  InvestmentInterest: texts.interest(),
  Idea: texts.idea(),
  SupportRequest: texts.supportRequest(),
} as const

type Kind = keyof typeof aboutWords

/** Something that a meeting can be about, as fields show it. */
export interface About {
  id: string
  label: string
}

export const aboutOf = (kind: Kind, { id, title }: { id: string; title: string }): About => ({
  id,
  label: `${aboutWords[kind]}: ${title}`,
})

/** What a proposal is called where it stands beside other things. */
export const proposalTitle = ({
  title,
  challengeTitle,
}: {
  title?: string | null | undefined
  challengeTitle: string
}) => title || texts.toChallenge({ challengeTitle })

/** The input's part of an id: exactly one is named, or nothing. */
export function aboutInput(id: string) {
  const [kind] = id ? atob(id).split(':') : []
  const only = (one: Kind) => (kind === one ? id : null)
  return {
    projectId: only('Project'),
    proposalId: only('Proposal'),
    collaborationId: only('Collaboration'),
    investmentInterestId: only('InvestmentInterest'),
    ideaId: only('Idea'),
    supportRequestId: only('SupportRequest'),
  }
}
