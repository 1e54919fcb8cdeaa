/** When each idea or project came to each step on its way to an agreement; an idea and the project that it became are one. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Tx } from '../db.ts'
import { sql } from './figure.ts'
import type { FigureId } from './figures.ts'
import { asked, type Question } from './question.ts'

export const funnelSteps = [
  'IDEA',
  'APPROVED',
  'VALIDATED',
  'PROJECT',
  'TRL_FOUR',
  'OPENED',
  'INTEREST',
  'AGREEMENT',
] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** Each step with its column and the figures of which the first row is the step. */
const steps: Readonly<Record<FunnelStep, { column: Prisma.Sql; figures: readonly FigureId[] }>> = {
  IDEA: { column: sql`"idea"`, figures: ['IDEAS'] },
  APPROVED: { column: sql`"approved"`, figures: ['IDEAS_APPROVED'] },
  VALIDATED: { column: sql`"validated"`, figures: ['IDEAS_VALIDATED'] },
  PROJECT: { column: sql`"project"`, figures: ['PROJECTS'] },
  TRL_FOUR: { column: sql`"trlFour"`, figures: ['TRL_FOUR'] },
  OPENED: { column: sql`"opened"`, figures: ['PROJECTS_OPENED'] },
  INTEREST: { column: sql`"interest"`, figures: ['INTERESTS', 'PROPOSALS'] },
  AGREEMENT: { column: sql`"agreement"`, figures: ['CONTRACTS', 'LICENSES', 'SPINOUTS', 'INVESTMENTS'] },
}

/** The column of a step, and those of all steps in their order. */
export const columnOf = (step: FunnelStep): Prisma.Sql => steps[step].column
export const stepColumns: readonly Prisma.Sql[] = funnelSteps.map(columnOf)
const all = funnelSteps.flatMap((step) => steps[step].figures)

/** `one, other, …`. */
export const listed = (parts: readonly Prisma.Sql[]): Prisma.Sql => parts.reduce((some, part) => sql`${some}, ${part}`)

/** A list of figures as the database's planner reads it: the index `FigureRow_steps` names the same ones. */
const among = (some: readonly FigureId[]) => sql([some.map((id) => `'${id}'`).join(', ')])

/** Counted from the rows of figures: `"journey", "began"` and a column for each step. */
const fromRows = (where: Prisma.Sql) => sql`
  SELECT f."journey", min(f."at") AS "began", ${listed(
    funnelSteps.map((step) => {
      const { column, figures } = steps[step]
      return sql`min(f."at") FILTER (WHERE f."figure" IN (${among(figures)})) AS ${column}`
    }),
  )}
  FROM "FigureRow" f WHERE f."figure" IN (${among(all)}) AND f."journey" IS NOT NULL AND ${where} GROUP BY f."journey"`

/** Brings the journeys up to date with the figures that are known now. */
export async function refreshJourneys(tx: Tx): Promise<void> {
  const columns = listed([sql`"began"`, ...stepColumns])
  await tx.$executeRaw`
    CREATE TEMPORARY TABLE "JourneySource" ON COMMIT DROP AS ${fromRows(sql`f."knownUntil" IS NULL`)}`
  await tx.$executeRaw`
    DELETE FROM "FigureJourney" j WHERE NOT EXISTS (SELECT FROM "JourneySource" s WHERE s."journey" = j."journey")`
  await tx.$executeRaw`
    INSERT INTO "FigureJourney" ("journey", ${columns})
    SELECT "journey", ${columns} FROM (
      SELECT "journey", ${columns} FROM "JourneySource" EXCEPT SELECT "journey", ${columns} FROM "FigureJourney"
    ) AS changed
    ON CONFLICT ("journey") DO UPDATE SET (${columns}) = (SELECT ${listed([sql`excluded."began"`, ...stepColumns.map((column) => sql`excluded.${column}`)])})`
  await tx.$executeRaw`DROP TABLE "JourneySource"`
}

/** The journeys that began in the period, each with the steps that were made by its end. */
export function journeysOf(question: Question): Prisma.Sql {
  const { from, until, asOf, person, department, sector = null } = question
  const known = asOf === null && person === null && department === null && sector === null
  const began = from ? sql`"began" >= ${from}` : sql`true`
  if (!known)
    return sql`SELECT * FROM (${fromRows(sql`f."at" < ${until} AND ${asked(question)}`)}) AS journeys WHERE ${began}`
  return sql`
    SELECT "journey", "began", ${listed(stepColumns.map((column) => sql`CASE WHEN ${column} < ${until} THEN ${column} END AS ${column}`))}
    FROM "FigureJourney" WHERE "began" < ${until} AND ${began}`
}
