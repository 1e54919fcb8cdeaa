/** The records of one kind that a text may mean, out of those that the viewer may read: the database looks at no others. */
import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import type { Found } from '../../records/found.ts'
import { rowsWhere } from '../../rowsWhere.ts'
import type { Question } from './asked.ts'
import { allOf, anyOf, columnOf, inAnyText, partsOf, translatedTitle, wordOf } from './queries.ts'

export interface Candidate {
  id: number
  /** What it is called; null where only its kind knows how it is found. */
  title: string | null
  /** The same in the other language. */
  translated: string | null
  /** The title, as words are compared. */
  plain: string
  /** Its names and keywords, as words are compared. */
  also: string
  /** Which of the words are in its text. */
  inText: readonly boolean[]
  /** Whether all of the words are parts of words in its text; asked only where no record has all of them as words. */
  inParts: boolean
}

/** So many of each way are ranked: those that come first where many fit. */
const most = 30
/** With so many by their titles, other text is not read. */
const enough = 10

/** Those that the ranking reads. */
export async function candidatesOf(model: string, found: Found, asked: Question, ctx: Context): Promise<Candidate[]> {
  const { words } = found
  if (words === null) return []
  const first = orderOf(found)
  const table = words?.of ?? model
  const called = words?.titled ?? 'title'
  const [title, translated] = [columnOf(called), translatedTitle(table, called)]
  const also = Prisma.join([...(words?.also ?? []).map(columnOf), translated], ', ')
  const some = asked.match === 'some'
  const query = some ? anyOf(asked) : allOf(asked)
  const way = (condition: Prisma.Sql) =>
    Prisma.sql`SELECT t."id" FROM scope AS t WHERE ${condition} ORDER BY ${first} LIMIT ${most}`
  const numbered = asked.number === null ? [] : [way(Prisma.sql`t."id" = ${asked.number}`)]
  const ways = [
    Prisma.sql`SELECT "id" FROM titled`,
    // Titles count more than all else.
    way(Prisma.sql`(SELECT count(*) < ${enough} FROM titled) AND ${inAnyText(table, query)}`),
    // Many may have the words in their titles: the one that is called just so is always among those that are ranked.
    way(Prisma.sql`search_plain(${title}) = ${asked.plain}`),
    ...(some ? [way(partsOf(asked))] : []),
    ...numbered,
  ]
  const those = (asked.onlyNumber ? numbered : ways).map((one) => Prisma.sql`(${one})`)
  const inText = asked.words.map((word) => inAnyText(table, wordOf(word)))
  return ctx.db.$queryRaw<Candidate[]>`
    WITH scope AS NOT MATERIALIZED (${await rowsOf(model, found, ctx)}),
      titled AS MATERIALIZED (${way(Prisma.sql`t."titleWords" @@ ${query}::tsquery`)})
    SELECT
      t."id", ${title} AS "title", ${translated} AS "translated", search_plain(${title}) AS "plain",
      coalesce(search_plain(concat_ws(' ', ${also})), '') AS "also",
      ARRAY[${Prisma.join(inText)}] AS "inText", ${some ? partsOf(asked) : Prisma.sql`false`} AS "inParts"
    FROM (${Prisma.join(those, ' UNION ')}) AS found JOIN ${Prisma.raw(`"${table}"`)} AS t ON t."id" = found."id"
    ORDER BY ${first}`
}

/** Those that only their kind knows how to find, in its order. */
export async function knownOf(model: string, found: Found, { text }: Question, ctx: Context): Promise<Candidate[]> {
  if (!found.where) return []
  const rows = await rowsWhere(ctx.db, model, { AND: [...readable(found, ctx), found.where(text, ctx)] })
  const known = await ctx.db.$queryRaw<{ id: number }[]>`
    SELECT t."id" FROM (${rows}) AS t ORDER BY ${orderOf(found)} LIMIT ${most}`
  return known.map(({ id }) => ({ id, title: null, translated: null, plain: '', also: '', inText: [], inParts: false }))
}

const readable = ({ read, only = {} }: Found, { access }: Context) => [access.within(read) as object, only]

/** The readable records, or those that they are named after. */
async function rowsOf(model: string, found: Found, ctx: Context): Promise<Prisma.Sql> {
  const rows = await rowsWhere(ctx.db, model, { AND: readable(found, ctx) })
  const of = found.words?.of
  return of
    ? Prisma.sql`SELECT * FROM ${Prisma.raw(`"${of}"`)} WHERE "id" IN (SELECT "id" FROM (${rows}) AS own)`
    : rows
}

/** The kind's own order; of records that are named after others, the latest first. */
function orderOf({ order, words }: Found): Prisma.Sql {
  const parts = order.flatMap((part) => Object.entries(part))
  const known = parts.filter(([, direction]) => typeof direction === 'string' && !words?.of)
  if (!known.length) return Prisma.sql`t."id" DESC`
  return Prisma.raw(known.map(([name, direction]) => `t."${name}" ${direction === 'asc' ? 'ASC' : 'DESC'}`).join(', '))
}
