/** The 17 dimensions of an assessment with all that is known of each. */
import type { ArlAssessment, ArlRating } from '../../__generated__/prisma/client.ts'
import { proposals } from '../../readiness/evidence.ts'
import { factsOf } from '../../readiness/facts.ts'
import { rangeIf } from '../../readiness/lift.ts'
import type { Range, Rating } from '../../readiness/level.ts'
import { dimensions, type Dimension } from '../../readiness/rubric.ts'
import type { Sentence } from '../../readiness/sentences.ts'
import type { Inputs } from './assessedProject.ts'
import { proposalsIn, type ProposedRating } from './proposals.ts'
import { ratingsOf } from './ratings.ts'

export interface RatedDimension {
  /** Of its own: the assessment’s number and its place. */
  id: number
  dimension: Dimension
  row: ArlRating | undefined
  facts: string[]
  /** The range if it were rated so. */
  outcome: (rating: Rating) => Range
  proposed: () => Sentence[]
  /** What a language model proposed, while nobody has rated it. */
  proposal: (ProposedRating & { model: string }) | null
}

/** The number of a part of an assessment, by its place from 0 to 99. */
export const partId = (assessmentId: number, place: number): number => assessmentId * 100 + place

export function ratedDimensions(
  { id, inputs, proposals: drafted }: Pick<ArlAssessment, 'id' | 'inputs' | 'proposals'>,
  rows: readonly ArlRating[],
): RatedDimension[] {
  const { project, sentences } = inputs as unknown as Inputs
  const byCode = new Map(rows.map((row) => [row.code, row]))
  const ratings = ratingsOf(rows)
  const facts = factsOf(project)
  const proposedRatings = proposalsIn({ proposals: drafted })
  const proposalFor = (code: string) => {
    const rating = byCode.has(code) ? undefined : proposedRatings?.ratings.find((one) => one.code === code)
    return rating ? { ...rating, model: proposedRatings!.model } : null
  }
  let found: Map<string, Sentence[]> | undefined
  return dimensions.map((dimension, place) => ({
    id: partId(id, place),
    dimension,
    row: byCode.get(dimension.code),
    facts: facts.filter(({ code }) => code === dimension.code).map(({ text }) => text),
    outcome: (rating) => rangeIf(ratings, place, rating),
    proposal: proposalFor(dimension.code),
    proposed: () => (found ??= proposals(sentences)).get(dimension.code) ?? [],
  }))
}
