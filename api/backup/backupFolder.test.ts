/** Which files stay in the folder of backups, and how work in progress is marked there. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { alone, record, recordsIn, sweep, underWayIn } from './backupFolder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ascent-backups-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A backup of that day of November, or a failed attempt. */
async function made(day: number, good = true) {
  const [name, startedAt] = [`ascent-${day}`, `2026-11-${String(day).padStart(2, '0')}T05:00:00.000Z`]
  if (good) writeFileSync(path.join(folder, `${name}.tar`), 'x')
  const how = good ? { archive: `${name}.tar` } : { error: 'The disk is full.' }
  await record(folder, { name, startedAt, endedAt: startedAt, ...how })
}

const names = async () => (await recordsIn(folder)).map(({ name }) => name)

test('as many good ones stay as are kept, and the failed attempts since', async () => {
  for (const day of [1, 3, 5, 7]) await made(day)
  for (const day of [2, 6]) await made(day, false)
  await sweep(folder, 2)
  expect(await names()).toEqual(['ascent-7', 'ascent-6', 'ascent-5'])
  expect(readdirSync(folder).filter((name) => name.endsWith('.tar'))).toHaveLength(2)
})

test('fewer than are kept all stay, and without a good one no failure is forgotten', async () => {
  await made(1, false)
  await sweep(folder, 2)
  expect(await names()).toEqual(['ascent-1'])
  await made(2)
  await made(3)
  await sweep(folder, 5)
  expect(await names()).toEqual(['ascent-3', 'ascent-2'])
})

test('an archive that somebody took away is no longer listed', async () => {
  await made(1)
  await made(2)
  rmSync(path.join(folder, 'ascent-2.tar'))
  expect(await names()).toEqual(['ascent-1'])
})

test('work in progress is marked, and the mark expires with its process', async () => {
  const underWay = { step: 'COPYING' as const, name: 'ascent-now', startedAt: new Date().toISOString() }
  await alone(folder, underWay, async () => {
    expect(await underWayIn(folder)).toEqual(underWay)
    expect(await underWayIn(folder, Date.now() + 300_000)).toBeNull()
    await expect(alone(folder, underWay, async () => {})).rejects.toThrow('Another backup is being made or verified')
  })
  expect(await underWayIn(folder)).toBeNull()
})

test('a folder that cannot be made is named', async () => {
  writeFileSync(path.join(folder, 'file'), '')
  const inside = path.join(folder, 'file/backups')
  const underWay = { step: 'COPYING' as const, name: 'ascent-now', startedAt: '' }
  await expect(alone(inside, underWay, async () => {})).rejects.toThrow(`BACKUP_DIR ${inside} cannot be written to`)
})
