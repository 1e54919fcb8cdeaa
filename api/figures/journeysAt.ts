/** Who made a step of the funnel: ideas and projects that began in a period and reached it by its end, the latest first. */
import type { Db } from '../db.ts'
import { sql } from './figure.ts'
import { columnOf, journeysOf, type FunnelStep } from './journeys.ts'
import type { Question } from './question.ts'

export interface JourneyAt {
  readonly entity: 'Idea' | 'Project'
  readonly entityId: number
  readonly began: Date
  /** When it reached the step. */
  readonly at: Date
}

/** A page of them, and how many there are in all: as many as `funnelOf` counts. */
export async function journeysAt(
  db: Db,
  step: FunnelStep,
  question: Question,
  { take, skip }: { take: number; skip: number },
): Promise<{ total: number; rows: JourneyAt[] }> {
  const reached = sql`FROM (${journeysOf(question)}) AS journeys WHERE ${columnOf(step)} IS NOT NULL`
  const [[count], rows] = await Promise.all([
    db.$queryRaw<[{ total: number }]>`SELECT count(*)::int AS total ${reached}`,
    db.$queryRaw<{ journey: number; began: Date; at: Date }[]>`
      SELECT "journey", "began", ${columnOf(step)} AS "at" ${reached}
      ORDER BY ${columnOf(step)} DESC, "journey" DESC LIMIT ${take} OFFSET ${skip}`,
  ])
  return {
    total: count.total,
    // An idea without a project is its negative number.
    rows: rows.map(({ journey, ...when }) => ({
      entity: journey < 0 ? ('Idea' as const) : ('Project' as const),
      entityId: Math.abs(journey),
      ...when,
    })),
  }
}
