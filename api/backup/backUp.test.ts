/** Backups of a real database with real files, made while others write, on whichever database the tests run. */
import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeUser } from '../../prisma/seed/factories/people.ts'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { noLimits } from '../database/pool.ts'
import { openServer } from '../database/server.ts'
import { openDatabase, type OpenDatabase } from '../db.ts'
import { storageAt } from '../features/files/storage.ts'
import { besides, templateDatabase } from '../testing/template.ts'
import { backUp, verifyBackup } from './backUp.ts'
import { recordsIn, underWayIn, type BackupRecord } from './backupFolder.ts'
import type { Place } from './place.ts'
import { restore } from './restore.ts'

const server = process.env['TEST_DATABASE_URL']
const made: string[] = []
let folder: string
let source: Place
let database: OpenDatabase
/** The first backup, its folder, and where it was restored to. */
let first: BackupRecord
let firstFolder: string
let restoredTo: Place

/** A new database on the server. */
async function onServer(template = 'template0'): Promise<string> {
  const name = `ascent_backup_${randomUUID().replaceAll('-', '')}`
  await ask(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  made.push(name)
  return besides(server!, name)
}

async function ask(sql: string) {
  const admin = await openServer(server!, noLimits)
  try {
    return await admin.ask(sql)
  } finally {
    await admin.close()
  }
}

/** A place with nothing in it yet. */
const emptyPlace = async (): Promise<Place> => ({
  ...source,
  dataDir: mkdtempSync(path.join(folder, 'other-')),
  databaseUrl: server && (await onServer()),
})

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ascent backup '))
  source = {
    dataDir: path.join(folder, 'data'),
    databaseUrl: server && (await onServer(templateDatabase)),
    s3: undefined,
    backups: { folder: '', every: 0, keep: 3, key: undefined },
  }
  database = await openDatabase(source)
})
beforeEach(() => {
  source = { ...source, backups: { ...source.backups, folder: mkdtempSync(path.join(folder, 'backups-')), keep: 3 } }
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
  for (const name of made) await ask(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
})

/** A file of a person, as an upload keeps it. */
async function uploaded(content: string): Promise<string> {
  const storage = storageAt(source)
  const arrived = await storage.arrivingPath()
  writeFileSync(arrived, content)
  const key = await storage.keep(arrived)
  const { id: projectId } = await makeProject(database.db)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const data = { name: 'a.txt', mediaType: 'text/plain', size: content.length, sha256, key, projectId }
  await database.db.file.create({ data })
  return key
}

/** A copy of the first backup in the test's own folder. */
async function copied(): Promise<BackupRecord> {
  cpSync(firstFolder, source.backups.folder, { recursive: true })
  return first
}

const archiveOf = ({ archive }: { archive?: string }) => path.join(source.backups.folder, archive!)

test('what was acknowledged before it began is in it, and comes back with its files, while others write', async () => {
  const key = await uploaded('a file of a person')
  const before = await database.db.user.findMany({
    select: { email: true, passwordHash: true },
    orderBy: { id: 'asc' },
  })
  let over = false
  const writing = (async () => {
    while (!over) {
      await makeUser(database.db, { role: 'RESEARCHER' })
      // As requests do, which come one by one; the embedded database never waits for anything.
      await delay(5)
    }
  })()
  const backup = await backUp(source)
  over = true
  await writing
  expect(backup).toMatchObject({ files: 1, missing: 0, damaged: 0, encrypted: false })
  expect(backup.problem).toBeUndefined()
  expect(backup.verifiedAt).toBeTruthy()
  expect(statSync(archiveOf(backup)).mode & 0o777).toBe(0o600)

  ;[first, firstFolder] = [backup, source.backups.folder]
  const target = (restoredTo = await emptyPlace())
  const manifest = await restore(target, archiveOf(backup))
  const restored = await openDatabase(target)
  try {
    const users = await restored.db.user.findMany({
      select: { email: true, passwordHash: true },
      orderBy: { id: 'asc' },
    })
    expect(users.slice(0, before.length)).toEqual(before)
    expect(users).toHaveLength(manifest.tables['User']!)
    // A restored database is one to work with: numbers go on, and constraints hold.
    const { id } = await makeUser(restored.db, { role: 'RESEARCHER' })
    expect(await restored.db.user.count({ where: { id } })).toBe(1)
    await expect(
      restored.db.user.create({ data: { ...before[0]!, name: 'Twice', role: 'INVESTOR' } as never }),
    ).rejects.toThrow()
  } finally {
    await restored.close()
  }
  expect(String(await buffer(await storageAt(target).read(key)))).toBe('a file of a person')
})

test('with a key nothing of it can be read', async () => {
  const encrypted = { ...source, backups: { ...source.backups, key: 'k'.repeat(40) } }
  const { email } = await makeUser(database.db, { role: 'INVESTOR' })
  const backup = await backUp(encrypted)
  expect(backup).toMatchObject({ encrypted: true, archive: expect.stringMatching(/\.tar\.age$/) })
  expect(backup.problem).toBeUndefined()
  expect(readFileSync(archiveOf(backup)).includes(email)).toBe(false)
  await expect(restore(await emptyPlace(), archiveOf(backup))).rejects.toThrow('is encrypted: set BACKUP_KEY')
})

test('files that the storage lost or that changed are counted, and the rest is backed up', async () => {
  const [lost, changed] = [await uploaded('lost later'), await uploaded('changed later')]
  const place = (key: string) => path.join(source.dataDir, 'files', key)
  rmSync(place(lost))
  writeFileSync(place(changed), 'changed by a disk that fails')
  const backup = await backUp(source)
  expect(backup).toMatchObject({ missing: 1, damaged: 1 })
  expect(backup.problem).toBeUndefined()
  await database.db.file.deleteMany({ where: { key: { in: [lost, changed] } } })
})

test('one that was damaged later is found when it is restored as a test', async () => {
  const backup = await copied()
  const bytes = readFileSync(archiveOf(backup))
  bytes[Math.floor(bytes.length / 2)]! ^= 1
  writeFileSync(archiveOf(backup), bytes)
  const again = await verifyBackup(source, backup.name)
  expect(again.problem).toMatch(/is damaged|cannot be read/)
  await expect(restore(await emptyPlace(), archiveOf(backup))).rejects.toThrow(/is damaged|cannot be read/)
  expect(await recordsIn(source.backups.folder)).toMatchObject([{ name: backup.name, problem: again.problem }])
  await expect(verifyBackup(source, 'ascent-none')).rejects.toThrow('There is no backup ascent-none.')
})

test('nothing that is there is written over, and what is replaced is moved aside', async () => {
  const backup = await copied()
  const place = server ? source : restoredTo
  await expect(restore(place, archiveOf(backup))).rejects.toThrow(
    server ? 'DATABASE_URL has tables' : 'say --replace to move it and its files aside',
  )
  if (server) return
  await restore(restoredTo, archiveOf(backup), { replace: true })
  expect(readdirSync(restoredTo.dataDir).filter((name) => name.startsWith('database'))).toHaveLength(2)
  expect(existsSync(path.join(restoredTo.dataDir, 'restoring'))).toBe(false)
})

test('one of the other kind of database is refused in words', async () => {
  const other = { ...(await emptyPlace()), databaseUrl: server ? undefined : 'postgres://127.0.0.1:1/none' }
  await expect(restore(other, archiveOf(await copied()))).rejects.toThrow(
    server ? 'The backup is one of a PostgreSQL server' : /ECONNREFUSED|connect/,
  )
})

test('of two at once one is made: the second is refused, and leaves nothing', async () => {
  const [one, other] = await Promise.allSettled([backUp(source), backUp(source, new Date(1_000))])
  expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected'])
  const [refused] = [one, other].filter((result) => result.status === 'rejected')
  expect(String(refused!.reason)).toContain('Another backup is being made or verified')
  expect(await recordsIn(source.backups.folder)).toHaveLength(1)
  expect(await underWayIn(source.backups.folder)).toBeNull()
})

test('a failure is written down, and leaves nothing else', async () => {
  const nowhere = { ...source, dataDir: path.join(folder, 'none'), databaseUrl: server && `${server}_none` }
  await expect(backUp(nowhere)).rejects.toThrow()
  expect(await recordsIn(source.backups.folder)).toMatchObject([{ error: expect.any(String) }])
  expect(readdirSync(source.backups.folder).filter((name) => /\.(new|tar)$/.test(name))).toEqual([])
})
