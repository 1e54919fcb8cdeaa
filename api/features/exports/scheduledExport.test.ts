/** Scheduled exports: who makes and sees them, what they hold, what of them is told, and when their files go. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { config } from '../../config.ts'
import { closeLimits } from '../../limits.ts'
import { applyRetention } from '../../retention/keeping.ts'
import { idOf } from '../../testing/ids.ts'
import { runJobs } from '../../testing/jobs.ts'
import { perform, person, run } from '../../testing/run.ts'
import { bearer, testServer, type TestServer } from '../../testing/server.ts'
import type { Viewer } from '../../viewer.ts'
import { beginDueExports } from './scheduledExport.jobs.ts'
import { mostSchedules } from './scheduledExport.rules.ts'

let server: TestServer
let team: Viewer
let ada: Viewer
let admin: Viewer
const usual = { ...config }
const dataDir = mkdtempSync(path.join(tmpdir(), 'ascent exports '))

beforeAll(async () => {
  Object.assign(config, { dataDir })
  server = await testServer()
  team = await person(server.db, 'KU_TEAM', { name: 'Tariq Team' })
  ada = await person(server.db, 'RESEARCHER', { name: 'Ada' })
  admin = await person(server.db, 'ADMIN')
  await makeProject(server.db, { title: 'Solar still', status: 'ACTIVE', ownerId: ada.id })
  await makeProject(server.db, { title: 'Wind mill', status: 'DRAFT', trl: null })
})
beforeEach(async () => {
  closeLimits()
  await server.db.scheduledExport.deleteMany()
  await server.db.notification.deleteMany()
})
afterAll(async () => {
  await server.close()
  Object.assign(config, usual)
  rmSync(dataDir, { recursive: true, force: true })
})

const asked = {
  list: 'projects',
  columns: ['Title:title'],
  sort: 'TITLE:ASC',
  name: 'Every project',
  format: 'CSV',
  rhythm: 'DAILY',
  time: '06:00',
}
const create = (as: Viewer | null, input: object = {}) =>
  perform(server.db, 'createScheduledExport', { ...asked, ...input }, { as, give: 'schedule { id nextAt }' })
async function made(as: Viewer, input: object = {}) {
  await create(as, input)
  return server.db.scheduledExport.findFirstOrThrow({ where: { ownerId: as.id }, orderBy: { id: 'desc' } })
}
const download = async (number: number, as: Viewer | null) => {
  const answer = await fetch(`${server.url}/api/scheduled-exports/${number}`, {
    headers: as ? bearer(await server.session(as)) : {},
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const told = (user: Viewer) =>
  server.db.notification.findMany({ where: { userId: user.id }, select: { kind: true, data: true } })
/** Makes what is due at its time. */
async function makeDue() {
  const { nextAt } = await server.db.scheduledExport.findFirstOrThrow({ orderBy: { nextAt: 'desc' } })
  const begun = await beginDueExports(server.db, nextAt)
  await runJobs(server.db)
  return begun
}
const lastRun = () => server.db.exportRun.findFirstOrThrow({ orderBy: { id: 'desc' } })

test('a schedule is made at its time, its owner is notified and downloads the file, and each step is on record', async () => {
  const schedule = await made(team)
  expect(await makeDue()).toBe(1)
  const kept = await lastRun()
  expect(kept).toMatchObject({ scheduleId: schedule.id, dueAt: schedule.nextAt, state: 'DONE', rows: 2, error: '' })
  expect(await told(team)).toMatchObject([{ kind: 'EXPORT_READY', data: { name: 'Every project', number: '2' } }])
  const { status, headers, text } = await download(kept.id, team)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Every project \d{4}-\d\d-\d\d\.csv"/)
  expect(text).toBe('Title\r\nSolar still\r\nWind mill\r\n')
  expect(Buffer.byteLength(text) + 3).toBe(kept.bytes)
  const actions = await server.db.auditEntry.findMany({
    where: { OR: [{ entity: 'ExportRun' }, { entity: 'ScheduledExport' }, { action: 'exportList' }] },
    orderBy: { id: 'asc' },
  })
  expect(actions.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['createScheduledExport', team.id],
    ['exportList', team.id],
    ['makeScheduledExport', null],
    ['readExportRun', team.id],
  ])
  expect(actions[1]!.changes).toMatchObject({ scheduled: [null, 'Every project'], rows: [null, 2] })
})

test('one exports what one may see at that time, with the filter that was in force', async () => {
  await made(team, { filter: { search: 'wind' }, format: 'JSON' })
  await makeDue()
  expect(JSON.parse((await download((await lastRun()).id, team)).text)).toEqual([{ Title: 'Wind mill' }])
  await server.db.scheduledExport.deleteMany()
  await made(team, { filter: { search: 'wind' }, format: 'XLSX' })
  await makeDue()
  const workbook = await server.ask('GET', `/api/scheduled-exports/${(await lastRun()).id}`)
  expect(workbook.status).toBe(401)
  const run = await lastRun()
  const { status, text, headers } = await download(run.id, team)
  expect([status, text.slice(0, 2)]).toEqual([200, 'PK'])
  expect(headers.get('content-disposition')).toMatch(/\.xlsx"/)
  await server.db.scheduledExport.deleteMany()
  await made(ada, { list: 'projects', name: 'Mine' })
  await makeDue()
  expect((await download((await lastRun()).id, ada)).text).toBe('Title\r\nSolar still\r\n')
})

test('who has lost the right to the list gets no file, neither a new one nor an old one', async () => {
  const leaving = await person(server.db, 'ADMIN')
  await made(leaving, { list: 'allImports', columns: ['*'], sort: '' })
  await makeDue()
  const before = await lastRun()
  expect(before.state).toBe('DONE')
  await server.db.user.update({ where: { id: leaving.id }, data: { role: 'RESEARCHER' } })
  await makeDue()
  const after = await lastRun()
  expect(after).toMatchObject({ state: 'FAILED', key: null, rows: null })
  expect(after.error).not.toBe('')
  expect((await told(leaving)).map(({ kind }) => kind)).toEqual(['EXPORT_READY', 'EXPORT_FAILED'])
  expect((await download(before.id, { ...leaving, role: 'RESEARCHER' })).status).toBe(403)
})

test('an account that is not active exports nothing and is told nothing', async () => {
  const gone = await person(server.db, 'KU_TEAM')
  await made(gone)
  await server.db.user.update({ where: { id: gone.id }, data: { status: 'SUSPENDED' } })
  await makeDue()
  expect(await lastRun()).toMatchObject({ state: 'FAILED', error: 'The owner’s account is not active.' })
  expect(await told(gone)).toEqual([])
})

test('nobody else changes, runs or downloads it; administrators see it, pause it and delete it', async () => {
  const { id: number } = await made(team)
  await makeDue()
  const kept = await lastRun()
  const id = idOf('ScheduledExport', number)
  const when = { name: 'X', format: 'CSV', rhythm: 'DAILY', time: '07:00' }
  const all = { updateScheduledExport: when, runScheduledExport: {}, setScheduledExportPaused: { paused: true } }
  for (const [name, input] of Object.entries({ ...all, deleteScheduledExport: {} })) {
    expect((await perform(server.db, name, { id, ...input }, { as: ada })).codes).toEqual(['NOT_FOUND'])
    expect((await perform(server.db, name, { id, ...input }, { as: null })).codes).toEqual(['UNAUTHENTICATED'])
  }
  for (const name of ['updateScheduledExport', 'runScheduledExport'] as const)
    expect((await perform(server.db, name, { id, ...all[name] }, { as: admin })).codes).toEqual(['NOT_FOUND'])
  expect((await download(kept.id, ada)).status).toBe(404)
  expect((await download(kept.id, admin)).status).toBe(404)
  expect((await download(kept.id, null)).status).toBe(401)
  const seen = async (as: Viewer) =>
    (await run(server.db, '{ scheduledExports { name owner { name } runs { state canDownload } } }', { as })).data
  expect(await seen(ada)).toEqual({ scheduledExports: [] })
  const runs = (canDownload: boolean) => [{ state: 'DONE', canDownload }]
  const owner = { name: 'Tariq Team' }
  expect(await seen(admin)).toEqual({ scheduledExports: [{ name: 'Every project', owner, runs: runs(false) }] })
  expect(await seen(team)).toEqual({ scheduledExports: [{ name: 'Every project', owner, runs: runs(true) }] })
  const pause = { id, paused: true }
  expect((await perform(server.db, 'setScheduledExportPaused', pause, { as: admin })).codes).toEqual([])
  expect(await beginDueExports(server.db, new Date(Date.now() + 10 * 86_400_000))).toBe(0)
  expect((await perform(server.db, 'deleteScheduledExport', { id }, { as: admin })).codes).toEqual([])
  await runJobs(server.db)
  expect((await download(kept.id, team)).status).toBe(404)
})

test('a list that one may not open, a column that is not there and an unknown filter are refused at once', async () => {
  expect((await create(ada, { list: 'allImports', columns: ['*'], sort: '' })).codes).toEqual(['FORBIDDEN'])
  expect((await create(ada, { list: 'nothing' })).codes).toEqual(['NOT_FOUND'])
  expect((await create(null)).codes).toEqual(['UNAUTHENTICATED'])
  const fields = async (input: object) => Object.keys((await create(team, input)).errors[0]!.extensions['fieldErrors']!)
  expect(await fields({ columns: ['passwordHash'] })).toEqual(['column'])
  expect(await fields({ filter: { colour: 'blue' } })).toEqual(['filter'])
  expect(await fields({ format: 'BIBTEX' })).toEqual(['format'])
  expect(await fields({ rhythm: 'WEEKLY' })).toEqual(['weekday'])
  expect(await fields({ rhythm: 'MONTHLY', monthDay: 32 })).toEqual(['monthDay'])
  expect(await fields({ time: '24:00' })).toEqual(['time'])
})

test('run now makes one beside the schedule, and not a second one before it is made', async () => {
  const { id: number, nextAt } = await made(team)
  const now = () => perform(server.db, 'runScheduledExport', { id: idOf('ScheduledExport', number) }, { as: team })
  expect((await now()).codes).toEqual([])
  expect((await now()).codes).toEqual(['CONFLICT'])
  await runJobs(server.db)
  expect(await lastRun()).toMatchObject({ dueAt: null, state: 'DONE' })
  expect(await server.db.scheduledExport.findUniqueOrThrow({ where: { id: number } })).toMatchObject({ nextAt })
  expect((await now()).codes).toEqual([])
})

test('what was missed is made once; another rhythm counts from now on', async () => {
  const { id, nextAt } = await made(team)
  const late = new Date(nextAt.getTime() + 5 * 86_400_000 + 1)
  expect(await beginDueExports(server.db, late)).toBe(1)
  expect(await beginDueExports(server.db, late)).toBe(0)
  const change = {
    id: idOf('ScheduledExport', id),
    name: 'Weekly',
    format: 'JSON',
    rhythm: 'WEEKLY',
    weekday: 7,
    time: '08:00',
  }
  expect((await perform(server.db, 'updateScheduledExport', change, { as: team })).codes).toEqual([])
  const after = await server.db.scheduledExport.findUniqueOrThrow({ where: { id } })
  expect(after).toMatchObject({ weekday: 7, monthDay: null, format: 'JSON' })
  expect([after.nextAt.getUTCDay(), after.nextAt.getUTCHours()]).toEqual([0, 4])
})

test('files go when their time is over, and with the account of their owner', async () => {
  const leaving = await person(server.db, 'KU_TEAM')
  await made(leaving)
  await makeDue()
  const kept = await lastRun()
  await server.db.exportRun.update({
    where: { id: kept.id },
    data: { createdAt: new Date(Date.now() - 29 * 86_400_000) },
  })
  await applyRetention.perform(server.db, {})
  expect(await server.db.exportRun.count({ where: { id: kept.id } })).toBe(1)
  await server.db.exportRun.update({
    where: { id: kept.id },
    data: { createdAt: new Date(Date.now() - 31 * 86_400_000) },
  })
  await applyRetention.perform(server.db, {})
  expect(await server.db.exportRun.count({ where: { id: kept.id } })).toBe(0)
  expect(await server.db.scheduledExport.count({ where: { ownerId: leaving.id } })).toBe(1)
})

test('a person has at most so many', async () => {
  await server.db.scheduledExport.createMany({
    data: Array.from({ length: mostSchedules }, (_, nth) => ({
      ownerId: ada.id,
      name: `Export ${nth}`,
      list: 'projects',
      format: 'CSV' as const,
      columns: ['title'],
      rhythm: 'DAILY' as const,
      time: '06:00',
      nextAt: new Date('2030-01-01'),
    })),
  })
  expect((await create(ada)).codes).toEqual(['CONFLICT'])
})
