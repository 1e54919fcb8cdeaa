/** A PostgreSQL server that hangs, locks, ends connections and finds deadlocks, under a server of ours. */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { array, number, object } from 'yup'
import { startPostgres } from '../scripts/postgres.mjs'
import { parentOf } from '../scripts/bench/processes.ts'
import { freePort } from '../scripts/bench/started.ts'
import { action } from './action.ts'
import { openMigratedServer } from './database/server.ts'
import { clientOf, type Db } from './db.ts'
import { openSession } from './features/accounts/session.ts'
import { serve } from './serve.ts'
import { contextOf, person } from './testing/run.ts'
import type { Viewer } from './viewer.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const limits = { statement: 3_000, lock: 1_000, idle: 10_000, answer: 4_000, wait: 3_000 }

interface Ground {
  url: string
  db: Db
  admin: pg.Client
  ann: Viewer
  ask: (
    query: string,
  ) => Promise<{ status: number; took: number; retryAfter: string | null; code: unknown; data: unknown }>
  get: (path: string) => Promise<{ status: number; took: number; text: string }>
  close: () => Promise<void>
}
let ground: Ground | null = null
const there = () => ground!

beforeAll(async () => {
  const postgres = startPostgres(await freePort())
  if ('absent' in postgres) return
  const server = await openMigratedServer(postgres.url, limits)
  const db = clientOf(server.factory)
  const served = await serve(db, { port: 0, host: '127.0.0.1', lastQuestions: 50, probe: server.probe })
  const at = `http://127.0.0.1:${served.port}`
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  const ann = await person(db, 'RESEARCHER')
  const { token } = await openSession(db, ann.id, { remember: false, userAgent: 'test', address: '127.0.0.1' })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  ground = {
    url: postgres.url,
    db,
    admin,
    ann,
    async ask(query) {
      const began = performance.now()
      const answer = await fetch(`${at}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
      const body = (await answer.json()) as { data?: unknown; errors?: { extensions?: { code?: unknown } }[] }
      const [took, retryAfter] = [performance.now() - began, answer.headers.get('retry-after')]
      return { status: answer.status, took, retryAfter, code: body.errors?.[0]?.extensions?.code, data: body.data }
    },
    async get(path) {
      const began = performance.now()
      const answer = await fetch(at + path, { headers })
      return { status: answer.status, took: performance.now() - began, text: await answer.text() }
    },
    async close() {
      await served.close()
      await admin.end()
      await db.$disconnect()
      await server.close()
      postgres.stop()
    },
  }
})
afterAll(() => ground?.close())

const list = '{ projects(first: 3) { totalCount } }'

test('a server that hangs: 503 UNAVAILABLE within 10 s, /readyz within 2 s, and back at once', async (context) => {
  if (!ground) context.skip('no PostgreSQL is installed')
  const { admin, ask, get } = there()
  const { rows } = await admin.query<{ pid: number }>('SELECT pid FROM pg_stat_activity')
  const backends = rows.map(({ pid }) => pid)
  const all = [...new Set([...backends, ...backends.map(parentOf)])].filter((pid) => pid > 1)
  expect(await ask(list)).toMatchObject({ status: 200 })
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  try {
    const [ready, ...answers] = await Promise.all([get('/readyz'), ...Array.from({ length: 30 }, () => ask(list))])
    const rest = await get('/api/user')
    expect(ready).toMatchObject({ status: 503, text: 'the database does not answer\n' })
    expect(ready.took).toBeLessThan(2_000)
    for (const answer of answers) expect(answer).toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: '5' })
    expect(Math.max(rest.took, ...answers.map(({ took }) => took))).toBeLessThan(10_000)
    expect(rest).toMatchObject({ status: 503, text: expect.stringContaining('UNAVAILABLE') })
  } finally {
    for (const pid of all) process.kill(pid, 'SIGCONT')
  }
  await expect.poll(async () => (await ask(list)).status, { timeout: 5_000 }).toBe(200)
  await expect.poll(async () => (await get('/readyz')).text, { timeout: 5_000 }).toBe('ready\n')
})

test('one locked table: what needs it answers 503, everything else goes on', async (context) => {
  if (!ground) context.skip('no PostgreSQL is installed')
  const { admin, ask, db } = there()
  await admin.query('BEGIN; LOCK TABLE "Project" IN ACCESS EXCLUSIVE MODE')
  let over = false
  const codes = new Set<unknown>()
  const busy = Array.from({ length: 20 }, async () => {
    while (!over) {
      codes.add((await ask(list)).code)
      await delay(10)
    }
  })
  await delay(limits.lock + 500)
  const others = []
  for (let count = 0; count < 20; count++) others.push(await ask('{ unreadNotificationCount viewer { id } }'))
  over = true
  await Promise.all(busy)
  await admin.query('ROLLBACK')
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
  // Half of them, for a busy machine may be slow with any single one; who waits for the lock is refused, and not just slow.
  const took = others.map((answer) => answer.took).toSorted((one, other) => one - other)
  expect(took[took.length / 2]).toBeLessThan(limits.lock / 2)
  expect([...codes]).toEqual(['UNAVAILABLE'])
  expect((await ask(list)).status).toBe(200)
  expect(await db.project.count()).toBe(0)
})

test('a connection that the server ends is replaced without anybody noticing', async (context) => {
  if (!ground) context.skip('no PostgreSQL is installed')
  const { admin, db, ask } = there()
  let over = false
  const statuses = new Set<number>()
  const answered = [0, 0, 0, 0]
  const busy = answered.map(async (_none, asker) => {
    while (!over) {
      statuses.add((await ask(list)).status)
      answered[asker]!++
      // A session's rate limit is not what is tried here.
      await delay(20)
    }
  })
  for (let times = 0; times < 10; times++) {
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
    )
    // On a busy machine, an answer may take longer than any fixed pause, and would be cut off at every try.
    const before = [...answered]
    await expect
      .poll(() => answered.every((count, asker) => count > before[asker]! + 1), { timeout: 10_000, interval: 20 })
      .toBe(true)
  }
  over = true
  await Promise.all(busy)
  expect([...statuses]).toEqual([200])
  expect(await db.user.count()).toBe(1)
})

test('two people who change the same records in opposite orders both succeed', async (context) => {
  if (!ground) context.skip('no PostgreSQL is installed')
  const { admin, db, ann } = there()
  await admin.query(`ALTER SYSTEM SET deadlock_timeout = '10ms'`)
  await admin.query('SELECT pg_reload_conf()')
  await admin.query('CREATE TABLE pair (id int PRIMARY KEY, value int NOT NULL)')
  await admin.query('INSERT INTO pair VALUES (1, 0), (2, 0)')
  const raise = action({
    name: 'raiseBoth',
    requires: 'public',
    rules: object({ order: array(number().required()).required() }),
    description: 'Changes both rows in an order.',
    async run({ tx }, { order }) {
      for (const id of order) {
        await tx.$executeRaw`UPDATE pair SET value = value + 1 WHERE id = ${id}`
        await delay(5)
      }
    },
  })
  const deadlocks = async () =>
    Number(
      (
        await admin.query<{ deadlocks: string }>(
          'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
        )
      ).rows[0]!.deadlocks,
    )
  const before = await deadlocks()
  const rounds = 30
  const ctx = contextOf(db, ann)
  for (let round = 0; round < rounds; round++)
    await Promise.all([raise.perform(ctx, { order: [1, 2] }), raise.perform(ctx, { order: [2, 1] })])
  const { rows } = await admin.query<{ value: number }>('SELECT value FROM pair')
  expect(rows.map(({ value }) => value)).toEqual([2 * rounds, 2 * rounds])
  await expect.poll(deadlocks, { timeout: 10_000 }).toBeGreaterThan(before)
})
