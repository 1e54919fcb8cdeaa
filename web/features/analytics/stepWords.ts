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
