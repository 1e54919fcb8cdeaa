/**
 * `figure({...})`: what a figure of the analytics means, in words and in SQL. The rows that it selects are kept in versions
 * (refresh.ts), so that a report as of a day is the same whenever it is asked for (decision 0340).
 */
import { Prisma } from '../__generated__/prisma/client.ts'
import type { RecordEntity } from '../records/records.ts'

export const { sql } = Prisma
type Sql = Prisma.Sql

/** The columns of a row, as SQL over `from`. */
interface Columns {
  /** The record behind the row. */
  id: Sql
  /** Tells apart what one record brings several times. */
  key?: Sql
  /** When it happened, or began to hold; rows without a moment are left out. */
  at: Sql
  /** When it ceased to hold. */
  until?: Sql
  value?: Sql
  department?: Sql
  sector?: Sql
  /** The way from an idea to an agreement: a project's id, or an idea's as a negative number. */
  journey?: Sql
  /** The accounts in whose own figures it counts, in the order of their ids. */
  people?: Sql
}

interface Definition {
  /** Its name and its definition, as people read them. */
  name: () => string
  definition: () => string
  /** Whether rows are counted, or their values added up. */
  measure: 'COUNT' | 'SUM'
  unit: 'RECORDS' | 'AED' | 'LEVELS'
  /** Holds on a day, and is not counted over a period. */
  holds?: true
  /** The kind of record behind a row. */
  entity: RecordEntity
  /** Whose figures it is among; what the university alone may see is not a person’s own. */
  audience: 'OWN' | 'UNIVERSITY'
  columns: Columns
  from: Sql
}

export interface Figure extends Omit<Definition, 'columns' | 'from'> {
  /** The rows as they are now: `"entityId", "key", "at", "until", "value", "department", "sector", "journey", "people"`. */
  readonly rows: Sql
}

/** Defines a figure. */
export const figure = ({ columns, from, ...rest }: Definition): Figure => ({
  ...rest,
  rows: sql`SELECT * FROM (
    SELECT ${columns.id} AS "entityId", ${columns.key ?? sql`0`} AS "key", ${columns.at} AS "at",
      ${columns.until ?? sql`NULL::timestamp`} AS "until", ${columns.value ?? sql`NULL::int`} AS "value",
      coalesce(${columns.department ?? sql`''`}, '') AS "department", ${columns.sector ?? sql`NULL::"Sector"`} AS "sector",
      ${columns.journey ?? sql`NULL::int`} AS "journey", ${columns.people ?? sql`'{}'::int[]`} AS "people"
    FROM ${from}
  ) AS rows WHERE "at" IS NOT NULL`,
})

/** What the university's clock shows at a moment of the database, which keeps UTC. */
export const onClock = (moment: Sql): Sql => sql`(${moment} AT TIME ZONE 'UTC' AT TIME ZONE university_zone())`

/** The moment at which a day of the university begins. */
export const beginOf = (day: Sql): Sql => sql`(${day}::timestamp AT TIME ZONE university_zone() AT TIME ZONE 'UTC')`

/** The people of the project `p`: its owner and members. */
export const projectPeople = sql`ARRAY(
  SELECT person FROM (
    SELECT p."ownerId" AS person UNION SELECT m."userId" FROM "ProjectMember" m WHERE m."projectId" = p."id"
  ) AS people WHERE person IS NOT NULL ORDER BY person)`

/** When a record was first moved to a state, by the record of changes: what comes to the state again keeps its first day. */
export const firstMove = (entity: Sql, id: Sql, status: string): Sql => sql`(
  SELECT min(a."at") FROM "AuditEntry" a
  WHERE a."entity" = ${entity} AND (a."changes" -> 'status') IS NOT NULL AND a."entityId" = ${id}
    AND a."changes" -> 'status' ->> 1 = ${status})`
