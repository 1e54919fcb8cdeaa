/** Records with a title and a description like those that somebody is writing, so that people find each other before they do a thing twice. */
import type { InferType } from 'yup'
import { Prisma } from './__generated__/prisma/client.ts'
import { compared, type writtenRules } from './alike.rules.ts'
import type { Db } from './db.ts'

/** From here on two texts are alike, by their trigrams; titles are short and must be more so. */
const alike = { title: 0.4, whole: 0.3 }
/** So many are looked at, of which the viewer may not see all. */
const looked = 200

type Written = InferType<typeof writtenRules>

/**
 * Returns the ids of the likest, the best first, at most 200; who may see them is the caller's to ask. Only those are compared that share
 * the beginning of a longer word of the title, which an index finds: 10,000 of 100,000 projects take 90 ms.
 */
export async function alikeIn(db: Db, table: 'Idea' | 'Project', { title, description }: Written, except: number) {
  if (title.length < compared.shortestTitle) return []
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM (
      SELECT
        t."id",
        similarity(search_form(t."title"), search_form(${title}::text)) AS by_title,
        similarity(search_form(t."title" || ' ' || t."description"), search_form(${`${title} ${description}`}::text)) AS by_whole
      FROM (
        SELECT string_agg(quote_literal(left(word, 5)) || ':*', ' | ')::tsquery AS query
        FROM unnest(string_to_array(search_plain(${title}::text), ' ')) AS word WHERE word ~ '^\\w{4,}$'
      ) AS words, ${Prisma.raw(`"${table}"`)} AS t
      WHERE t."titleWords" @@ words.query AND t."id" <> ${except}
    ) AS compared
    WHERE by_title >= ${alike.title} OR by_whole >= ${alike.whole}
    ORDER BY greatest(by_title, by_whole) DESC, "id" LIMIT ${looked}`
  return rows.map(({ id }) => id)
}
