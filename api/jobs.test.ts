/** Jobs on a real queue: written with the action or not at all, tried again, and shown when they failed. */
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { object, string } from 'yup'
import { cleanUp } from './features/accounts/account.jobs.ts'
import { openSession } from './features/accounts/session.ts'
import { hashToken } from './tokens.ts'
import { enqueue, job, type Job } from './job.ts'
import { openJobs } from './jobRunner.ts'
import { fileDatabase } from './testing/fileDatabase.ts'
import { perform, person, run } from './testing/run.ts'
import type { Viewer } from './viewer.ts'

const database = await fileDatabase()
let running: Awaited<ReturnType<typeof openJobs>>
const done: string[] = []
let failures = 0

const note = job({
  name: 'note',
  rules: object({ text: string().required() }),
  retries: 2,
  run: async (_, { text }) => void done.push(text),
})
const stumble = job({
  name: 'stumble',
  rules: object({ times: string().required() }),
  retries: 2,
  delay: 1,
  async run(_, { times }) {
    await Promise.resolve()
    if (failures++ < Number(times)) throw new Error(`Stumbled ${failures}`)
    done.push('stumbled on')
  },
})
const hopeless = job({
  name: 'hopeless',
  rules: object(),
  retries: 0,
  run: () => Promise.reject(new Error('It cannot be done')),
})
const table: Job[] = [note, stumble, hopeless]

beforeAll(async () => {
  running = await openJobs(database, table, { superviseIntervalSeconds: 1 })
  await running.begin()
})
afterAll(async () => {
  await running.stop()
})

const until = (holds: () => boolean | Promise<boolean>) => expect.poll(holds, { timeout: 20_000 }).toBe(true)
const statesOf = ({ name }: Job) =>
  database.db.$queryRaw<{ state: string }[]>`SELECT state::text FROM pgboss.job WHERE name = ${name}`

test('what should have been done before waits in its queue until the jobs begin', async () => {
  const hourly = job({
    name: 'hourly',
    rules: object(),
    retries: 0,
    every: 'hour',
    run: () => Promise.resolve(void done.push('hourly')),
  })
  const opened = await openJobs(database, [hourly])
  try {
    await delay(2_500)
    expect(await statesOf(hourly)).toEqual([{ state: 'created' }])
    await opened.begin()
    await until(() => done.includes('hourly'))
  } finally {
    await opened.stop()
  }
})

describe('a job', () => {
  test('runs once its transaction is committed, not before', async () => {
    await database.db.$transaction(
      async (tx) => {
        await enqueue(tx, note, { text: 'committed' })
        await delay(2_500)
        expect(done).not.toContain('committed')
      },
      { timeout: 10_000 },
    )
    await until(() => done.includes('committed'))
    expect(done.filter((text) => text === 'committed')).toHaveLength(1)
  })

  test('is not there when its transaction is rolled back', async () => {
    const undone = database.db.$transaction(async (tx) => {
      await enqueue(tx, note, { text: 'rolled back' })
      throw new Error('No')
    })
    await expect(undone).rejects.toThrow('No')
    await enqueue(database.db, note, { text: 'after it' })
    await until(() => done.includes('after it'))
    expect(done).not.toContain('rolled back')
  })

  test('that is done, and one that is sent, while a long transaction is open survive its rollback', async () => {
    const before = done.length
    await enqueue(database.db, note, { text: 'was waiting' })
    let sent: Promise<unknown> = Promise.resolve()
    const undone = database.db.$transaction(
      async (tx) => {
        await tx.department.create({ data: { name: 'Nowhere', faculty: 'None' } })
        // By then the queue has asked for work several times.
        await delay(1_500)
        sent = enqueue(database.db, note, { text: 'sent beside' })
        await delay(1_500)
        throw new Error('Rolled back')
      },
      { timeout: 10_000 },
    )
    await expect(undone).rejects.toThrow('Rolled back')
    await sent
    await until(() => done.includes('was waiting') && done.includes('sent beside'))
    await until(async () => (await statesOf(note)).every(({ state }) => state === 'completed'))
    expect(done.slice(before).sort()).toEqual(['sent beside', 'was waiting'])
    expect(await database.db.department.count({ where: { name: 'Nowhere' } })).toBe(0)
  })

  test('waits for its time', async () => {
    await enqueue(database.db, note, { text: 'later' }, { startAfter: new Date(Date.now() + 3_000) })
    await delay(2_000)
    expect(done).not.toContain('later')
    await until(() => done.includes('later'))
  })

  test('is refused with an input that its rules do not take', async () => {
    await expect(enqueue(database.db, note, { text: '' })).rejects.toMatchObject({ extensions: { code: 'INVALID' } })
  })

  test('that fails is tried again', async () => {
    await enqueue(database.db, stumble, { times: '2' })
    await until(() => done.includes('stumbled on'))
    expect(failures).toBe(3)
  })
})

test.skipIf(!database.jobs.db)('a server without work asks once a second for all of its jobs', async () => {
  const asked: string[] = []
  const { db } = database.jobs
  const executeSql = (text: string, values?: unknown[]) => {
    asked.push(text)
    return db!.executeSql(text, values) as Promise<{ rows: never[] }>
  }
  const idle = await openJobs({ db: database.db, jobs: { ...database.jobs, db: { executeSql } } }, table)
  await idle.begin()
  await delay(1_500)
  asked.length = 0
  await delay(3_500)
  await idle.stop()
  expect(asked.filter((text) => table.some(({ name }) => text.includes(`j.name = '${name}'`)))).toEqual([])
  expect(asked.filter((text) => text.includes('unnest')).length).toBeLessThanOrEqual(4)
})

test('a stop while the jobs begin waits until all have begun', async () => {
  const opened = await openJobs(database, table)
  const beginning = opened.begin()
  await opened.stop()
  await expect(beginning).resolves.toBeUndefined()
})

describe('what failed', () => {
  const list = 'query ($state: JobState) { jobs(state: $state) { id name state attempts error } }'

  test('is listed for administrators, and for nobody else', async () => {
    await enqueue(database.db, hopeless, {})
    await until(async () => (await statesOf(hopeless))[0]?.state === 'failed')
    const admin = await person(database.db, 'ADMIN')
    const { data } = await run(database.db, list, { as: admin, variables: { state: 'FAILED' } })
    expect(data!['jobs']).toEqual([
      { id: expect.any(String), name: 'hopeless', state: 'FAILED', attempts: 1, error: 'It cannot be done' },
    ])
    expect((await run(database.db, list, { as: await person(database.db, 'KU_TEAM') })).codes).toEqual(['FORBIDDEN'])
    expect((await run(database.db, list, { as: null })).codes).toEqual(['UNAUTHENTICATED'])
  })

  test('can be tried again by an administrator', async () => {
    const admin = await person(database.db, 'ADMIN')
    const [failed] = (await run(database.db, list, { as: admin, variables: { state: 'FAILED' } })).data![
      'jobs'
    ] as never as {
      id: string
    }[]
    const retry = (as: Viewer | null, id = failed!.id) => perform(database.db, 'retryJob', { id }, { as, give: 'done' })
    expect((await retry(await person(database.db, 'KU_TEAM'))).codes).toEqual(['FORBIDDEN'])
    expect((await retry(null)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await retry(admin)).data!['retryJob']).toEqual({ done: true })
    await until(async () => {
      const rows = await database.db.$queryRaw<{ retry_count: number; state: string }[]>`
        SELECT retry_count, state::text FROM pgboss.job WHERE name = 'hopeless'`
      return rows[0]!.state === 'failed' && rows[0]!.retry_count === 1
    })
    expect((await retry(admin, '00000000-0000-0000-0000-000000000000')).codes).toEqual(['NOT_FOUND'])
  })
})

test('tidying up removes sessions and links that are over, and nothing else', async () => {
  const { db } = database
  const { id } = await person(db, 'RESEARCHER')
  const open = () => openSession(db, id, { remember: false, userAgent: '', address: '' })
  const [kept, over] = [await open(), await open()]
  const past = new Date(Date.now() - 1_000)
  await db.signIn.update({ where: { id: over.sessionId }, data: { expiresAt: past } })
  const link = (name: string, expiresAt: Date) =>
    db.passwordReset.create({ data: { userId: id, tokenHash: hashToken(name), expiresAt } })
  const good = await link('good', new Date(Date.now() + 60_000))
  await link('stale', past)
  await cleanUp.perform(db, {})
  expect((await db.signIn.findMany()).map((session) => session.id)).toEqual([kept.sessionId])
  expect((await db.passwordReset.findMany()).map((reset) => reset.id)).toEqual([good.id])
})
