/** Several servers look for exports that are due at the same moment, and two make the same file: each is made and told once. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce, codesOf } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'
import { beginDueExports, makeScheduledExport } from './scheduledExport.jobs.ts'

const { db } = await fileDatabase()
const team = await person(db, 'KU_TEAM')
const nextAt = new Date('2026-11-26T02:00:00Z')
const schedule = () =>
  db.scheduledExport.create({
    data: {
      ownerId: team.id,
      name: 'Every project',
      list: 'projects',
      format: 'CSV',
      columns: ['Title:title'],
      rhythm: 'DAILY',
      time: '06:00',
      nextAt,
    },
  })

test('one of three servers begins what is due', async () => {
  const { id } = await schedule()
  const results = await atOnce(
    db,
    'ScheduledExport',
    id,
    [1, 2, 3].map(() => () => beginDueExports(db, nextAt)),
  )
  const begun = results.map((result) => (result.status === 'fulfilled' ? result.value : -1))
  expect(begun.toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  expect(await db.exportRun.count({ where: { scheduleId: id, dueAt: nextAt } })).toBe(1)
})

test('a file that two servers make at once is kept and told once', async () => {
  const { id: scheduleId } = await schedule()
  const { id } = await db.exportRun.create({ data: { scheduleId, dueAt: nextAt } })
  const results = await atOnce(
    db,
    'ExportRun',
    id,
    [1, 2].map(() => () => makeScheduledExport.perform(db, { id })),
  )
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await db.exportRun.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'DONE' })
  expect(await db.notification.count({ where: { userId: team.id, kind: 'EXPORT_READY' } })).toBe(1)
})

test('run now, pressed twice at once, makes one', async () => {
  const { id } = await schedule()
  const input = { id: idOf('ScheduledExport', id) }
  const results = await atOnce(
    db,
    'ScheduledExport',
    id,
    [1, 2].map(() => () => perform(db, 'runScheduledExport', input, { as: team })),
  )
  expect(codesOf(results).flat()).toEqual(['CONFLICT'])
})
