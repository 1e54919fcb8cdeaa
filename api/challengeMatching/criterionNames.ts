/** The criteria of a match as screens call them. */
import * as texts from '#texts/challengeMatching/criteria.js'
import type { CriterionKey } from './criteria.ts'

export const criterionNames: Record<CriterionKey, () => string> = {
  technicalAlignment: texts.technicalAlignment,
  marketRelevance: texts.marketRelevance,
  resourceCompatibility: texts.resourceCompatibility,
  timelineAlignment: texts.timelineAlignment,
}
