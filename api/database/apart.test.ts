/** Work that lasts has connections on which a statement may take longer than others may; on a PostgreSQL server alone. */
import { expect, test } from 'vitest'
import { object } from 'yup'
import { clientOf, type Db } from '../db.ts'
import { job } from '../job.ts'
import { noLimits } from './pool.ts'
import { openServer } from './server.ts'

const server = process.env['TEST_DATABASE_URL']

/** Longer than a statement may take here, alone and within a transaction. */
async function run(db: Db) {
  await db.$executeRaw`SELECT pg_sleep(0.5)`
  await db.$transaction((tx) => tx.$executeRaw`SELECT pg_sleep(0.5)`)
}
const definition = { rules: object(), retries: 0, run }

test.skipIf(!server)('a lasting job takes its time, another one is cut off', async () => {
  const opened = await openServer(server!, { ...noLimits, statement: 100, answer: 300 })
  const db = clientOf(opened.factory)
  try {
    await expect(job({ name: 'usual', ...definition }).perform(db, {})).rejects.toThrow('statement timeout')
    await job({ name: 'lasting', ...definition, lasting: true }).perform(db, {})
  } finally {
    await db.$disconnect()
    await opened.close()
  }
})
