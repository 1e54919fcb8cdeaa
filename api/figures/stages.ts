/** How long records have been in their stage now: where things are stuck. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { Db } from '../db.ts'
import type { RecordEntity } from '../records/records.ts'
import { sql } from './figure.ts'

export interface StageWait {
  readonly entity: RecordEntity
  readonly stage: string
  readonly count: number
  readonly medianDays: number
  readonly longestDays: number
  /** The record that has waited longest. */
  readonly longestId: number
}

const part = (entity: RecordEntity, stage: Prisma.Sql, since: Prisma.Sql, where: Prisma.Sql) => sql`
  SELECT ${entity} AS "entity", ${stage}::text AS "stage", ${since} AS "since", r."id"
  FROM ${sql([`"${entity}"`])} r WHERE ${where}`

const { status, statusSince } = { status: sql`r."status"`, statusSince: sql`r."statusSince"` }

/** The stages that end by somebody's deed, each with since when a record has been in it. */
const stages = [
  part(
    'Idea',
    status,
    sql`CASE r."status" WHEN 'VALIDATED' THEN r."validatedAt" WHEN 'SUBMITTED' THEN r."submittedAt"
      WHEN 'UNDER_REVIEW' THEN r."submittedAt" ELSE r."reviewedAt" END`,
    sql`r."withheld" IS NULL AND r."status" IN ('SUBMITTED', 'UNDER_REVIEW', 'NEEDS_CHANGES', 'APPROVED', 'VALIDATED')`,
  ),
  part(
    'Project',
    status,
    statusSince,
    sql`r."deletedAt" IS NULL AND r."withheld" IS NULL AND r."status" IN ('PROPOSED', 'PLANNING', 'ACTIVE', 'IN_PROGRESS', 'ON_HOLD')`,
  ),
  part(
    'TrlClaim',
    status,
    sql`CASE r."status" WHEN 'REQUESTED' THEN r."requestedAt" WHEN 'IN_REVIEW' THEN r."reviewedFrom" ELSE r."decidedAt" END`,
    sql`r."status" IN ('REQUESTED', 'IN_REVIEW', 'CHANGES_REQUESTED')`,
  ),
  part(
    'InventionDisclosure',
    status,
    sql`CASE r."status" WHEN 'SIGNING' THEN r."signingSince" ELSE r."submittedAt" END`,
    sql`r."status" IN ('SIGNING', 'SUBMITTED', 'IN_REVIEW')`,
  ),
  part(
    'Proposal',
    status,
    sql`r."submittedAt"`,
    sql`r."status" IN ('SUBMITTED', 'SCREENING', 'SHORTLISTED', 'FINALIST')`,
  ),
  part(
    'InvestmentInterest',
    status,
    statusSince,
    sql`r."status" IN ('EXPRESSED', 'ACKNOWLEDGED', 'MEETING_SCHEDULED', 'IN_DISCUSSION', 'TERM_SHEET')`,
  ),
  part('Deal', status, statusSince, sql`r."status" = 'OPEN'`),
]

const days = sql`extract(epoch FROM now() AT TIME ZONE 'UTC' - "since") / 86400`

/** All stages in which there is something, the longest wait of each kind of record first. */
export const stageWaits = (db: Db): Promise<StageWait[]> => db.$queryRaw`
  SELECT "entity", "stage", count(*)::int AS "count",
    floor(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${days}))::int AS "medianDays",
    floor(max(${days}))::int AS "longestDays", (array_agg("id" ORDER BY "since", "id"))[1] AS "longestId"
  FROM (${stages.reduce((all, one) => sql`${all} UNION ALL ${one}`)}) AS stages
  WHERE "since" IS NOT NULL
  GROUP BY 1, 2 ORDER BY 1, 4 DESC, 2`
