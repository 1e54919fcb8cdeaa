/** An upload while the storage of files fails: refused in words, without a row; what the storage kept all the same is removed. */
import { createServer, type Server } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { config } from '../../config.ts'
import { schemaFiles } from '../../database/migrations.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { person } from '../../testing/run.ts'
import { removeUnclaimed } from './file.jobs.ts'
import { keepFor } from './keepFor.ts'
import { arrivingPath, read, storageAt } from './storage.ts'

const { db } = await fileDatabase()
const usual = { ...config }
let s3: Server | undefined

beforeEach(() => {
  config.dataDir = mkdtempSync(path.join(tmpdir(), 'ascent-away-'))
})
afterEach(() => {
  s3?.closeAllConnections()
  s3?.close()
  rmSync(config.dataDir, { recursive: true, force: true })
  Object.assign(config, usual)
})

type Answer = Parameters<typeof createServer>[1]

async function at(answer: Answer) {
  s3 = createServer({}, answer)
  await new Promise<void>((resolve) => s3!.listen(0, '127.0.0.1', resolve))
  const { port } = s3.address() as { port: number }
  return storageAt({
    dataDir: config.dataDir,
    databaseUrl: undefined,
    s3: {
      bucket: 'ascent',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    },
  })
}

const inWords = { message: /^Files cannot be stored or read/, extensions: { code: 'UNAVAILABLE', retryAfter: 30 } }

test.each<[string, Answer]>([
  ['refuses', (_, res) => void res.writeHead(503).end()],
  ['forbids', (_, res) => void res.writeHead(403).end()],
  ['breaks off', (_, res) => void res.destroy()],
  ['breaks off after it kept the bytes', (req, res) => void buffer(req).then(() => res.destroy())],
])('a storage that %s is said to be away', async (_, answer) => {
  const storage = await at(answer)
  const arrived = await storage.arrivingPath()
  writeFileSync(arrived, 'what was uploaded')
  for (const work of [() => storage.keep(arrived), () => storage.read('aa/bb'), () => storage.remove('aa/bb')]) {
    const error = (await work().catch((one: unknown) => one)) as { message: string; extensions: object }
    expect(error.message).toMatch(inWords.message)
    expect(error.extensions).toMatchObject(inWords.extensions)
  }
})

test('a file that is not there is not a storage that is away', async () => {
  const storage = await at((_, res) => void res.writeHead(404).end())
  await expect(storage.read('aa/bb')).rejects.not.toThrow(inWords.message)
  await expect(storage.keep(path.join(config.dataDir, 'nothing'))).rejects.not.toThrow(inWords.message)
})

test('bytes that no row names are removed, and those that a row names stay', async () => {
  const arrive = async () => {
    const arrived = await arrivingPath()
    writeFileSync(arrived, 'bytes')
    return keepFor(db, arrived)
  }
  const [left, ...named] = [await arrive(), await arrive(), await arrive()]
  const { id: userId } = await person(db, 'RESEARCHER')
  const project = await db.project.create({ data: { title: 'P', description: 'P', ownerId: userId } })
  await db.file.create({
    data: { name: 'a.txt', mediaType: 'text/plain', size: 5, sha256: '', key: named[0]!, projectId: project.id },
  })
  await db.profilePicture.create({ data: { userId, mediaType: 'image/png', size: 5, sha256: '', key: named[1]! } })
  expect(
    await db.$queryRaw`SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'removeUnclaimed' AND start_after > now() + interval '50 minutes'`,
  ).toEqual([{ n: 3 }])
  for (const key of [left, ...named]) await removeUnclaimed.perform(db, { key })
  await expect(read(left)).rejects.toThrow()
  for (const key of named) expect((await (await read(key)).toArray()).join('')).toBe('bytes')
})

test('what a storage may have kept, although it broke off, is known to be without a row', async () => {
  rmSync(config.dataDir, { recursive: true, force: true })
  await expect(keepFor(db, path.join(config.dataDir, 'nothing'))).rejects.toThrow()
  const before = await db.$queryRaw<
    { n: number }[]
  >`SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'removeUnclaimed'`
  expect(before[0]!.n).toBeGreaterThan(3)
})

test('every table that names bytes is asked before they are removed', () => {
  const models = schemaFiles().flatMap(([, content]) => [
    ...content.matchAll(/^model (\w+) \{[^}]*^ +key +String\??.*@unique/gm),
  ])
  const tables = models.map(([, name]) => name!)
  // The others' keys are no places of bytes.
  expect(tables.toSorted()).toEqual(['ExportRun', 'File', 'Import', 'ProfilePicture', 'SecurityEvent'])
})
