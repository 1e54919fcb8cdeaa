/** Records with a title and a description like those that somebody is writing, so that people find each other before they do a thing twice. */
import type { InferType } from 'yup'
import { Prisma } from './__generated__/prisma/client.ts'
import { compared, type writtenRules } from './alike.rules.ts'
import type { Db } from './db.ts'

/**
 * From here on two texts are alike, by their trigrams; titles are short and must be more so, or share as many words. Words count as well
 * because a database with the locale C knows no trigrams of Arabic.
 */
const alike = { title: 0.4, whole: 0.3, words: 0.5 }
/** So many are looked at, of which the viewer may not see all. */
const looked = 200

type Written = InferType<typeof writtenRules>

/**
 * Returns the ids of the likest, the best first, at most 200; who may see them is the caller's to ask. Only those are compared that share
 * the beginning of a longer word of the title, which an index finds, and descriptions only of the 200 with the likest titles.
 */
export async function alikeIn(db: Db, table: 'Idea' | 'Project', { title, description }: Written, except: number) {
  if (title.length < compared.shortestTitle) return []
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM (
      SELECT "id", by_title, similarity(search_form(titled."text"), search_form(${`${title} ${description}`}::text)) AS by_whole
      FROM (
        SELECT t."id", t."title" || ' ' || t."description" AS "text", greatest(
          similarity(search_form(t."title"), search_form(${title}::text)),
          ${alike.title / alike.words}::real * 2 * cardinality(ARRAY(SELECT unnest(tsvector_to_array(t."titleWords")) INTERSECT SELECT unnest(words.list)))
            / (length(t."titleWords") + cardinality(words.list))
        ) AS by_title
        FROM (
          SELECT array_agg(DISTINCT word) AS list,
            (string_agg(quote_literal(left(word, 5)) || ':*', ' | ') FILTER (WHERE length(word) > 3))::tsquery AS query
          FROM unnest(string_to_array(search_plain(${title}::text), ' ')) AS word WHERE word <> '' AND position('\\' IN word) = 0
        ) AS words, ${Prisma.raw(`"${table}"`)} AS t
        WHERE t."titleWords" @@ words.query AND t."id" <> ${except}
        ORDER BY by_title DESC, t."id" LIMIT ${looked}
      ) AS titled
    ) AS compared
    WHERE by_title >= ${alike.title} OR by_whole >= ${alike.whole}
    ORDER BY greatest(by_title, by_whole) DESC, "id"`
  return rows.map(({ id }) => id)
}
