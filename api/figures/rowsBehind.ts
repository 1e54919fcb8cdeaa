/** The records behind a figure: its rows, the latest first, a page at a time. */
import type { Db } from '../db.ts'
import { sql } from './figure.ts'
import { figures, type FigureId } from './figures.ts'
import { asked, happened, holdsAt, type Question } from './question.ts'

export interface RowBehind {
  readonly entityId: number
  readonly at: Date
  readonly value: number | null
  readonly department: string
}

const rowsOf = (id: FigureId, question: Question) => sql`
  FROM "FigureRow" f WHERE f."figure" = ${id} AND ${asked(question)}
    AND ${figures[id].holds ? holdsAt(question.until) : happened(question.from, question.until)}`

/** A page of the rows, and how many there are in all. */
export async function rowsBehind(
  db: Db,
  id: FigureId,
  question: Question,
  { take, skip }: { take: number; skip: number },
): Promise<{ total: number; rows: RowBehind[] }> {
  const [[count], rows] = await Promise.all([
    db.$queryRaw<[{ total: number }]>`SELECT count(*)::int AS total ${rowsOf(id, question)}`,
    db.$queryRaw<RowBehind[]>`
      SELECT f."entityId", f."at", f."value", f."department" ${rowsOf(id, question)}
      ORDER BY f."at" DESC, f."id" DESC LIMIT ${take} OFFSET ${skip}`,
  ])
  return { total: count.total, rows }
}
