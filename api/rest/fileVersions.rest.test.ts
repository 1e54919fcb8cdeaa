/** New versions of files: what takes the place of what, who still reads what was there before, and what goes with it. */
import { expect, test } from 'vitest'
import { makeDataRoom } from '../../prisma/seed/factories/dataRooms.ts'
import { makeDisclosure } from '../../prisma/seed/factories/disclosures.ts'
import { makeClaim } from '../../prisma/seed/factories/readiness.ts'
import { wordsOf } from '../features/notifications/notificationText.ts'
import { pdf, png } from '../testing/files.ts'
import { idOf } from '../testing/ids.ts'
import { runJobs } from '../testing/jobs.ts'
import { stored, uploads } from '../testing/uploads.ts'
import type { Viewer } from '../viewer.ts'

const { server, here, owner, editor, reader, stranger, company, team, admin, as, upload, list, bytes, anUpload } =
  await uploads()
const { db } = server

const replace = (id: number, by: Viewer | undefined, more: object = {}) =>
  upload(png(), { ...(by && { as: by }), name: 'deck.png', replacesId: id, ...more })
const replaced = async (id: number, by = owner) => (await replace(id, by)).body['id'] as number

interface Seen {
  canReplace: boolean
  canShare: boolean
  earlierVersions: { number: number }[]
}
async function seen(id: number, viewer: Viewer) {
  const fields = 'canReplace canShare earlierVersions { number }'
  const { data } = await server.graphql(`{ node(id: "${idOf('File', id)}") { ... on File { ${fields} } } }`, {
    headers: as(viewer),
  })
  return data!['node'] as Seen | null
}
const status = async (id: number, viewer: Viewer) => (await bytes(id, viewer)).status
const remove = async (id: number, viewer: Viewer) =>
  (await server.ask('DELETE', `/api/files/${id}`, { headers: as(viewer), body: {} })).status
const share = (id: number, viewer: Viewer) =>
  server.graphql(`mutation { shareFile(input: {id: "${idOf('File', id)}", shared: true}) { file { shared } } }`, {
    headers: as(viewer),
  })

test('a new version takes the place of a file, and the earlier ones stay below it', async () => {
  const first = await anUpload()
  const second = await replaced(first)
  const third = await replaced(second)
  expect((await list(owner)).body).toMatchObject([{ id: third, name: 'deck.png' }])
  expect(await seen(third, owner)).toEqual({
    canReplace: true,
    canShare: true,
    earlierVersions: [{ number: second }, { number: first }],
  })
  expect(await seen(second, owner)).toEqual({ canReplace: false, canShare: false, earlierVersions: [] })
  expect(Buffer.from(await (await bytes(first, owner)).arrayBuffer())).toEqual(Buffer.from(pdf()))
})

test('it keeps its name where the earlier one has it alone, and is open to the same readers', async () => {
  const first = await anUpload()
  await anUpload(owner, 'other.pdf')
  expect((await share(first, owner)).codes).toEqual([])
  const { body } = await upload(pdf(), { as: owner, name: 'deck.pdf', replacesId: first })
  expect(body).toMatchObject({ name: 'deck.pdf', shared: true })
  const again = await upload(pdf(), { as: owner, name: 'other.pdf', replacesId: body['id'] as number })
  expect(again.body).toMatchObject({ name: 'other (2).pdf' })
})

test('people of the record read the earlier versions, those who only read it do not', async () => {
  await db.project.update({ where: { id: here.projectId }, data: { approvedForIndustry: true } })
  const first = await anUpload()
  await share(first, owner)
  expect(await status(first, company)).toBe(200)
  const second = await replaced(first)
  for (const viewer of [owner, editor, reader, team, admin]) expect(await status(first, viewer)).toBe(200)
  expect([await status(second, company), await status(first, company)]).toEqual([200, 404])
  expect(await seen(second, company)).toMatchObject({ canReplace: false, earlierVersions: [] })
  expect(await seen(first, company)).toBeNull()
  expect((await share(first, owner)).codes).toEqual(['NOT_FOUND'])
})

test('those who may add files to the record and delete this one may upload a new version of it', async () => {
  const first = await anUpload()
  const before = stored()
  expect((await replace(first, undefined)).status).toBe(401)
  // The editor adds files, but has not uploaded this one.
  for (const viewer of [editor, reader, stranger, team, company]) {
    expect((await replace(first, viewer)).status).toBe(viewer === company ? 403 : 404)
    expect((await seen(first, viewer))?.canReplace ?? false).toBe(false)
  }
  const own = await anUpload(editor)
  expect(await seen(own, editor)).toMatchObject({ canReplace: true })
  await db.projectMember.updateMany({
    where: { projectId: here.projectId, userId: editor.id },
    data: { role: 'VIEWER' },
  })
  expect(await seen(own, editor)).toMatchObject({ canReplace: false })
  expect((await replace(own, editor)).status).toBe(404)
  expect(await remove(own, editor)).toBe(204)
  await runJobs(db)
  expect(stored()).toEqual(before)
})

test('a file of another record, and one that was replaced before, are named as what is wrong', async () => {
  const first = await anUpload()
  const { id: elsewhere } = await db.project.create({ data: { title: 'Kiln', status: 'ACTIVE', ownerId: owner.id } })
  const before = stored()
  expect(await replace(first, owner, { entityId: elsewhere })).toMatchObject({
    status: 422,
    body: { fields: { replacesId: 'This file belongs to another record' } },
  })
  expect(await replace(first, owner, { entityType: 'project', replacesId: 'x' as never })).toMatchObject({
    status: 422,
    body: { fields: { replacesId: expect.anything() } },
  })
  expect(stored()).toEqual(before)
  await replaced(first)
  expect(await replace(first, owner)).toMatchObject({
    status: 409,
    body: { message: 'Someone has already uploaded a new version of “deck.pdf”. Reload the page.' },
  })
})

test('of two new versions at the same moment one is refused, and leaves nothing', async () => {
  const first = await anUpload()
  const before = stored()
  const answers = await Promise.all([replace(first, owner), replace(first, admin)])
  expect(new Set(answers.map((one) => one.status))).toEqual(new Set([201, 409]))
  await runJobs(db)
  expect(stored()).toHaveLength(before.length + 1)
  expect((await list(owner)).body).toHaveLength(1)
})

test('opening a file to readers while its new version comes is refused, or opens both', async () => {
  const first = await anUpload()
  const [opened, next] = await Promise.all([share(first, owner), replace(first, admin)])
  expect(next.status).toBe(201)
  const { shared } = await db.file.findUniqueOrThrow({ where: { id: next.body['id'] as number } })
  expect([[], ['CONFLICT'], ['NOT_FOUND']]).toContainEqual(opened.codes)
  expect(shared).toBe(opened.codes.length === 0)
})

test('a file is deleted with its earlier versions, an earlier version alone', async () => {
  const before = stored()
  const first = await anUpload()
  const second = await replaced(first)
  const third = await replaced(second)
  expect(await remove(second, reader)).toBe(404)
  expect(await remove(second, owner)).toBe(204)
  expect((await seen(third, owner))?.earlierVersions).toEqual([{ number: first }])
  expect(await remove(third, owner)).toBe(204)
  expect(await status(first, owner)).toBe(404)
  await runJobs(db)
  expect(stored()).toEqual(before)
})

test('evidence of a TRL claim stays the file that was judged, and is not deleted with a later one', async () => {
  const first = await anUpload()
  const evidence = { create: { code: '1.1', fileId: first } }
  await makeClaim(db, { projectId: here.projectId, status: 'IN_REVIEW', evidence })
  const second = await replaced(first)
  expect(await db.trlEvidence.findFirstOrThrow({ where: { fileId: first } })).toBeDefined()
  expect([await remove(second, owner), await remove(first, owner)]).toEqual([409, 409])
  expect(await status(first, owner)).toBe(200)
})

test('it is written down, and the others read that it is a new version', async () => {
  const first = await anUpload()
  await db.notification.deleteMany({ where: { entity: 'Project', entityId: here.projectId } })
  await replaced(first)
  const audit = await db.auditEntry.findMany({ where: { entity: 'Project', entityId: here.projectId } })
  expect(audit.at(-1)).toMatchObject({ action: 'addFile', changes: { files: ['deck.pdf', 'deck.png'] } })
  const [told] = await db.notification.findMany({ where: { entity: 'Project', entityId: here.projectId } })
  const words = (language: 'ENGLISH' | 'ARABIC') => wordsOf(told!.kind, told!.data, language, () => null).message
  expect(words('ENGLISH')).toContain('uploaded a new version of “deck.png” in the files of “Solar still”')
  expect(words('ARABIC')).toContain('إصدارًا جديدًا')
})

test('a document of a data room keeps its readers, and goes with its earlier versions', async () => {
  const before = stored()
  const { id: dataRoomId } = await makeDataRoom(db, { id: here.projectId })
  const { body } = await upload(pdf(), { as: owner, entityType: 'dataRoom', entityId: dataRoomId })
  const document = await db.roomDocument.update({ where: { fileId: body['id'] as number }, data: { label: 'PUBLIC' } })
  const next = await replace(body['id'] as number, owner, { entityType: 'dataRoom', entityId: dataRoomId })
  expect(await db.roomDocument.findMany({ where: { dataRoomId } })).toEqual([{ ...document, fileId: next.body['id'] }])
  const input = `{ id: "${idOf('RoomDocument', document.id)}" }`
  const removed = await server.graphql(`mutation { deleteRoomDocument(input: ${input}) { dataRoom { id } } }`, {
    headers: as(owner),
  })
  expect(removed.codes).toEqual([])
  await runJobs(db)
  expect(stored()).toEqual(before)
})

test('what others rely on takes no new version', async () => {
  const { id } = await makeDisclosure(db, { submitterId: owner.id, status: 'SUBMITTED' })
  const where = { entityType: 'inventionDisclosure', entityId: id }
  const { body } = await upload(pdf(), { as: owner, ...where })
  const first = body['id'] as number
  expect(await seen(first, owner)).toMatchObject({ canReplace: false })
  expect((await replace(first, owner, where)).status).toBe(409)
})
