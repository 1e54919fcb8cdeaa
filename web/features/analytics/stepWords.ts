/** The steps from an idea to an agreement in words. */
import * as texts from '#texts/analytics/steps.js'

const words: Record<string, () => string> = {
  IDEA: texts.idea,
  APPROVED: texts.approved,
  VALIDATED: texts.validated,
  PROJECT: texts.project,
  TRL_FOUR: texts.trlFour,
  OPENED: texts.opened,
  INTEREST: texts.interest,
  AGREEMENT: texts.agreement,
}

export const stepWords = (step: string): string => words[step]?.() ?? step

/** The figure of which the records are those of a step; the last two steps are of several, of which this is the first. */
export const figureOfStep: Readonly<Record<string, string>> = {
  IDEA: 'IDEAS',
  APPROVED: 'IDEAS_APPROVED',
  VALIDATED: 'IDEAS_VALIDATED',
  PROJECT: 'PROJECTS',
  TRL_FOUR: 'TRL_FOUR',
  OPENED: 'PROJECTS_OPENED',
  INTEREST: 'INTERESTS',
  AGREEMENT: 'CONTRACTS',
}
