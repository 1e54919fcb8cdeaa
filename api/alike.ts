/** Records with a title and a description like those that somebody is writing. */
import type { InferType } from 'yup'
import { Prisma } from './__generated__/prisma/client.ts'
import { compared, type writtenRules } from './alike.rules.ts'
import type { Db } from './db.ts'

/**
 * From here on two texts are alike, by their trigrams; titles are short and must be more so, or share as many words. Words count as well
 * because a database with the locale C knows no trigrams of Arabic.
 */
const alike = { title: 0.4, whole: 0.3, words: 0.5 }
/** At most this many are compared; the viewer may not see all of them. */
const looked = 200

type Written = InferType<typeof writtenRules>

/** Kinds of records that are compared. */
export type Compared = 'Idea' | 'Project'

/** Shares of words are weighed so that one number says how alike two titles are. */
const weight = alike.title / alike.words

/**
 * Returns the ids of the likest, the best first, at most 200; who may see them is the caller's to ask. Only those are compared that share
 * the beginning of a longer word of the title, which an index finds, and descriptions only of the 200 with the likest titles.
 */
export async function alikeIn(db: Db, table: Compared, { title, description }: Written, except: number) {
  if (title.length < compared.shortestTitle) return []
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM (
      SELECT "id", by_title, similarity(search_form(titled."text"), search_form(${`${title} ${description}`}::text)) AS by_whole
      FROM (
        SELECT t."id", t."title" || ' ' || t."description" AS "text", greatest(
          similarity(search_form(t."title"), search_form(${title}::text)),
          ${weight}::real * 2 * cardinality(ARRAY(SELECT unnest(tsvector_to_array(t."titleWords")) INTERSECT SELECT unnest(words.list)))
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
