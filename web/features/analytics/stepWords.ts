/** The steps from an idea to an agreement in words. */
import * as texts from '#texts/analytics/steps.js'
import type { FunnelStep } from '#web/__generated__/StepPageQuery.graphql.ts'
import { figureIn } from './analyticsAddress.ts'

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

/** The step that a path names; one that there is not is the first. */
export function stepIn(slug: string | undefined): FunnelStep {
  const named = figureIn(slug)
  return named in words ? (named as FunnelStep) : 'IDEA'
}

export const stepWords = (step: string): string => words[step]?.() ?? step
