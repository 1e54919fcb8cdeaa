/** Two servers that start at once: one makes the demo university, the other waits for it. Only where there is a PostgreSQL. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { noLimits } from './database/pool.ts'
import { openServer } from './database/server.ts'
import { clientOf } from './db.ts'
import { besides, templateDatabase } from './testing/template.ts'
import { makeUser } from '../prisma/seed/factories/people.ts'
import { seedDemo, seedLock } from '../prisma/seed/seed.ts'

const url = process.env['TEST_DATABASE_URL']

test.skipIf(!url)('waits for longer than a connection waits for an answer', async () => {
  const name = `ascent_test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`)
  const answer = 2_000
  const server = await openServer(besides(url!, name), { ...noLimits, lock: 100, statement: answer, answer })
  const db = clientOf(server.factory)
  const other = new pg.Client({ connectionString: besides(url!, name) })
  await other.connect()

  await other.query('SELECT pg_advisory_lock($1)', [seedLock])
  let made = false
  const seeding = seedDemo(db, new Date()).then(() => (made = true))
  await delay(answer + 1_000)
  expect(made).toBe(false)
  await makeUser(db)
  await other.end()
  await seeding
  expect(await db.user.count()).toBe(1)

  await db.$disconnect()
  await server.close()
  await admin.query(`DROP DATABASE ${name}`)
  await admin.end()
})
