/** Two people act on one record at the same moment: `raceMoves` tries every pair of actions in every state. */
import { expect } from 'vitest'
import type { Db } from '../db.ts'
import { perform } from './run.ts'
import type { Viewer } from '../viewer.ts'

/** An action of a person on the record. */
export interface Act {
  name: string
  as: Viewer
  input: (id: number) => object
  /** Doing it twice is no conflict: the second finds it done. */
  repeatable?: true
}

interface Race {
  entity: string
  column: 'status' | 'state' | 'stage'
  /** Makes a record in a state, at each call another one. */
  make: (state: string) => Promise<number>
  states: readonly string[]
  acts: readonly Act[]
}

const onServer = Boolean(process.env['TEST_DATABASE_URL'])

/**
 * Runs `attempts` while the row is held, and lets it go once they wait for it: each has then read the record as it was.
 * The embedded database has one connection, where they run one after the other.
 */
export async function atOnce<T>(
  db: Db,
  table: string,
  id: number,
  attempts: readonly (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  if (!onServer) return Promise.allSettled(attempts.map((attempt) => attempt()))
  let results: Promise<PromiseSettledResult<T>[]>
  await db.$transaction(
    async (tx) => {
      await tx.$executeRawUnsafe(`SELECT id FROM "${table}" WHERE id = ${id} FOR UPDATE`)
      results = Promise.allSettled(attempts.map((attempt) => attempt()))
      await allWait(tx, attempts.length, results)
    },
    { timeout: 30_000 },
  )
  return results!
}

/** The error codes of each attempt; what was thrown instead of answered is REJECTED. */
export const codesOf = (settled: readonly PromiseSettledResult<{ codes: string[] }>[]): string[][] =>
  settled.map((one) => (one.status === 'fulfilled' ? one.value.codes : ['REJECTED']))

/** Until so many connections wait for a lock, or all attempts have ended without one. */
async function allWait(tx: Pick<Db, '$queryRaw'>, count: number, ended: Promise<unknown>) {
  let over = false
  void ended.then(() => (over = true))
  for (let tries = 0; tries < 60 && !over; tries++) {
    const [row] = await tx.$queryRaw<[{ waiting: number }]>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    if (row.waiting >= count) return
    await new Promise((done) => setTimeout(done, 5))
  }
}

/** In every state, every pair of actions that are possible there; returns how many pairs were tried. */
export async function raceMoves(db: Db, race: Race): Promise<number> {
  let tried = 0
  for (const state of race.states) {
    const possible = []
    for (const act of race.acts) if (!(await attempt(db, act, await race.make(state))).codes.length) possible.push(act)
    for (const [nth, one] of possible.entries())
      for (const other of possible.slice(nth)) {
        await raceTwo(db, race, state, one, other)
        tried++
      }
  }
  return tried
}

const attempt = (db: Db, { name, as, input }: Act, id: number) => perform(db, name, input(id), { as })

/** The last audit entry so far. */
const lastEntry = async (db: Db) =>
  (await db.auditEntry.findFirst({ orderBy: { id: 'desc' }, select: { id: true } }))?.id ?? 0

async function raceTwo(db: Db, { entity, column, make }: Race, state: string, one: Act, other: Act) {
  const id = await make(state)
  await db.notification.deleteMany({})
  const before = await lastEntry(db)
  const settled = await atOnce(
    db,
    entity,
    id,
    [one, other].map((act) => () => attempt(db, act, id)),
  )
  const answers = settled.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
  const label = `${entity} ${state}: ${one.name} and ${other.name} ${JSON.stringify(answers.map(({ errors }) => errors))}`
  const won = answers.filter(({ codes }) => !codes.length).length
  for (const code of answers.flatMap(({ codes }) => codes))
    expect(['CONFLICT', 'INVALID', 'NOT_FOUND'], label).toContain(code)
  expect(won, label).toBeGreaterThan(0)
  if (one === other && !one.repeatable) expect(won, label).toBe(1)

  // The history leads from the first state to the present one, with one entry for each winner at most.
  const entries = await db.auditEntry.findMany({
    where: { entity, entityId: id, id: { gt: before } },
    orderBy: { id: 'asc' },
  })
  const moves = entries.flatMap(({ changes }) => (changes as Record<string, [string, string]>)[column] ?? [])
  expect(moves.length / 2, label).toBeLessThanOrEqual(won)
  let at = state
  for (let nth = 0; nth < moves.length; nth += 2) {
    expect(moves[nth], label).toBe(at)
    at = moves[nth + 1]!
  }
  const rows = await db.$queryRawUnsafe<{ now: string }[]>(
    `SELECT "${column}"::text AS now FROM "${entity}" WHERE id = ${id}`,
  )
  if (rows[0]) expect(rows[0].now, label).toBe(at)

  // Nobody is notified by the one who lost.
  const notified = await db.notification.groupBy({ by: ['userId', 'kind'], _count: true })
  for (const { _count } of notified) expect(_count, label).toBeLessThanOrEqual(won)
}
