/** Archives come back as they were written, and nothing that was changed, cut off or smuggled in is taken for one. */
import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isEncrypted, readArchive, writeArchive, type Entry } from './archive.ts'
import type { Manifest, Sum } from './manifest.ts'

const key = 'k'.repeat(40)
const bytes = Buffer.from('what people wrote'.repeat(20_000))
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ascent-archive-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const manifestOf = (checksums: Record<string, Sum>): Manifest => ({
  format: 1,
  version: '1.0.0',
  madeAt: '2026-11-26T05:00:00.000Z',
  database: 'EMBEDDED',
  migration: '20261126000000_last',
  tables: { User: 3 },
  files: 1,
  missing: [],
  damaged: [],
  checksums,
})

async function* entries(): AsyncGenerator<Entry> {
  yield { name: 'database' }
  yield { name: 'database/empty' }
  yield { name: 'database/PG_VERSION', content: { bytes: 3, open: async () => Readable.from([Buffer.from('17\n')]) } }
  yield { name: 'files/ab/one', content: { bytes: bytes.length, open: async () => Readable.from([bytes]) } }
}

async function written(secret?: string): Promise<string> {
  const file = path.join(folder, 'made.tar')
  await writeArchive(file, entries(), manifestOf, secret)
  return file
}

function emptyFolder(name: string): string {
  const made = path.join(folder, name)
  mkdirSync(made)
  return made
}

test.each([
  ['open', undefined],
  ['encrypted', key],
])('an %s one comes back whole, empty folders with it', async (_, secret) => {
  const file = await written(secret)
  expect(await isEncrypted(file)).toBe(Boolean(secret))
  expect(readFileSync(file).includes('what people wrote')).toBe(!secret)
  const into = emptyFolder('back')
  const manifest = await readArchive(file, into, secret)
  expect(manifest.tables).toEqual({ User: 3 })
  expect(readFileSync(path.join(into, 'files/ab/one'))).toEqual(bytes)
  expect(readdirSync(path.join(into, 'database')).sort()).toEqual(['PG_VERSION', 'empty'])
})

test.each([
  ['open', undefined],
  ['encrypted', key],
])('an %s one that was changed anywhere, or cut off, is refused', async (kind, secret) => {
  const whole = readFileSync(await written(secret))
  // A byte of a name's padding, or behind the end, says nothing.
  const places = secret ? [10, 400, whole.length / 2, whole.length - 1] : [512 * 7, whole.length / 2]
  for (const [nth, place] of places.entries()) {
    const changed = Buffer.from(whole)
    changed[Math.floor(place)]! ^= 1
    writeFileSync(path.join(folder, 'changed.tar'), changed)
    const reading = readArchive(path.join(folder, 'changed.tar'), emptyFolder(`changed ${nth}`), secret)
    await expect(reading, `${kind}, byte ${place}`).rejects.toThrow(/damaged|cannot be read|encrypted with another/)
  }
  for (const [nth, length] of [0, 300, whole.length - 2_000].entries()) {
    writeFileSync(path.join(folder, 'cut.tar'), whole.subarray(0, length))
    const reading = readArchive(path.join(folder, 'cut.tar'), emptyFolder(`cut ${nth}`), secret)
    await expect(reading, `${kind}, ${length} bytes`).rejects.toThrow(/cannot be read|no end|encrypted with another/)
  }
})

test('an encrypted one says which key is missing, and another key does not open it', async () => {
  const file = await written(key)
  await expect(readArchive(file, emptyFolder('none'))).rejects.toThrow(
    'made.tar is encrypted: set BACKUP_KEY to the key that it was made with.',
  )
  await expect(readArchive(file, emptyFolder('other'), 'o'.repeat(40))).rejects.toThrow(
    'made.tar was encrypted with another BACKUP_KEY, or its beginning is damaged.',
  )
})

test.each([
  ['leads out of the folder', { name: '../outside' }, 'x'],
  ['is absolute and leads nowhere in the folder', { name: '../../etc/passwd' }, 'x'],
  ['is a link', { name: 'files/link', type: 'symlink' as const, linkname: '/etc/passwd' }, ''],
])('an entry that %s is refused', async (_, header, content) => {
  const tar = pack()
  tar.entry(header, content)
  tar.finalize()
  const file = path.join(folder, 'smuggled.tar')
  await pipeline(Readable.from(tar), createWriteStream(file))
  await expect(readArchive(file, emptyFolder('into'))).rejects.toThrow('The archive holds something that no backup has')
  expect(readdirSync(folder).sort()).toEqual(['into', 'smuggled.tar'])
})

test('without a manifest, or with another one, it is none', async () => {
  const tar = pack()
  tar.entry({ name: 'database/PG_VERSION' }, '17\n')
  tar.finalize()
  const file = path.join(folder, 'without.tar')
  await pipeline(Readable.from(tar), createWriteStream(file))
  await expect(readArchive(file, emptyFolder('into'))).rejects.toThrow('The archive has no end')

  const later = path.join(folder, 'later.tar')
  await writeArchive(later, entries(), (sums) => ({ ...manifestOf(sums), format: 2 as 1 }))
  await expect(readArchive(later, emptyFolder('later'))).rejects.toThrow('The archive’s manifest cannot be read')
})
