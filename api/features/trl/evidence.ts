/** The criteria of a claim with their evidence, and how complete it is. */
import type { TrlClaim, TrlEvidence } from '../../__generated__/prisma/client.ts'
import { criteriaBetween, type TrlCriterion } from './criteria.rules.ts'

export interface ClaimedCriterion {
  /** Of its own: the claim’s number and its place. */
  id: number
  criterion: TrlCriterion
  row: TrlEvidence | undefined
}

type Range = Pick<TrlClaim, 'id' | 'fromLevel' | 'level'>

export const claimedCriteria = ({ id, fromLevel, level }: Range, rows: readonly TrlEvidence[]): ClaimedCriterion[] => {
  const byCode = new Map(rows.map((row) => [row.code, row]))
  return criteriaBetween(fromLevel, level).map((criterion, place) => ({
    id: id * 100 + place,
    criterion,
    row: byCode.get(criterion.code),
  }))
}

/** Whether anything was given; a file or publication may be gone. */
export const isGiven = (row: Pick<TrlEvidence, 'text' | 'link' | 'fileId' | 'publicationId'> | undefined): boolean =>
  row !== undefined && Boolean(row.text || row.link || row.fileId || row.publicationId)

/** The criteria without evidence. */
export const missingIn = (claimed: readonly ClaimedCriterion[]): readonly ClaimedCriterion[] =>
  claimed.filter(({ row }) => !isGiven(row))

/** Percent of the criteria that have evidence; all of them is 100, and only then. */
export const completenessOf = (claimed: readonly ClaimedCriterion[]): number =>
  Math.floor(((claimed.length - missingIn(claimed).length) / claimed.length) * 100)
