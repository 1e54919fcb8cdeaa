/** Files of a disclosure belong to what is signed: nobody changes them under a signature, and a draft voids what was signed. */
import { afterAll, expect, test } from 'vitest'
import { makeDisclosure } from '../../../prisma/seed/factories/disclosures.ts'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { contextOf, perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { addFile } from '../files/file.actions.ts'
import { contentHashOf } from './content.ts'

const { db } = await fileDatabase()
afterAll(closeLimits)
const ada = await person(db, 'RESEARCHER', { name: 'Ada Noor' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr Ali' })
const stranger = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')

const inventors = [
  { userId: ada.id, name: 'Ada Noor', share: 6_000 },
  { userId: badr.id, name: 'Badr Ali', share: 4_000 },
]
const draft = async () => (await makeDisclosure(db, { submitterId: ada.id, inventors })).id
const of = (id: number) =>
  db.inventionDisclosure.findUniqueOrThrow({
    where: { id },
    include: { inventors: { orderBy: { position: 'asc' } }, signatures: { where: { voidedAt: null } } },
  })
const act = async (name: string, as: Viewer, id: number, more: object = {}) =>
  (await perform(db, name, { id: idOf('InventionDisclosure', id), ...more }, { as })).codes
const sign = async (as: Viewer, id: number, contentHash?: string) =>
  act('signDisclosure', as, id, {
    name: as.name,
    confirmed: true,
    contentHash: contentHash ?? (await of(id)).contentHash,
  })
let nth = 0
/** Adds a file as a person; the code of the refusal when there is one. */
async function add(as: Viewer, id: number, name: string): Promise<string | number> {
  const bytes = { name, mediaType: 'application/pdf', size: 3, sha256: `sum of ${name}`, key: `key ${(nth += 1)}` }
  try {
    const { file } = await addFile.perform(contextOf(db, as), {
      ...bytes,
      entityType: 'inventionDisclosure',
      entityId: id,
    })
    return file.id
  } catch (error) {
    return (error as { extensions: { code: string } }).extensions.code
  }
}
const remove = async (as: Viewer, file: number) =>
  (await perform(db, 'deleteFile', { id: idOf('File', file) }, { as })).codes
const ask = async (as: Viewer, id: number) => {
  const source = '{ inventionDisclosure(number: ID) { canAddFiles statementToSign signedFiles { name sha256 } } }'
  return (await run(db, source.replace('ID', String(id)), { as })).data!['inventionDisclosure']
}

test('the signed content is the fields and the name and hash of each file', async () => {
  const id = await draft()
  await add(ada, id, 'figures.pdf')
  await add(badr, id, 'data.pdf')
  expect(await act('requestDisclosureSignatures', ada, id)).toEqual([])
  const signedFiles = ['figures.pdf', 'data.pdf'].map((name) => ({ name, sha256: `sum of ${name}` }))
  const asked = await of(id)
  expect(asked.signedFiles).toEqual(signedFiles)
  expect(asked.contentHash).toBe(contentHashOf(asked, asked.inventors, signedFiles))
  for (const other of [[], signedFiles.slice(1), [{ ...signedFiles[0]!, sha256: 'other' }, signedFiles[1]!]])
    expect(asked.contentHash).not.toBe(contentHashOf(asked, asked.inventors, other))
  expect(await ask(ada, id)).toMatchObject({
    canAddFiles: false,
    signedFiles,
    statementToSign: expect.stringContaining('and its 2 attached files'),
  })
  expect(await ask(stranger, id)).toBeNull()
})

test('while it is signed its inventors add and delete nothing; the team adds scans, which are not signed', async () => {
  const id = await draft()
  const figures = (await add(ada, id, 'figures.pdf')) as number
  await act('requestDisclosureSignatures', ada, id)
  const { contentHash } = await of(id)
  for (const as of [ada, badr, stranger]) expect(await add(as, id, 'more.pdf')).toBe('NOT_FOUND')
  expect(await remove(ada, figures)).toEqual(['CONFLICT'])
  expect(await add(team, id, 'scan.pdf')).toEqual(expect.any(Number))
  expect(await of(id)).toMatchObject({ contentHash, signedFiles: [{ name: 'figures.pdf' }] })
  expect(await sign(ada, id)).toEqual([])
  expect(await sign(badr, id)).toEqual([])
  expect((await of(id)).status).toBe('SUBMITTED')
  expect(await add(badr, id, 'letter.pdf'), 'what comes later is not signed').toEqual(expect.any(Number))
  expect((await of(id)).signedFiles).toHaveLength(1)
})

test('to change a file it becomes a draft again, which voids the signatures; the old hash signs nothing', async () => {
  const id = await draft()
  const figures = (await add(ada, id, 'figures.pdf')) as number
  await act('requestDisclosureSignatures', ada, id)
  const { contentHash: before } = await of(id)
  expect(await sign(badr, id)).toEqual([])
  expect(await act('reopenDisclosure', ada, id)).toEqual([])
  expect(await of(id)).toMatchObject({ status: 'DRAFT', signatures: [], signedFiles: [], contentHash: '' })
  expect(await remove(ada, figures)).toEqual([])
  expect(await add(ada, id, 'other.pdf')).toEqual(expect.any(Number))
  await act('requestDisclosureSignatures', ada, id)
  expect(await sign(badr, id, before)).toEqual(['CONFLICT'])
  expect(await sign(badr, id)).toEqual([])
})

test('the database refuses what would change a signed file', async () => {
  const id = await draft()
  const file = (await add(ada, id, 'figures.pdf')) as number
  const change = (sha256: string) => db.file.update({ where: { id: file }, data: { sha256 } })
  await change('sum of figures.pdf')
  await act('requestDisclosureSignatures', ada, id)
  await expect(change('other')).rejects.toThrow()
  await expect(db.file.delete({ where: { id: file } })).rejects.toThrow()
  await db.file.update({ where: { id: file }, data: { shared: true } })
  await db.inventionDisclosure.delete({ where: { id } })
  expect(await db.file.count({ where: { id: file } })).toBe(0)
})
