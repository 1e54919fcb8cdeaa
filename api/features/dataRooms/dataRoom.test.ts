/** Data rooms: who starts, keeps and reads them, access and its end, the agreement, and what investors never learn of each other. */
import { expect, test } from 'vitest'
import { makeDataRoom, makeRoomDocument } from '../../../prisma/seed/factories/dataRooms.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { universityDay } from '../../days.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { documentNames, seenRoom } from '../../testing/seenRoom.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { shortAddress } from './shortAddress.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER', { name: 'Ada Owner' })
const member = await person(db, 'RESEARCHER')
const investor = await person(db, 'INVESTOR', { name: 'Noor Investor' })
const rival = await person(db, 'INVESTOR', { name: 'Rival Capital' })
const pending = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const outside = await Promise.all(
  (['RESEARCHER', 'INDUSTRY', 'INDUSTRY_PARTNER', 'EXPERT'] as const).map((role) => person(db, role)),
)

const project = (more: object = {}) =>
  makeProject(db, { ownerId: owner.id, title: 'Solar still', status: 'ACTIVE', approvedForInvestors: true, ...more })
const room = async (more: object = {}) => makeDataRoom(db, await project(more))
const input = (id: number, more: object = {}) => ({ id: idOf('DataRoom', id), ...more })
const tomorrow = '2999-01-01'
const give = (id: number, to: Viewer, more: object = {}, as = team) =>
  perform(db, 'setRoomGrant', input(id, { readerId: idOf('User', to.id), expiresOn: tomorrow, ...more }), { as })
const ask = (id: number, as: Viewer | null) =>
  perform(db, 'requestRoomAccess', input(id, { message: 'To judge' }), { as })
const accept = async (id: number, as: Viewer, name = as.name) => {
  const { ndaTextId } = await db.dataRoom.findUniqueOrThrow({ where: { id } })
  const given = { ndaTextId: idOf('NdaText', ndaTextId!), name, agreed: true }
  return perform(db, 'acceptRoomNda', input(id, given), { as })
}
const grantOf = (dataRoomId: number, { id }: Viewer) =>
  db.roomGrant.findFirstOrThrow({ where: { dataRoomId, readerId: id } })

const seen = (as: Viewer | null, number: number, fields = 'documents { name } hasMoreAfterNda') =>
  seenRoom(db, as, number, fields)
const names = (as: Viewer | null, number: number) => documentNames(db, as, number)

/** A room with a document of each label. */
async function furnished() {
  const { id } = await room()
  for (const label of ['PUBLIC', 'INTERNAL', 'AFTER_NDA'] as const)
    await makeRoomDocument(db, id, { label, file: { name: `${label}.pdf` } })
  return id
}

test('the owner or the team starts the room of a project, once', async () => {
  const { id } = await project()
  const start = (as: Viewer | null) => perform(db, 'startDataRoom', { projectId: idOf('Project', id) }, { as })
  for (const as of [null, member, investor, pending, ...outside])
    expect((await start(as)).codes, as?.role ?? 'visitor').not.toEqual([])
  expect((await start(owner)).codes).toEqual([])
  expect((await start(team)).codes).toEqual(['CONFLICT'])
  const nda = await db.ndaText.findFirstOrThrow({ where: { dataRoomId: id } })
  expect(nda).toMatchObject({ version: 1, sha256: expect.stringMatching(/^[\da-f]{64}$/) as string })
  expect(nda.text).toContain('Solar still')
})

test('folders and documents are kept by the owner and the team alone', async () => {
  const { id } = await room()
  const folder = (as: Viewer | null, name: string) => perform(db, 'createRoomFolder', input(id, { name }), { as })
  for (const as of [null, member, investor, ...outside]) expect((await folder(as, 'Plans')).codes).not.toEqual([])
  expect((await folder(owner, 'Plans')).codes).toEqual([])
  expect((await folder(team, 'Plans')).codes).toEqual(['INVALID'])
  const { id: folderId } = await db.roomFolder.findFirstOrThrow({ where: { dataRoomId: id } })
  const { id: other } = await room()
  const strange = await db.roomFolder.create({ data: { dataRoomId: other, name: 'Elsewhere' } })
  const { id: document } = await makeRoomDocument(db, id)
  const label = (as: Viewer | null, folderNumber: number | null = folderId) =>
    perform(
      db,
      'updateRoomDocument',
      {
        id: idOf('RoomDocument', document),
        label: 'PUBLIC',
        downloadable: true,
        folderId: folderNumber && idOf('RoomFolder', folderNumber),
      },
      { as },
    )
  expect((await label(investor)).codes).toEqual(['FORBIDDEN'])
  expect((await label(member)).codes).toEqual(['NOT_FOUND'])
  expect((await label(team, strange.id)).codes).toEqual(['INVALID'])
  expect((await label(owner)).codes).toEqual([])
  expect(await db.roomDocument.findUnique({ where: { id: document } })).toMatchObject({
    label: 'PUBLIC',
    downloadable: true,
    folderId,
  })
  const folderInput = { id: idOf('RoomFolder', folderId) }
  expect(
    (await perform(db, 'renameRoomFolder', { ...folderInput, name: 'Papers' }, { as: investor })).codes,
  ).not.toEqual([])
  expect((await perform(db, 'renameRoomFolder', { ...folderInput, name: 'Papers' }, { as: team })).codes).toEqual([])
  expect((await perform(db, 'deleteRoomFolder', folderInput, { as: owner })).codes).toEqual([])
  expect(await db.roomDocument.findUnique({ where: { id: document } })).toMatchObject({ folderId: null })
  const gone = { id: idOf('RoomDocument', document) }
  expect((await perform(db, 'deleteRoomDocument', gone, { as: rival })).codes).not.toEqual([])
  expect((await perform(db, 'deleteRoomDocument', gone, { as: owner })).codes).toEqual([])
  expect(await db.file.count({ where: { dataRoomId: id } })).toBe(0)
})

test('an investor asks, is given access, accepts the agreement, and reads', async () => {
  const id = await furnished()
  expect(await names(investor, id)).toEqual(['PUBLIC.pdf'])
  expect((await seen(investor, id))?.['hasMoreAfterNda']).toBe(true)
  expect((await ask(id, investor)).codes).toEqual([])
  expect((await ask(id, investor)).codes).toEqual(['CONFLICT'])
  expect(await told(db, team)).toContain('DATA_ROOM_REQUESTED')
  expect((await give(id, investor, {}, owner)).codes).toEqual(['FORBIDDEN'])
  expect((await give(id, investor)).codes).toEqual([])
  expect(await told(db, investor)).toEqual(['DATA_ROOM_GRANTED'])
  expect(await names(investor, id)).toEqual(['PUBLIC.pdf'])
  expect((await accept(id, investor, 'Somebody Else')).codes).toEqual(['INVALID'])
  expect((await accept(id, investor, ' noor  INVESTOR ')).codes).toEqual([])
  expect(await names(investor, id)).toEqual(['AFTER_NDA.pdf', 'PUBLIC.pdf'])
  expect((await seen(investor, id))?.['hasMoreAfterNda']).toBe(false)
  const kept = await db.ndaAcceptance.findFirstOrThrow({ where: { userId: investor.id, ndaText: { dataRoomId: id } } })
  expect(kept).toMatchObject({ name: 'noor  INVESTOR', address: '127.0.0.1' })
  expect((await accept(id, investor)).codes).toEqual(['CONFLICT'])
})

test('another wording asks for the agreement again', async () => {
  const id = await furnished()
  await give(id, investor)
  const { ndaTextId: old } = await db.dataRoom.findUniqueOrThrow({ where: { id } })
  await accept(id, investor)
  for (const as of [null, owner, investor, ...outside])
    expect((await perform(db, 'setRoomNda', input(id, { text: 'Other words' }), { as })).codes).not.toEqual([])
  expect((await perform(db, 'setRoomNda', input(id, { text: 'Other words' }), { as: team })).codes).toEqual([])
  expect(await names(investor, id)).toEqual(['PUBLIC.pdf'])
  expect(await told(db, investor)).toContain('DATA_ROOM_NDA_CHANGED')
  const stale = input(id, { ndaTextId: idOf('NdaText', old!), name: investor.name, agreed: true })
  expect((await perform(db, 'acceptRoomNda', stale, { as: investor })).codes).toEqual(['CONFLICT'])
  expect((await accept(id, investor)).codes).toEqual([])
  expect(await names(investor, id)).toEqual(['AFTER_NDA.pdf', 'PUBLIC.pdf'])
  expect(await seen(team, id, 'acceptances { name nda { version } }')).toEqual({
    acceptances: [2, 1].map((version) => ({ name: investor.name, nda: { version } })),
  })
})

test('access ends when it is revoked, when its day has passed, and with the approval of the project', async () => {
  const id = await furnished()
  await give(id, investor)
  await accept(id, investor)
  const grant = await grantOf(id, investor)
  const revoke = (as: Viewer | null) =>
    perform(db, 'revokeRoomAccess', { id: idOf('RoomGrant', grant.id), reason: 'Talks ended' }, { as })
  for (const as of [null, owner, investor, rival, ...outside]) expect((await revoke(as)).codes).not.toEqual([])
  expect((await revoke(team)).codes).toEqual([])
  expect(await names(investor, id)).toEqual(['PUBLIC.pdf'])
  expect((await revoke(team)).codes).toEqual(['CONFLICT'])
  expect(await seen(investor, id, 'ownGrant { status isStanding reason }')).toEqual({
    ownGrant: { status: 'REVOKED', isStanding: false, reason: 'Talks ended' },
  })

  expect((await give(id, investor)).codes).toEqual([])
  const yesterday = new Date(universityDay().getTime() - 86_400_000)
  await db.roomGrant.update({ where: { id: grant.id }, data: { expiresOn: yesterday } })
  expect(await names(investor, id)).toEqual(['PUBLIC.pdf'])
  expect((await ask(id, investor)).codes).toEqual([])
  expect((await give(id, investor, { expiresOn: '2020-01-01' })).codes).toEqual(['INVALID'])
  expect((await give(id, investor)).codes).toEqual([])
  expect((await ask(id, investor)).codes).toEqual(['CONFLICT'])
  expect(await names(investor, id)).toHaveLength(2)

  await db.project.update({ where: { id }, data: { approvedForInvestors: false } })
  expect(await names(investor, id)).toBeNull()
})

test('a request is declined with a reason that the investor reads', async () => {
  const id = await furnished()
  await ask(id, investor)
  const { id: grant } = await grantOf(id, investor)
  const decline = (as: Viewer, reason: string) =>
    perform(db, 'declineRoomAccess', { id: idOf('RoomGrant', grant), reason }, { as })
  expect((await decline(team, '')).codes).toEqual(['INVALID'])
  expect((await decline(investor, 'No')).codes).toEqual(['FORBIDDEN'])
  expect((await decline(team, 'Too early')).codes).toEqual([])
  expect(await seen(investor, id, 'ownGrant { status reason }')).toEqual({
    ownGrant: { status: 'DECLINED', reason: 'Too early' },
  })
  expect((await ask(id, investor)).codes).toEqual([])
})

test('access is given to nobody of the university, and to no account that waits', async () => {
  const id = await furnished()
  for (const to of [owner, team, pending]) expect((await give(id, to)).codes, to.role).toEqual(['INVALID'])
})

test('two investors never learn of each other, nor others of the room', async () => {
  const id = await furnished()
  await give(id, investor)
  await accept(id, investor)
  const all = `documents { name } folders { name } grants { id } acceptances { id } ownGrant { id } ownAcceptance { id }
    canAddFiles canUpdate canGrant files { name } history { nodes { action } }`
  const { data } = await run(
    db,
    `query ($n: Int!) { dataRoom(number: $n) { ${all} } roomAccesses { totalCount } ownRoomGrants { id } }`,
    {
      as: rival,
      variables: { n: id },
    },
  )
  expect(data?.['dataRoom']).toEqual({
    documents: [{ name: 'PUBLIC.pdf' }],
    folders: null,
    grants: null,
    acceptances: null,
    ownGrant: null,
    ownAcceptance: null,
    canAddFiles: false,
    canUpdate: false,
    canGrant: false,
    files: [],
    history: null,
  })
  expect(data?.['ownRoomGrants']).toEqual([])
  for (const as of [null, pending, ...outside]) expect(await names(as, id), as?.role ?? 'visitor').toBeNull()
  expect(await names(owner, id)).toHaveLength(3)
})

test('the log and what was accepted are only written', async () => {
  const { id, ndaTextId } = await room()
  const entry = await db.roomAccess.create({
    data: { dataRoomId: id, title: 'a.pdf', sha256: 'a', kind: 'OPENED', network: '', userId: investor.id },
  })
  await expect(db.roomAccess.update({ where: { id: entry.id }, data: { title: 'b.pdf' } })).rejects.toThrow()
  await expect(db.roomAccess.update({ where: { id: entry.id }, data: { userId: rival.id } })).rejects.toThrow()
  await db.roomAccess.update({ where: { id: entry.id }, data: { userId: null } })
  await expect(db.ndaText.update({ where: { id: ndaTextId! }, data: { text: 'Other' } })).rejects.toThrow()
})

test('an address is shortened to its network', () => {
  expect(shortAddress('203.0.113.77')).toBe('203.0.113.0/24')
  expect(shortAddress('::ffff:203.0.113.77')).toBe('203.0.113.0/24')
  expect(shortAddress('2001:db8:1:2::3')).toBe('2001:db8:1::/48')
  expect(shortAddress('nowhere')).toBe('')
})
