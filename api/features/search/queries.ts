/** The words that are asked for, as the database compares them. */
import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Db } from '../../db.ts'
import type { Found } from '../../records/found.ts'
import { translatedKinds } from '../../records/translated.ts'
import type { Asked, AskedWord, Question } from './asked.ts'

export const columnOf = (name: string): Prisma.Sql => Prisma.raw(`t."${name}"`)

/** A word as a query for lexemes takes it. */
const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** A single letter is a whole word; a longer text may be the beginning of one. */
const begins = (word: string) => (word.length > 1 ? `${quoted(word)}:*` : quoted(word))

/** A word in any of the ways in which it may be meant. */
export const wordOf = ({ word, beginning, others }: AskedWord): string =>
  `(${[...new Set([begins(word), begins(beginning), ...[...others.keys()].map(quoted)])].join(' | ')})`

export const allOf = ({ words }: Asked): string => words.map(wordOf).join(' & ')
export const anyOf = ({ words }: Asked): string => words.map(wordOf).join(' | ')
/** Whether the words are in the text, in either language. */
export const inAnyText = (table: string, query: string): Prisma.Sql =>
  translatedKinds.has(table)
    ? Prisma.sql`(t."textWords" @@ ${query}::tsquery OR t."translationWords" @@ ${query}::tsquery)`
    : Prisma.sql`t."textWords" @@ ${query}::tsquery`

/** What a record is called in the other language. */
export const translatedTitle = (table: string, column: string): Prisma.Sql =>
  translatedKinds.has(table) ? Prisma.sql`t."translation" -> ${column}::text ->> 'text'` : Prisma.sql`NULL::text`

/** All of the words as parts of words, anywhere in the text. */
export const partsOf = ({ words }: Asked): Prisma.Sql =>
  Prisma.join(
    words.map(({ word }) => Prisma.sql`t."searchText" LIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    ' AND ',
  )

/**
 * The kinds that have any record that is asked for, regardless of who may read it: the others need not be asked as the viewer, which
 * takes longer. The answer shows none of it.
 *
 * The planner takes a word that it knows nothing of for one that many have, and would look for the first record row by row: the whole
 * table for a word that nobody wrote. It reads an index where it does not know (`LIMIT (SELECT 1)`) that one is enough.
 */
export async function kindsWith<K extends { entity: string; search: Found }>(
  db: Db,
  kinds: readonly K[],
  asked: Question,
): Promise<readonly K[]> {
  const some = asked.match === 'some'
  const query = some ? anyOf(asked) : allOf(asked)
  const tables = new Set(
    kinds.flatMap(({ entity, search: { words } }) => (words === null ? [] : [words?.of ?? entity])),
  )
  const asks = [...tables].map((table) => {
    const any = (condition: Prisma.Sql) =>
      Prisma.sql`(SELECT true FROM ${Prisma.raw(`"${table}"`)} AS t WHERE ${condition} LIMIT (SELECT 1))`
    const found = [
      any(Prisma.sql`t."titleWords" @@ ${query}::tsquery OR ${inAnyText(table, query)}`),
      ...(some ? [any(partsOf(asked))] : []),
    ]
    return Prisma.sql`SELECT ${table} AS "table" WHERE ${Prisma.join(found, ' OR ')}`
  })
  if (!asks.length) return []
  const rows = await db.$queryRaw<{ table: string }[]>(Prisma.join(asks, ' UNION ALL '))
  const filled = new Set(rows.map(({ table }) => table))
  return kinds.filter(({ entity, search: { words } }) => words !== null && filled.has(words?.of ?? entity))
}
