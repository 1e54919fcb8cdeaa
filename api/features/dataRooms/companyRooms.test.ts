/** Those who speak for a company, and nobody else, see which data rooms its people may read. */
import { beforeAll, expect, test } from 'vitest'
import { makeDataRoom, makeRoomDocument } from '../../../prisma/seed/factories/dataRooms.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { universityDay } from '../../days.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const statements: string[] = []
const { db } = await fileDatabase((sql) => void statements.push(sql))
const owner = await person(db, 'RESEARCHER')
const manager = await person(db, 'INDUSTRY', { name: 'Mara Manager', department: 'Kiln Ltd' })
const reader = await person(db, 'INDUSTRY', { name: 'Rami Reader', department: 'Kiln Ltd' })
const partner = await person(db, 'INDUSTRY_PARTNER', { name: 'Paula Partner', department: 'Kiln Ltd' })
const rival = await person(db, 'INDUSTRY', { name: 'Rita Rival', department: 'Rival Ltd' })
const pending = await person(db, 'INDUSTRY', { department: 'Kiln Ltd', status: 'PENDING_VERIFICATION' })
const investor = await person(db, 'INVESTOR')
const expert = await person(db, 'EXPERT')
const others = await Promise.all(
  (['COMMERCIALIZATION_TEAM', 'KU_TEAM', 'ADMIN'] as const).map((role) => person(db, role)),
)
const soon = new Date('2999-01-01')
const later = new Date('2999-02-01')

const open = { status: 'ACTIVE', approvedForIndustry: true, approvedForInvestors: true } as const
const room = async (title: string, data: object = {}) =>
  (await makeDataRoom(db, await makeProject(db, { title, ownerId: owner.id, ...open, ...data }))).id
const give = (dataRoomId: number, to: Viewer, data: object = {}) =>
  db.roomGrant.create({
    data: { dataRoomId, readerId: to.id, status: 'GRANTED', answeredAt: new Date(), expiresOn: soon, ...data },
  })
const read = (dataRoomId: number, by: Viewer, documentId: number, title: string, at: string, more: object = {}) =>
  db.roomAccess.create({
    data: {
      dataRoomId,
      userId: by.id,
      documentId,
      title,
      sha256: '',
      kind: 'OPENED',
      network: '',
      at: new Date(at),
      ...more,
    },
  })

let kiln: number
let glaze: number
let companyId: number
beforeAll(async () => {
  companyId = (await db.user.findUniqueOrThrow({ where: { id: reader.id } })).companyId!
  await db.challenge.create({
    data: { title: 'Heat', companyName: 'Kiln Ltd', ownerId: manager.id, status: 'OPEN', publishedAt: new Date() },
  })
  kiln = await room('Kiln')
  glaze = await room('Glaze')
  await give(kiln, reader, { expiresOn: later, mayDownload: true })
  await give(glaze, reader)
  await give(kiln, rival)
  await give(kiln, investor)
})

const source = (number: number) => `{ company(number: ${number}) { roomGrants {
  reader { name } dataRoom { title } expiresOn mayDownload lastRead { at kind title } } } }`
const seen = async (as: Viewer | null, number = companyId) => {
  const { data, codes } = await run(db, source(number), { as })
  return (data?.['company'] as unknown as { roomGrants: Record<string, unknown>[] | null } | null)?.roomGrants ?? codes
}

test('who speaks for a company reads the access of its people, and until when, those that end first before the others', async () => {
  expect(await seen(manager)).toEqual([
    {
      reader: { name: 'Rami Reader' },
      dataRoom: { title: 'Glaze' },
      expiresOn: '2999-01-01',
      mayDownload: false,
      lastRead: null,
    },
    {
      reader: { name: 'Rami Reader' },
      dataRoom: { title: 'Kiln' },
      expiresOn: '2999-02-01',
      mayDownload: true,
      lastRead: null,
    },
  ])
})

test('nobody else does: no colleague, no other company, no other role, no visitor', async () => {
  for (const as of [reader, partner, rival, ...others]) expect(await seen(as), as.role).toEqual([])
  // They do not see companies at all.
  for (const as of [investor, owner, expert]) expect(await seen(as), as.role).toEqual(['FORBIDDEN'])
  expect(await seen(null)).toEqual(['UNAUTHENTICATED'])
  expect((await seen(pending)).length).toBeLessThan(2)
  // A rival who is alone speaks for its own company, and reads that one's access alone.
  const { companyId: own } = await db.user.findUniqueOrThrow({ where: { id: rival.id } })
  expect(await seen(rival, own!)).toMatchObject([{ reader: { name: 'Rita Rival' }, dataRoom: { title: 'Kiln' } }])
  expect(await seen(manager, own!)).toEqual([])
})

test('what a person read last is named where the viewer may read it, too', async () => {
  const [shared, secret] = [
    await makeRoomDocument(db, kiln, { label: 'PUBLIC' }),
    await makeRoomDocument(db, kiln, { label: 'AFTER_NDA' }),
  ]
  const last = async () => (await seen(manager)).map((grant) => (grant as Record<string, unknown>)['lastRead'])
  await read(kiln, reader, shared.id, 'plan.pdf', '2026-01-01T10:00:00Z')
  await read(kiln, rival, shared.id, 'of the rival.pdf', '2026-03-01T10:00:00Z')
  expect(await last()).toEqual([null, { at: new Date('2026-01-01T10:00:00Z'), kind: 'OPENED', title: 'plan.pdf' }])
  await read(kiln, reader, secret.id, 'secret.pdf', '2026-02-01T10:00:00Z', { kind: 'DOWNLOADED' })
  const unnamed = { at: new Date('2026-02-01T10:00:00Z'), kind: 'DOWNLOADED', title: null }
  expect(await last()).toEqual([null, unnamed])
  const own = await give(kiln, manager)
  const { ndaTextId } = await db.dataRoom.findUniqueOrThrow({ where: { id: kiln } })
  await db.ndaAcceptance.create({
    data: { ndaTextId: ndaTextId!, userId: manager.id, name: 'Mara Manager', address: '' },
  })
  expect(await last()).toContainEqual({ ...unnamed, title: 'secret.pdf' })
  await db.roomGrant.delete({ where: { id: own.id } })
})

test('an access that ended, a room that is closed to companies and a person who left are not listed', async () => {
  const titles = async () =>
    (await seen(manager)).map((grant) => (grant as { dataRoom: { title: string } }).dataRoom.title)
  for (const data of [
    { status: 'REVOKED' },
    { status: 'REQUESTED', requestedAt: new Date(), answerBy: soon, expiresOn: null },
    { expiresOn: new Date('2020-01-01') },
  ] as const)
    await give(await room('Ended'), reader, data)
  await give(await room('Closed', { approvedForIndustry: false }), reader)
  const shut = await room('Shut')
  await db.dataRoom.update({ where: { id: shut }, data: { openToCompanies: false } })
  await give(shut, reader)
  expect(await titles()).toEqual(['Glaze', 'Kiln'])
  await give(await room('Last day'), reader, { expiresOn: universityDay() })
  expect(await titles()).toEqual(['Last day', 'Glaze', 'Kiln'])
  await db.user.update({ where: { id: reader.id }, data: { status: 'SUSPENDED' } })
  expect(await titles()).toEqual([])
  await db.user.update({ where: { id: reader.id }, data: { status: 'ACTIVE' } })
})

test('asks as many statements for many as for one', async () => {
  const counted = async () => {
    statements.length = 0
    await seen(manager)
    return statements.length
  }
  const before = await counted()
  for (let nth = 0; nth < 5; nth++) await give(await room(`More ${nth}`), reader)
  expect(await counted()).toBe(before)
})
