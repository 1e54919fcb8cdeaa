/** People of companies read data rooms as investors do, in projects that are open to industry, and neither learns of the other. */
import { expect, test } from 'vitest'
import { makeDataRoom, makeRoomDocument } from '../../../prisma/seed/factories/dataRooms.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { stored } from '../../../prisma/seed/files/stored.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { contextOf, perform, person, run } from '../../testing/run.ts'
import { documentNames, seenRoom } from '../../testing/seenRoom.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { deliver } from './deliver.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER')
const stranger = await person(db, 'RESEARCHER')
const company = await person(db, 'INDUSTRY', { name: 'Clara Company', department: 'Kiln Ltd' })
const partner = await person(db, 'INDUSTRY_PARTNER', { name: 'Paul Partner' })
const rival = await person(db, 'INDUSTRY', { name: 'Rita Rival', department: 'Rival Ltd' })
const colleague = await person(db, 'INDUSTRY', { department: 'Kiln Ltd' })
const pending = await person(db, 'INDUSTRY', { status: 'PENDING_VERIFICATION' })
const investor = await person(db, 'INVESTOR')
const expert = await person(db, 'EXPERT')
const team = await person(db, 'KU_TEAM')

const industry = { approvedForIndustry: true }
const investors = { approvedForInvestors: true }

/** A room with a document of each label, all of which may be kept; its bytes go out as they are. */
async function furnished(open: object = industry) {
  const project = await makeProject(db, { ownerId: owner.id, status: 'ACTIVE', ...open })
  const { id, ndaTextId } = await makeDataRoom(db, project)
  const documents: Record<string, number> = {}
  for (const label of ['PUBLIC', 'INTERNAL', 'AFTER_NDA'] as const) {
    const file = { name: `${label}.csv`, mediaType: 'text/csv', ...(await stored(Buffer.from('a;b'))) }
    documents[label] = (await makeRoomDocument(db, id, { label, downloadable: true, file })).id
  }
  return { id, ndaTextId: ndaTextId!, documents }
}

const input = (id: number, more: object = {}) => ({ id: idOf('DataRoom', id), ...more })
const ask = (id: number, as: Viewer | null) =>
  perform(db, 'requestRoomAccess', input(id, { message: 'To license it' }), { as })
const give = (id: number, to: Viewer, more: object = {}) =>
  perform(db, 'setRoomGrant', input(id, { readerId: idOf('User', to.id), expiresOn: '2999-01-01', ...more }), {
    as: team,
  })
const accept = (id: number, ndaTextId: number, as: Viewer | null) =>
  perform(
    db,
    'acceptRoomNda',
    input(id, { ndaTextId: idOf('NdaText', ndaTextId), name: as?.name ?? 'N', agreed: true }),
    { as },
  )
const download = (document: number, as: Viewer | null) =>
  deliver({ ...contextOf(db, as), sessionId: 1 }, { id: document, page: null, kind: 'DOWNLOADED' })

const seen = (as: Viewer | null, number: number) =>
  seenRoom(db, as, number, 'documents { name } ownGrant { status } ownAcceptance { name } canRequest grants { id }')
const names = (as: Viewer | null, number: number) => documentNames(db, as, number)

test.each([
  ['industry', company],
  ['industry_partner', partner],
])('somebody of a company (%s) asks, is given access, accepts, downloads and is in the log', async (_, as) => {
  const { id, ndaTextId, documents } = await furnished()
  await db.notification.deleteMany()
  expect(await seen(as, id)).toEqual({
    documents: [{ name: 'PUBLIC.csv' }],
    ownGrant: null,
    ownAcceptance: null,
    canRequest: true,
    grants: null,
  })
  expect((await ask(id, as)).codes).toEqual([])
  expect((await ask(id, as)).codes).toEqual(['CONFLICT'])
  expect(await told(db, team)).toEqual(['DATA_ROOM_REQUESTED'])
  expect((await give(id, as, { mayDownload: true })).codes).toEqual([])
  expect(await told(db, as)).toEqual(['DATA_ROOM_GRANTED'])
  expect(await names(as, id)).toEqual(['PUBLIC.csv'])
  await expect(download(documents['AFTER_NDA']!, as)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  expect((await accept(id, ndaTextId, as)).codes).toEqual([])
  expect(await names(as, id)).toEqual(['AFTER_NDA.csv', 'PUBLIC.csv'])
  await download(documents['AFTER_NDA']!, as)
  await download(documents['PUBLIC']!, as)
  await expect(download(documents['INTERNAL']!, as)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  // The people of the project read without an agreement.
  await download(documents['AFTER_NDA']!, owner)
  const log = await db.roomAccess.findMany({ where: { dataRoomId: id }, orderBy: { id: 'asc' } })
  expect(log.map(({ userId, title, ndaVersion }) => [userId, title, ndaVersion])).toEqual([
    [as.id, 'AFTER_NDA.csv', 1],
    [as.id, 'PUBLIC.csv', null],
    [owner.id, 'AFTER_NDA.csv', null],
  ])
  const own = await run(db, '{ ownRoomGrants { status } roomAccesses { edges { node { title } } } }', { as })
  expect(own.data).toMatchObject({
    ownRoomGrants: [{ status: 'GRANTED' }],
    roomAccesses: { edges: [{ node: { title: 'PUBLIC.csv' } }, { node: { title: 'AFTER_NDA.csv' } }] },
  })
})

test('a room from before is closed to companies until the owner or the team opens it, and can be closed again', async () => {
  const { id } = await furnished({ ...industry, ...investors })
  await db.dataRoom.update({ where: { id }, data: { openToCompanies: false } })
  await give(id, investor)
  expect(await names(investor, id)).toEqual(['PUBLIC.csv'])
  const open = (openToCompanies: boolean, as: Viewer | null) =>
    perform(db, 'updateDataRoom', input(id, { openToCompanies }), { as, give: 'dataRoom { openToCompanies }' })
  expect(await seen(company, id)).toBeNull()
  expect((await ask(id, company)).codes).toEqual(['NOT_FOUND'])
  expect((await open(true, null)).codes).toEqual(['UNAUTHENTICATED'])
  for (const as of [company, investor, expert]) expect((await open(true, as)).codes, as.role).toEqual(['FORBIDDEN'])
  expect((await open(true, stranger)).codes).toEqual(['NOT_FOUND'])
  expect((await open(true, owner)).data).toEqual({ updateDataRoom: { dataRoom: { openToCompanies: true } } })
  expect(await names(company, id)).toEqual(['PUBLIC.csv'])
  expect((await open(true, team)).codes).toEqual([])
  const opened = { entity: 'DataRoom', entityId: id, action: 'updateDataRoom' }
  expect(await db.auditEntry.count({ where: opened })).toBe(1)
  expect((await open(false, team)).codes).toEqual([])
  expect(await seen(company, id)).toBeNull()
  expect(await names(investor, id)).toEqual(['PUBLIC.csv'])
})

test('others neither see the room nor act in it, also not in the name of a reader’s company', async () => {
  const { id, ndaTextId, documents } = await furnished()
  await give(id, company, { mayDownload: true })
  await accept(id, ndaTextId, company)
  for (const as of [null, pending, investor, expert, stranger]) {
    const who = as?.role ?? 'visitor'
    expect(await seen(as, id), who).toBeNull()
    expect((await ask(id, as)).codes, who).not.toEqual([])
    expect((await accept(id, ndaTextId, as)).codes, who).not.toEqual([])
    await expect(download(documents['PUBLIC']!, as), who).rejects.toThrow()
  }
  // A colleague and a rival have an access of their own, or none.
  for (const as of [colleague, rival]) {
    expect(await seen(as, id), as.name).toMatchObject({
      documents: [{ name: 'PUBLIC.csv' }],
      ownGrant: null,
      grants: null,
    })
    await expect(download(documents['AFTER_NDA']!, as)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
    const { data } = await run(db, '{ ownRoomGrants { id } roomAccesses { totalCount } }', { as })
    expect(data).toEqual({ ownRoomGrants: [], roomAccesses: { totalCount: 0 } })
  }
  const { id: grant } = await db.roomGrant.findFirstOrThrow({ where: { dataRoomId: id } })
  const revoke = (as: Viewer | null) =>
    perform(db, 'revokeRoomAccess', { id: idOf('RoomGrant', grant), reason: 'Over' }, { as })
  for (const as of [null, company, rival, owner]) expect((await revoke(as)).codes).not.toEqual([])
  expect((await revoke(team)).codes).toEqual([])
  expect(await names(company, id)).toEqual(['PUBLIC.csv'])
  await expect(download(documents['AFTER_NDA']!, company)).rejects.toThrow()
})

test('an API key, which is not a person who reads, gets no document', async () => {
  const { documents } = await furnished()
  const asked = { id: documents['PUBLIC']!, page: null, kind: 'DOWNLOADED' as const }
  await expect(deliver({ ...contextOf(db, company), sessionId: null }, asked)).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })
})

const close = (id: number, audience: 'INDUSTRY' | 'INVESTORS') =>
  perform(db, 'setProjectAccess', { ids: [idOf('Project', id)], audience, approved: false }, { as: team })

test.each([
  ['INDUSTRY', company, investor],
  ['INVESTORS', investor, company],
] as const)('closing a project to %s closes its room to them alone', async (audience, closedTo, stays) => {
  const { id, ndaTextId, documents } = await furnished({ ...industry, ...investors })
  for (const as of [company, investor]) {
    expect((await give(id, as, { mayDownload: true })).codes).toEqual([])
    expect((await accept(id, ndaTextId, as)).codes).toEqual([])
    expect(await names(as, id)).toHaveLength(2)
  }
  expect((await close(id, audience)).codes).toEqual([])
  expect(await seen(closedTo, id)).toBeNull()
  await expect(download(documents['AFTER_NDA']!, closedTo)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  expect(await names(stays, id)).toHaveLength(2)
  await download(documents['AFTER_NDA']!, stays)
})

test('access is given and proposed only to who can see the project', async () => {
  const forIndustry = (await furnished(industry)).id
  const forInvestors = (await furnished(investors)).id
  const propose = (id: number, to: Viewer) =>
    perform(db, 'proposeRoomAccess', input(id, { readerId: idOf('User', to.id), proposal: 'They build kilns' }), {
      as: owner,
    })
  for (const hand of [give, propose]) {
    for (const to of [pending, expert, stranger]) expect((await hand(forIndustry, to)).codes).toEqual(['INVALID'])
    expect((await hand(forInvestors, company)).codes).toEqual(['CONFLICT'])
    expect((await hand(forIndustry, investor)).codes).toEqual(['CONFLICT'])
  }
  expect((await propose(forIndustry, company)).codes).toEqual([])
  expect(await seen(company, forIndustry)).toMatchObject({ ownGrant: null })
  expect((await give(forIndustry, company)).codes).toEqual([])
  expect(await seen(company, forIndustry)).toMatchObject({ ownGrant: { status: 'GRANTED' } })
})
