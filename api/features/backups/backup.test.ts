/** Backups as administrators see and ask for them; nobody else does. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { alone, record } from '../../backup/backupFolder.ts'
import { config } from '../../config.ts'
import { ROLES } from '../../policy.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { runJobs } from '../../testing/jobs.ts'
import { perform, person, run } from '../../testing/run.ts'
import { keep, read } from '../files/storage.ts'
import { removeBytes } from '../files/file.jobs.ts'
import { enqueue } from '../../job.ts'
import { isDue, backUpAndNotify } from './backup.jobs.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN')
const { folder } = config.backups
const empty = () => rmSync(folder, { recursive: true, force: true })
beforeEach(async () => {
  empty()
  mkdirSync(folder, { recursive: true })
  await db.$executeRaw`DELETE FROM pgboss.job WHERE state < 'completed'`
})
afterEach(empty)

const query = `{ backupReport {
  folder everyHours keep encrypted step nextAt latest { name } backups { name error archive bytes problem verifiedAt }
} }`
const report = async () =>
  (await run(db, query, { as: admin })).data!['backupReport'] as unknown as Record<string, unknown>

async function made(day: number, more: object = {}) {
  const [name, startedAt] = [`ascent-${day}`, `2026-11-0${day}T05:00:00.000Z`]
  writeFileSync(path.join(folder, `${name}.tar`), 'x')
  await record(folder, { name, startedAt, endedAt: startedAt, archive: `${name}.tar`, bytes: 1, ...more })
}

test('only administrators read about backups and ask for them', async () => {
  await made(1)
  for (const role of [...ROLES.filter((one) => one !== 'ADMIN'), null]) {
    const as = role && (await person(db, role))
    const code = role ? 'FORBIDDEN' : 'UNAUTHENTICATED'
    expect((await run(db, query, { as })).codes).toEqual([code])
    expect((await perform(db, 'verifyBackup', { name: 'ascent-1' }, { as })).codes).toEqual([code])
    expect((await run(db, 'mutation { createBackup { __typename } }', { as })).codes).toEqual([code])
  }
})

test('the report names the latest that can be relied on, and what is wrong with the others', async () => {
  expect(await report()).toMatchObject({
    folder,
    everyHours: null,
    keep: 14,
    step: null,
    nextAt: null,
    latest: null,
    backups: [],
  })
  await made(1, { verifiedAt: '2026-11-01T05:10:00.000Z' })
  await made(2, { problem: 'The table User has 2 rows where it had 3.' })
  await record(folder, {
    name: 'ascent-3',
    startedAt: '2026-11-03T05:00:00.000Z',
    endedAt: '',
    error: 'The disk is full.',
  })
  const { latest, backups } = await report()
  expect(latest).toEqual({ name: 'ascent-1' })
  expect(backups).toMatchObject([
    { name: 'ascent-3', error: 'The disk is full.', archive: null },
    { name: 'ascent-2', problem: 'The table User has 2 rows where it had 3.' },
    { name: 'ascent-1', problem: null },
  ])
})

const createBackup = () => run(db, 'mutation { createBackup { backupReport { step } } }', { as: admin })

test('what is asked for waits for its turn, once, and is on record', async () => {
  expect((await createBackup()).data).toEqual({ createBackup: { backupReport: { step: 'WAITING' } } })
  expect(await createBackup()).toMatchObject({ codes: ['CONFLICT'] })
  const [entry] = await db.auditEntry.findMany({ where: { action: 'createBackup' } })
  expect(entry).toMatchObject({ actorId: admin.id, entity: 'Platform' })
  await db.$executeRaw`DELETE FROM pgboss.job WHERE state < 'completed'`
  const underWay = { step: 'VERIFYING' as const, name: 'ascent-1', startedAt: new Date().toISOString() }
  await alone(folder, underWay, async () => {
    expect(await createBackup()).toMatchObject({ codes: ['CONFLICT'] })
    expect(await report()).toMatchObject({ step: 'VERIFYING' })
  })
})

test('two administrators who ask at once get one backup', async () => {
  const other = await person(db, 'ADMIN')
  const ask = (as: typeof admin) => run(db, 'mutation { createBackup { __typename } }', { as })
  const codes = (await Promise.all([ask(admin), ask(other)])).flatMap((answer) => answer.codes)
  expect(codes).toEqual(['CONFLICT'])
  const [{ count }] = await db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'backUpNow' AND state < 'completed'`
  expect(count).toBe(1)
})

test('only a backup that is there is restored as a test', async () => {
  await made(1)
  await record(folder, { name: 'ascent-2', startedAt: '2026-11-02T05:00:00.000Z', endedAt: '', error: 'No' })
  const verify = (name: string) => perform(db, 'verifyBackup', { name }, { as: admin, give: 'backupReport { step }' })
  for (const name of ['ascent-2', 'ascent-9']) expect((await verify(name)).codes).toEqual(['NOT_FOUND'])
  for (const name of ['../secret', '', 'ascent-../x']) expect((await verify(name)).codes).toEqual(['INVALID'])
  expect((await verify('ascent-1')).data).toEqual({ verifyBackup: { backupReport: { step: 'WAITING' } } })
  await runJobs(db)
  const [one] = ((await report())['backups'] as { name: string; problem: string }[]).filter(
    ({ name }) => name === 'ascent-1',
  )
  expect(one!.problem).toContain('cannot be read')
})

test('one is due when the hours since the last are over, and never without BACKUP_EVERY', async () => {
  const place = (every: number) => ({ backups: { ...config.backups, every } })
  const at = (time: string) => new Date(`2026-11-01T${time}Z`)
  expect(await isDue(place(0), at('12:00:00'))).toBe(false)
  expect(await isDue(place(6), at('12:00:00'))).toBe(true)
  await made(1)
  expect(await isDue(place(6), at('10:00:00'))).toBe(false)
  expect(await isDue(place(6), at('10:55:00'))).toBe(true)
})

test('administrators hear of a backup that failed, and only they', async () => {
  await person(db, 'KU_TEAM')
  await backUpAndNotify(db, {
    ...config,
    databaseUrl: 'postgres://127.0.0.1:1/none',
    backups: { ...config.backups, keep: 1 },
  })
  const told = await db.notification.findMany({ where: { kind: 'BACKUP_FAILED' }, include: { user: true } })
  expect(new Set(told.map(({ user }) => user.role))).toEqual(new Set(['ADMIN']))
  expect(told[0]!.data).toMatchObject({ reason: expect.stringContaining('ECONNREFUSED') })
})

test('bytes of a deleted file stay while a backup is made that may name them', async () => {
  const arrived = path.join(config.dataDir, 'files/arriving/one')
  mkdirSync(path.dirname(arrived), { recursive: true })
  writeFileSync(arrived, 'kept')
  const key = await keep(arrived)
  await db.$transaction((tx) => enqueue(tx, removeBytes, { key }))
  const underWay = { step: 'COPYING' as const, name: 'ascent-1', startedAt: new Date().toISOString() }
  await alone(folder, underWay, () => runJobs(db))
  await expect(read(key)).resolves.toBeTruthy()
  await runJobs(db, new Date(Date.now() + 3_600_000))
  await expect(read(key)).rejects.toThrow()
})
