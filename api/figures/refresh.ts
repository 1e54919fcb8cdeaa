/**
 * Brings the rows of the figures up to date: what is no longer so is closed, what is new is added, and nothing is changed.
 * A row that turns up later than it happened is known from now on, so that what was reported before stays as it was; with
 * the first refresh of a figure its whole history is taken as known when it happened.
 */
import type { Db, Tx } from '../db.ts'
import { addDays } from './days.ts'
import { sql } from './figure.ts'
import { figureIds, figures, type FigureId } from './figures.ts'
import { refreshJourneys } from './journeys.ts'

/** The advisory lock of the refresh, a number of our own choosing. */
const refreshLock = 4_271_511

const columns = sql`"entityId", "key", "at", "until", "value", "department", "sector", "journey", "people"`

/** Refreshes all figures; does nothing where another does it at the moment. Returns whether it did. */
export async function refreshFigures(db: Db, ids: readonly FigureId[] = figureIds): Promise<boolean> {
  for (const id of ids) {
    const work = async (tx: Tx) => {
      if (!(await refreshFigure(tx, id))) return false
      // With the last figure, all are complete until its refresh.
      if (id === ids.at(-1)) await refreshJourneys(tx)
      return true
    }
    if (!(await db.$transaction(work, { timeout: 600_000, maxWait: 60_000 }))) return false
  }
  return true
}

async function refreshFigure(tx: Tx, id: FigureId): Promise<boolean> {
  const [lock] = await tx.$queryRaw<{ taken: boolean }[]>`SELECT pg_try_advisory_xact_lock(${refreshLock}) AS taken`
  if (!lock!.taken) return false
  const { entity, rows } = figures[id]
  const [clock] = await tx.$queryRaw<{ now: Date; before: Date | null }[]>`
    SELECT clock_timestamp() AT TIME ZONE 'UTC' AS now,
      (SELECT "refreshedAt" FROM "FigureRefresh" WHERE "figure" = ${id}) AS before`
  const { now, before } = clock!
  // What another transaction has written meanwhile is seen by the next refresh.
  await tx.$executeRaw`
    CREATE TEMPORARY TABLE "FigureSource" ON COMMIT DROP AS SELECT ${columns} FROM (${rows}) AS source`
  // Whatever PostgreSQL expects of the rows that are known, none of them is compared with all.
  await tx.$executeRaw`CREATE INDEX ON "FigureSource" ("entityId", "key")`
  await tx.$executeRaw`ANALYZE "FigureSource"`
  await tx.$executeRaw`
    WITH closed AS (
      UPDATE "FigureRow" f SET "knownUntil" = ${now}
      WHERE f."figure" = ${id} AND f."knownUntil" IS NULL AND NOT EXISTS (${same})
      RETURNING f.*
    ) ${addDays(sql`closed`, sql`f."knownUntil"`, -1)}`
  // A statement of its own: an INSERT that looks for what is known compares each row with all that it has added itself.
  await tx.$executeRaw`
    DELETE FROM "FigureSource" s USING "FigureRow" f
    WHERE f."figure" = ${id} AND f."knownUntil" IS NULL AND f."entityId" = s."entityId" AND f."key" = s."key"`
  await tx.$executeRaw`
    WITH added AS (INSERT INTO "FigureRow" ("figure", "entity", "knownFrom", ${columns})
    SELECT ${id}, ${entity}, CASE WHEN ${before}::timestamp IS NULL OR s."at" > ${before} THEN s."at" ELSE ${now} END,
      ${sourceColumns}
    FROM "FigureSource" s
    RETURNING *) ${addDays(sql`added`, sql`f."knownFrom"`, 1)}`
  await tx.$executeRaw`DROP TABLE "FigureSource"`
  await tx.$executeRaw`
    INSERT INTO "FigureRefresh" ("figure", "refreshedAt") VALUES (${id}, ${now})
    ON CONFLICT ("figure") DO UPDATE SET "refreshedAt" = excluded."refreshedAt"`
  return true
}

const sourceColumns = sql`s."entityId", s."key", s."at", s."until", s."value", s."department", s."sector", s."journey", s."people"`

/** Whether a known row `f` is still so. */
const same = sql`
  SELECT FROM "FigureSource" s
  WHERE s."entityId" = f."entityId" AND s."key" = f."key" AND s."at" = f."at" AND s."department" = f."department"
    AND s."people" = f."people" AND s."until" IS NOT DISTINCT FROM f."until" AND s."value" IS NOT DISTINCT FROM f."value"
    AND s."sector" IS NOT DISTINCT FROM f."sector" AND s."journey" IS NOT DISTINCT FROM f."journey"`

/** Until when all figures are complete; null before the first refresh. */
export async function refreshedUntil(db: Db | Tx): Promise<Date | null> {
  const { _min, _count } = await db.figureRefresh.aggregate({
    where: { figure: { in: [...figureIds] } },
    _min: { refreshedAt: true },
    _count: true,
  })
  return _count < figureIds.length ? null : _min.refreshedAt
}
