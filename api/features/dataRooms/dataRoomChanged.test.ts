/** A room that is open in a window: it closes at once with the project, and what may no longer be read is gone from it. */
import { parse, subscribe } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { makeDataRoom, makeRoomDocument } from '../../../prisma/seed/factories/dataRooms.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { closeLimits } from '../../limits.ts'
import { schema } from '../../schema.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { contextOf, perform, person } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER')
const member = await person(db, 'RESEARCHER')
const investor = await person(db, 'INVESTOR')
const rival = await person(db, 'INVESTOR')
const company = await person(db, 'INDUSTRY')
const team = await person(db, 'KU_TEAM')
const others = [await person(db, 'RESEARCHER'), company, await person(db, 'EXPERT')]
afterAll(closeLimits)

/** A room with one document for all investors, one after the agreement, and one in a folder. */
async function furnished() {
  const project = await makeProject(db, { ownerId: owner.id, status: 'ACTIVE', approvedForInvestors: true })
  await db.projectMember.create({ data: { projectId: project.id, userId: member.id, role: 'EDITOR' } })
  const { id } = await makeDataRoom(db, project)
  const folder = await db.roomFolder.create({ data: { dataRoomId: id, name: 'Plans' } })
  const open = await makeRoomDocument(db, id, { label: 'PUBLIC', folderId: folder.id, file: { name: 'a.pdf' } })
  await makeRoomDocument(db, id, { label: 'PUBLIC', file: { name: 'b.pdf' } })
  return { id, folder, open }
}

const listen = (as: Viewer | null, number: number) =>
  subscribe({
    schema,
    document: parse(`subscription { dataRoomChanged(number: ${number}) {
      dataRoom { documents { name folder { name } } ownGrant { status } } } }`),
    contextValue: contextOf(db, as),
  })

/** Opens the room in a window, which shows it as it is. */
async function opened(as: Viewer, number: number) {
  const heard = (await listen(as, number)) as AsyncIterableIterator<{ data: { dataRoomChanged: unknown } }>
  const next = async () => (await heard.next()).value.data.dataRoomChanged as unknown
  const first = await next()
  return { first, next, close: () => heard.return?.() }
}
const files = (...names: string[]) => ({
  dataRoom: expect.objectContaining({
    documents: names.map((name) => expect.objectContaining({ name }) as object),
  }) as object,
})

test('only those who may see a room listen to it', async () => {
  const { id } = await furnished()
  expect(await listen(null, id)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
  for (const as of others) {
    const code = as.role === 'EXPERT' ? 'FORBIDDEN' : 'NOT_FOUND'
    expect(await listen(as, id), as.role).toMatchObject({ errors: [{ extensions: { code } }] })
  }
  await db.project.update({ where: { id }, data: { approvedForInvestors: false } })
  expect(await listen(investor, id)).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] })
})

const ids = (id: number) => [idOf('Project', id)]
test.each<[string, (id: number) => ReturnType<typeof perform>]>([
  [
    'closed to investors',
    (id) => perform(db, 'setProjectAccess', { ids: ids(id), audience: 'INVESTORS', approved: false }, { as: team }),
  ],
  [
    'put under embargo',
    (id) => perform(db, 'updateProject', { id: idOf('Project', id), embargoUntil: '2999-01-01' }, { as: owner }),
  ],
  [
    'made confidential',
    (id) => perform(db, 'updateProject', { id: idOf('Project', id), confidential: true }, { as: owner }),
  ],
  ['archived', (id) => perform(db, 'archiveProjects', { ids: ids(id), reason: 'Over' }, { as: team })],
  ['deleted', (id) => perform(db, 'deleteProjects', { ids: ids(id) }, { as: owner })],
])('it closes at once when its project is %s, for an investor without access, too', async (_, close) => {
  const { id } = await furnished()
  const { first, next, close: leave } = await opened(investor, id)
  expect(first).toEqual(files('a.pdf', 'b.pdf'))
  const after = next()
  expect((await close(id)).codes).toEqual([])
  expect(await after).toEqual({ dataRoom: null })
  await leave()
})

test.each<[string, (id: number) => ReturnType<typeof perform>]>([
  [
    'its project is closed to industry',
    (id) => perform(db, 'setProjectAccess', { ids: ids(id), audience: 'INDUSTRY', approved: false }, { as: team }),
  ],
  [
    'it is closed to companies',
    (id) => perform(db, 'updateDataRoom', { id: idOf('DataRoom', id), openToCompanies: false }, { as: owner }),
  ],
])('it closes at once for a company when %s, and stays open for an investor', async (_, shut) => {
  const { id } = await furnished()
  await db.project.update({ where: { id }, data: { approvedForIndustry: true } })
  const [closes, stays] = [await opened(company, id), await opened(investor, id)]
  expect(closes.first).toEqual(files('a.pdf', 'b.pdf'))
  const [after, heard] = [closes.next(), stays.next()]
  expect((await shut(id)).codes).toEqual([])
  expect(await after).toEqual({ dataRoom: null })
  expect(await heard).toEqual(files('a.pdf', 'b.pdf'))
  await closes.close()
  await stays.close()
})

test('a document that is deleted or has another label is gone at once; one whose folder is deleted stays', async () => {
  const { id, folder, open } = await furnished()
  const { next, close } = await opened(rival, id)
  const folderless = next()
  await perform(db, 'deleteRoomFolder', { id: idOf('RoomFolder', folder.id) }, { as: owner })
  expect(await folderless).toMatchObject({
    dataRoom: { documents: [{ name: 'a.pdf', folder: null }, { name: 'b.pdf' }] },
  })
  const labelled = next()
  const change = { id: idOf('RoomDocument', open.id), label: 'INTERNAL', downloadable: false }
  expect((await perform(db, 'updateRoomDocument', change, { as: owner })).codes).toEqual([])
  expect(await labelled).toEqual(files('b.pdf'))
  const removed = next()
  const { fileId } = await db.roomDocument.findFirstOrThrow({ where: { dataRoomId: id, label: 'PUBLIC' } })
  expect((await perform(db, 'deleteFile', { id: idOf('File', fileId) }, { as: owner })).codes).toEqual([])
  expect(await removed).toEqual(files())
  await close()
})

test('it closes for a researcher who leaves the project, and for no other', async () => {
  const { id } = await furnished()
  const [left, stays] = [await opened(member, id), await opened(owner, id)]
  const [after, heard] = [left.next(), stays.next()]
  expect((await perform(db, 'leaveProject', { id: idOf('Project', id) }, { as: member })).codes).toEqual([])
  expect(await after).toEqual({ dataRoom: null })
  await perform(db, 'createRoomFolder', { id: idOf('DataRoom', id), name: 'More' }, { as: team })
  const change = await db.roomDocument.findFirstOrThrow({ where: { dataRoomId: id } })
  await perform(db, 'deleteRoomDocument', { id: idOf('RoomDocument', change.id) }, { as: team })
  expect(await heard).toEqual(files('b.pdf'))
  await left.close()
  await stays.close()
})

test('what happens to one investor’s access, another one with the room open does not hear', async () => {
  const { id } = await furnished()
  const [own, other] = [await opened(investor, id), await opened(rival, id)]
  const [after, heard] = [own.next(), other.next()]
  const given = { id: idOf('DataRoom', id), readerId: idOf('User', investor.id), expiresOn: '2999-01-01' }
  expect((await perform(db, 'setRoomGrant', given, { as: team })).codes).toEqual([])
  expect(await after).toMatchObject({ dataRoom: { ownGrant: { status: 'GRANTED' } } })
  const silent = Symbol('silent')
  expect(await Promise.race([heard, new Promise((done) => setTimeout(done, 100, silent))])).toBe(silent)
  await perform(db, 'setRoomNda', { id: idOf('DataRoom', id), text: 'Other words' }, { as: team })
  expect(await heard).toMatchObject({ dataRoom: { ownGrant: null } })
  await own.close()
  await other.close()
})
