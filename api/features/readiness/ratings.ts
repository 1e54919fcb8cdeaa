/** The ratings of an assessment as the engine takes them, and the level that follows. */
import type { ArlRating } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'
import { countsOf, rangeOf, type Range, type Rating, type Risk } from '../../readiness/level.ts'
import { codes } from '../../readiness/rubric.ts'
import { isReached, rangeWith } from '../../readiness/target.ts'
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

export interface Target {
  risk: Risk
  dueOn: Date
  note: string
  isReached: boolean
}

/** What is aimed at for a dimension; null also where it does not apply any more. */
export function targetOf(row: ArlRating): Target | null {
  const rating = countedRisk(row)
  if (!row.target || !row.targetOn || rating === 'NOT_APPLICABLE') return null
  const risk = row.target as Risk
  return { risk, dueOn: row.targetOn, note: row.targetNote, isReached: isReached(risk, rating) }
}

/** The level that the open targets would give together; null when none is open. */
export function plannedOf(rows: readonly ArlRating[]): Range | null {
  const targets = new Map(rows.map(({ code, target }) => [code, target]))
  return rangeWith(
    ratingsOf(rows),
    codes.map((code) => targets.get(code) ?? null),
  )
}

export const noTarget = { target: null, targetOn: null, targetNote: '' } as const

/** Writes down the level that the ratings give now; it is saved as the highest that they leave open. */
export async function writeLevel(tx: Tx, assessmentId: number): Promise<Range> {
  const range = rangeOf(countsOf(ratingsOf(await tx.arlRating.findMany({ where: { assessmentId } }))))
  await tx.arlAssessment.update({ where: { id: assessmentId }, data: { ...range, level: range.high } })
  return range
}
