/** Who hears of a new agreement, which rooms access can be given to, and that the first answer to a request stays as it was. */
import { expect, test } from 'vitest'
import { makeDataRoom } from '../../../prisma/seed/factories/dataRooms.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import type { RoomGrantStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { timesTold } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const investor = await person(db, 'INVESTOR')
const team = await person(db, 'KU_TEAM')
const mate = await person(db, 'COMMERCIALIZATION_TEAM')
const later = new Date('2999-01-01')
const before = new Date('2020-01-01')

const room = async (more: object = {}) =>
  makeDataRoom(db, await makeProject(db, { status: 'ACTIVE', approvedForInvestors: true, ...more }))
const give = (id: number, as: Viewer = team, expiresOn = '2999-01-01') =>
  perform(db, 'setRoomGrant', { id: idOf('DataRoom', id), readerId: idOf('User', investor.id), expiresOn }, { as })
const grantOf = (dataRoomId: number) => db.roomGrant.findFirstOrThrow({ where: { dataRoomId, readerId: investor.id } })

test('a new agreement reaches those whose access stands or waits, and nobody else', async () => {
  const { id } = await room()
  const holding = async (status: RoomGrantStatus, expiresOn: Date | null) => {
    const reader = await person(db, 'INVESTOR')
    const waits = status === 'REQUESTED'
    const times = waits ? { requestedAt: before, answerBy: before } : { answeredAt: before }
    await db.roomGrant.create({ data: { dataRoomId: id, readerId: reader.id, status, expiresOn, ...times } })
    return reader
  }
  const readers = {
    standing: await holding('GRANTED', later),
    waiting: await holding('REQUESTED', null),
    lapsed: await holding('GRANTED', before),
    declined: await holding('DECLINED', null),
    revoked: await holding('REVOKED', later),
    unrelated: investor,
  }
  expect((await perform(db, 'setRoomNda', { id: idOf('DataRoom', id), text: 'Other' }, { as: team })).codes).toEqual([])
  const heard = await Promise.all(
    Object.entries(readers).map(async ([name, reader]) => [name, await timesTold(db, reader, 'DATA_ROOM_NDA_CHANGED')]),
  )
  expect(Object.fromEntries(heard)).toEqual({
    standing: 1,
    waiting: 1,
    lapsed: 0,
    declined: 0,
    revoked: 0,
    unrelated: 0,
  })
})

test.each([
  ['that is not approved for investors', { approvedForInvestors: false }],
  ['under embargo', { embargoUntil: later }],
  ['that is confidential', { confidential: true }],
  ['in the archive', { status: 'ARCHIVED' as const, archivedFrom: 'ACTIVE' as const, archivedAt: before }],
])('access is not given to the room of a project %s', async (_, more) => {
  const { id } = await room(more)
  const { codes, errors } = await give(id)
  expect(codes).toEqual(['CONFLICT'])
  expect(errors[0]!.message).toContain(`${investor.name} cannot see this project yet`)
  expect(await db.roomGrant.count({ where: { dataRoomId: id } })).toBe(0)
  expect(await timesTold(db, investor, 'DATA_ROOM_GRANTED')).toBe(0)
})

test('the first answer keeps its moment and its person when the access is extended, ended and given again', async () => {
  const { id } = await room()
  const asked = { id: idOf('DataRoom', id), message: 'To judge' }
  expect((await perform(db, 'requestRoomAccess', asked, { as: investor })).codes).toEqual([])
  expect((await give(id)).codes).toEqual([])
  const first = await grantOf(id)
  expect(first).toMatchObject({ answeredById: team.id, answeredAt: expect.any(Date) as Date })
  const kept = { answeredAt: first.answeredAt, answeredById: team.id }
  expect((await give(id, mate, '2999-02-01')).codes).toEqual([])
  expect(await grantOf(id)).toMatchObject({ status: 'GRANTED', expiresOn: new Date('2999-02-01'), ...kept })
  const end = { id: idOf('RoomGrant', first.id), reason: 'Over' }
  expect((await perform(db, 'revokeRoomAccess', end, { as: mate })).codes).toEqual([])
  expect(await grantOf(id)).toMatchObject({ status: 'REVOKED', reason: 'Over', ...kept })
  expect((await give(id, mate)).codes).toEqual([])
  expect(await grantOf(id)).toMatchObject({ status: 'GRANTED', reason: '', ...kept })
  // Another request is answered for itself.
  await db.roomGrant.update({ where: { id: first.id }, data: { expiresOn: before } })
  expect((await perform(db, 'requestRoomAccess', asked, { as: investor })).codes).toEqual([])
  expect(await grantOf(id)).toMatchObject({ status: 'REQUESTED', answeredAt: null })
  expect((await give(id, mate)).codes).toEqual([])
  const second = await grantOf(id)
  expect(second.answeredById).toBe(mate.id)
  expect(second.answeredAt!.getTime()).toBeGreaterThan(first.answeredAt!.getTime())
})

test('an access ends with its last day at the university', async () => {
  const { id } = await room()
  await give(id)
  const asked = `query ($number: Int!) { dataRoom(number: $number) { ownGrant { isStanding endsAt } } }`
  const { data } = await run(db, asked, { as: investor, variables: { number: id } })
  // Midnight in Dubai.
  expect(data).toEqual({ dataRoom: { ownGrant: { isStanding: true, endsAt: new Date('2999-01-01T20:00:00Z') } } })
})
