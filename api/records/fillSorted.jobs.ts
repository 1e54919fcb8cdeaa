/**
 * Fills the columns by which records are sorted as they are shown, where a record is older than the columns
 * (docs/decisions/0460-a-list-sorts-by-what-is-shown.md). A few at a time: nobody waits for all of them.
 */
import { object } from 'yup'
import { Prisma } from '../__generated__/prisma/client.ts'
import type { Db } from '../db.ts'
import { job } from '../job.ts'
import { translatedKinds } from './translated.ts'

/** Changed by one statement, for which others wait a tenth of a second at most. */
const slice = 200

export const fillSorted = job({
  name: 'fillSorted',
  rules: object({}),
  retries: 5,
  minutes: 60,
  every: 'day',
  async run(db) {
    for (const name of translatedKinds.keys()) {
      const table = Prisma.raw(`"${name}"`)
      let last = 0
      do last = await fillNext(db, table, last)
      while (last > 0)
    }
  },
})

/** The trigger of the table works the columns out. Gives the last id that was filled; 0 when none was left. */
async function fillNext(db: Db, table: Prisma.Sql, after: number): Promise<number> {
  const [{ last }] = await db.$queryRaw<[{ last: number }]>`
    WITH filled AS (
      UPDATE ${table} SET "sortEn" = '' WHERE "id" IN (
        SELECT "id" FROM ${table} WHERE "sortEn" = '' AND "id" > ${after} ORDER BY "id" LIMIT ${slice} FOR NO KEY UPDATE
      ) RETURNING "id"
    )
    SELECT coalesce(max("id"), 0) AS last FROM filled`
  return last
}
