/** What a search asks for: its words, each with what else may be meant by it. */
import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Db } from '../../db.ts'
import { isStopWord, stemOf } from '../../matching/tokens.ts'
import { distanceOf, mistyped } from './distance.rules.ts'

export interface AskedWord {
  word: string
  stem: string
  /** The longest beginning that all forms of the word share; what is written so is found, too. */
  beginning: string
  /** Words of titles that contain it or are spelled like it, with the letters between them; 0 for those that contain it. */
  others: ReadonlyMap<string, number>
}

export interface Asked {
  /** The text as words are compared. */
  plain: string
  words: readonly AskedWord[]
  /** The number of a record, if it may be one: `#12` or `12`. */
  number: number | null
  /** Whether nothing but the number is meant: `#12`. */
  onlyNumber: boolean
}

/** What a text asks for, and whether of all of its words or of some. */
export interface Question extends Asked {
  text: string
  match: 'all' | 'some'
}

/** More words than anybody types; the others are left out. */
const mostWords = 8
const mostOthers = 12

/** Null when the text has no word. */
export async function askedFor(db: Db, text: string): Promise<Asked | null> {
  const [row] = await db.$queryRaw<[{ plain: string }]>`SELECT search_plain(${text}::text) AS "plain"`
  const all = row.plain.split(' ').filter(Boolean)
  if (!all.length) return null
  const telling = all.filter((word) => !isStopWord(word))
  const words = [...new Set(telling.length ? telling : all)].slice(0, mostWords)
  const others = await othersOf(db, words)
  const number = /^\s*#?(\d{1,9})\s*$/.exec(text)?.[1]
  return {
    plain: row.plain,
    words: words.map((word, place) => {
      const stem = stemOf(word)
      return { word, stem, beginning: beginningOf(word, stem), others: others.get(place + 1) ?? new Map() }
    }),
    number: number === undefined ? null : Number(number),
    onlyNumber: number !== undefined && text.trim().startsWith('#'),
  }
}

/** 'batteries' and 'battery' begin with 'batter', the stem without its last letter; 'set' of 'settings' is too little. */
function beginningOf(word: string, stem: string): string {
  const start = stem.endsWith('i') ? stem.slice(0, -1) : stem
  return start.length >= Math.max(3, word.length - 4) && word.startsWith(start) ? start : word
}

/** Looks for the words in what titles, names and keywords are made of; no record is read. */
async function othersOf(db: Db, words: readonly string[]): Promise<Map<number, Map<string, number>>> {
  const rows = await db.$queryRaw<{ place: number; word: string }[]>(Prisma.sql`
    SELECT "asked"."place"::int AS "place", "found"."word" AS "word"
    FROM unnest(${words}::text[]) WITH ORDINALITY AS "asked" ("word", "place") CROSS JOIN LATERAL (
      (
        SELECT "word" FROM "SearchWord"
        WHERE length("asked"."word") > 2 AND "word" LIKE '%' || "asked"."word" || '%' AND "word" NOT LIKE "asked"."word" || '%'
        ORDER BY length("word"), "word" LIMIT ${mostOthers}
      ) UNION (
        SELECT "word" FROM "SearchWord"
        WHERE length("asked"."word") > 3 AND ("word" % "asked"."word" OR "word" LIKE left("asked"."word", 3) || '%')
          AND abs(length("word") - length("asked"."word")) <= 2 AND "word" <> "asked"."word"
        ORDER BY similarity("word", "asked"."word") DESC, "word" LIMIT ${3 * mostOthers}
      ) UNION (
        SELECT "word" FROM "SearchWord"
        WHERE length("asked"."word") > 3 AND "letters" = sorted_letters("asked"."word") AND "word" <> "asked"."word"
        LIMIT ${mostOthers}
      )
    ) AS "found"`)
  const others = new Map<number, Map<string, number>>()
  for (const { place, word } of rows) {
    const asked = words[place - 1]!
    const distance = word.includes(asked) ? 0 : distanceOf(asked, word)
    if (distance > mistyped(asked)) continue
    const known = others.get(place) ?? new Map<string, number>()
    others.set(place, known.set(word, distance))
  }
  return others
}
