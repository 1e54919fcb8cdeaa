/** The ratings of an assessment as the engine takes them, and the level that follows. */
import type { ArlRating } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'
import { countsOf, rangeOf, type Range, type Rating } from '../../readiness/level.ts'
import { codes } from '../../readiness/rubric.ts'
import type { Rated } from '../../readiness/report.ts'
import type { Sentence } from '../../readiness/sentences.ts'

/** What counts of a rating: a reviewer's before the owner's. */
export const countedRisk = ({ override, risk }: Pick<ArlRating, 'override' | 'risk'>): Exclude<Rating, null> =>
  override ?? risk

export const evidenceOf = ({ evidence }: Pick<ArlRating, 'evidence'>) => evidence as unknown as Sentence[]

/** All 17 dimensions in their order; those without a row are not known. */
export function ratedOf(rows: readonly ArlRating[]): Rated[] {
  const byCode = new Map(rows.map((row) => [row.code, row]))
  return codes.map((code) => {
    const row = byCode.get(code)
    return { code, rating: row ? countedRisk(row) : null, backed: !!row && evidenceOf(row).length > 0 }
  })
}

export const ratingsOf = (rows: readonly ArlRating[]): Rating[] => ratedOf(rows).map(({ rating }) => rating)

/** Writes down the level that the ratings give now; it is saved as the highest that they leave open. */
export async function writeLevel(tx: Tx, assessmentId: number): Promise<Range> {
  const range = rangeOf(countsOf(ratingsOf(await tx.arlRating.findMany({ where: { assessmentId } }))))
  await tx.arlAssessment.update({ where: { id: assessmentId }, data: { ...range, level: range.high } })
  return range
}
