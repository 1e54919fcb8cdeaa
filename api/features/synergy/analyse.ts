/** Analyses two projects: the same inputs give the same result. */
import { createHash } from 'node:crypto'
import type { ComparedProject } from '../../matching/comparedProject.ts'
import { synergyReport, type SynergyReport } from '../../synergy/report.ts'
import { engineVersion, overallOf, scoresOf, type Score } from '../../synergy/scores.ts'
import { searchedProject, sharedWords, type SharedWord } from '../../matching/sharedWords.ts'

/** What is kept of an analysis beside its overall score. */
export interface SynergyResult {
  scores: Score[]
  shared: SharedWord[]
  report: SynergyReport
}

export interface SynergyInputs {
  source: ComparedProject
  target: ComparedProject
}

/** `inputHash` tells whether an analysis would say the same again. */
export function analyse(inputs: SynergyInputs): { overall: number; inputHash: string; result: SynergyResult } {
  const { source: one, target: other } = inputs
  const scores = scoresOf(one, other)
  const overall = overallOf(scores)
  const shared = sharedWords(searchedProject(one), searchedProject(other))
  const inputHash = createHash('sha256')
    .update(JSON.stringify([engineVersion, inputs]))
    .digest('hex')
  return {
    overall,
    inputHash,
    result: { scores, shared, report: synergyReport({ one, other, scores, overall, shared }) },
  }
}
