/** The storage on a disk and on S3: the same in and out. S3 is a small server of our own that keeps what it is given. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storageAt } from './storage.ts'

let folder: string
let s3: Server | undefined
const objects = new Map<string, Buffer>()
const signed: boolean[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ascent-storage-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  s3?.close()
  s3 = undefined
})

async function openS3() {
  s3 = createServer((req, res) => {
    const name = new URL(req.url!, 'http://s3').pathname
    signed.push(req.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') === true)
    void (async () => {
      if (req.method === 'PUT') objects.set(name, await buffer(req))
      if (req.method === 'DELETE') objects.delete(name)
      const there = objects.get(name)
      if (req.method === 'GET' && there) res.end(there)
      else res.writeHead(req.method === 'GET' ? 404 : 200).end()
    })()
  })
  await new Promise<void>((resolve) => s3!.listen(0, '127.0.0.1', resolve))
  const { port } = s3.address() as { port: number }
  return {
    bucket: 'ascent',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  }
}

const contents = Buffer.from('what was uploaded')
const lying = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

test.each(['disk', 'S3'])('bytes on %s come back, and go when they are removed', async (where) => {
  const storage = storageAt({
    dataDir: folder,
    s3: where === 'S3' ? await openS3() : undefined,
    databaseUrl: undefined,
  })
  const arrived = await storage.arrivingPath()
  writeFileSync(arrived, contents)
  const key = await storage.keep(arrived)
  expect(lying()).toBe(where === 'S3' ? 0 : 1)
  expect(Buffer.concat(await (await storage.read(key)).toArray())).toEqual(contents)
  if (where === 'S3') {
    expect(objects.get(`/ascent/${key}`)).toEqual(contents)
    expect(signed).not.toContain(false)
  }
  // The job that removes is done at least once.
  await storage.remove(key)
  await storage.remove(key)
  await expect(storage.read(key)).rejects.toThrow()
  expect([lying(), objects.size]).toEqual([0, 0])
})

test.each([
  ['its own disk', undefined, 0],
  ['a disk that others use', 'postgres://db/ascent', 1],
])('what a process that ended was receiving is swept from %s', async (_, databaseUrl, left) => {
  const arriving = path.join(folder, 'files/arriving')
  mkdirSync(arriving, { recursive: true })
  writeFileSync(path.join(arriving, 'old'), 'x')
  writeFileSync(path.join(arriving, 'young'), 'x')
  const [hoursAgo, secondsAgo] = [new Date(Date.now() - 7_200_000), new Date(Date.now() - 5_000)]
  utimesSync(path.join(arriving, 'old'), hoursAgo, hoursAgo)
  utimesSync(path.join(arriving, 'young'), secondsAgo, secondsAgo)
  await storageAt({ dataDir: folder, s3: undefined, databaseUrl }).sweepArriving()
  expect(readdirSync(arriving)).toHaveLength(left)
})
