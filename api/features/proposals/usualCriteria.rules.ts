/** What proposals are scored by when a company has named nothing of its own. */
import * as texts from '#texts/proposals/criteria.js'

export interface Criterion {
  position: number
  name: string
  description: string
  weight: number
}

/** The weights are percent. */
export const usualCriteria = (): readonly Criterion[] =>
  [
    { name: texts.fit(), description: texts.fitAsks(), weight: 30 },
    { name: texts.feasibility(), description: texts.feasibilityAsks(), weight: 25 },
    { name: texts.novelty(), description: texts.noveltyAsks(), weight: 15 },
    { name: texts.impact(), description: texts.impactAsks(), weight: 20 },
    { name: texts.team(), description: texts.teamAsks(), weight: 10 },
  ].map((criterion, position) => ({ position, ...criterion }))
