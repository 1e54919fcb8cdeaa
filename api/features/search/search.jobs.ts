/** Forgets words that are in no record any more: a name must not outlive the account that had it. */
import { object } from 'yup'
import { Prisma } from '../../__generated__/prisma/client.ts'
import { job } from '../../job.ts'
import { translatedKinds } from '../../records/translated.ts'
import { kinds } from './hits.ts'

/** All words of the texts of a table, in both languages. */
const wordsOf = (table: string) =>
  Prisma.raw(translatedKinds.has(table) ? `"textWords" || coalesce("translationWords", '')` : '"textWords"')

export const forgetWords = job({
  name: 'forgetWords',
  rules: object({}),
  retries: 3,
  every: 'day',
  lasting: true,
  async run(db) {
    const tables = new Set(
      kinds.flatMap(({ entity, search: { words } }) => (words === null ? [] : [words?.of ?? entity])),
    )
    const words = [...tables].map(
      (table) => Prisma.sql`SELECT unnest(tsvector_to_array(${wordsOf(table)})) FROM ${Prisma.raw(`"${table}"`)}`,
    )
    // With NOT IN each word would be compared with all that are said.
    await db.$executeRaw`
      DELETE FROM "SearchWord" w
      WHERE NOT EXISTS (SELECT FROM (${Prisma.join(words, ' UNION ')}) AS said ("word") WHERE said."word" = w."word")`
  },
})
