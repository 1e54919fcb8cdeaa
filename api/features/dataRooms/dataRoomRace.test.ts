/** At the same moment: one room, one access, one acceptance; and what is revoked is not read. */
import { expect, test } from 'vitest'
import { makeDataRoom } from '../../../prisma/seed/factories/dataRooms.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { RoomGrantStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { raceMoves, type Act } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const investor = await person(db, 'INVESTOR')
const team = await person(db, 'KU_TEAM')
const mate = await person(db, 'COMMERCIALIZATION_TEAM')
const open = { approvedForInvestors: true, status: 'ACTIVE' as const }
const many = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, act))
const input = (id: number, more: object = {}) => ({ id: idOf('DataRoom', id), ...more })

/** The one that succeeded, and seven conflicts. */
function oneOf(answers: { codes: string[] }[]) {
  expect(answers.filter(({ codes }) => !codes.length)).toHaveLength(1)
  expect(answers.flatMap(({ codes }) => codes)).toEqual(Array(7).fill('CONFLICT'))
}

test('of rooms that are started at once, one stands', async () => {
  const { id } = await makeProject(db, open)
  oneOf(await many(() => perform(db, 'startDataRoom', { projectId: idOf('Project', id) }, { as: team })))
  expect(await db.ndaText.count({ where: { dataRoomId: id } })).toBe(1)
})

test('of acceptances at once, one stands', async () => {
  const { id, ndaTextId } = await makeDataRoom(db)
  const given = { ndaTextId: idOf('NdaText', ndaTextId!), name: investor.name, agreed: true }
  oneOf(await many(() => perform(db, 'acceptRoomNda', input(id, given), { as: investor })))
  expect(await db.ndaAcceptance.count({ where: { userId: investor.id, ndaTextId: ndaTextId! } })).toBe(1)
})

test('of requests at once, one stands', async () => {
  const { id } = await makeDataRoom(db)
  oneOf(await many(() => perform(db, 'requestRoomAccess', input(id, { message: 'Please' }), { as: investor })))
  expect(await db.roomGrant.count({ where: { dataRoomId: id } })).toBe(1)
})

test('of proposals at once, one stands', async () => {
  const lead = await person(db, 'RESEARCHER')
  const { id } = await makeDataRoom(db, await makeProject(db, { ...open, ownerId: lead.id }))
  const proposal = { readerId: idOf('User', investor.id), proposal: 'Knows the market' }
  oneOf(await many(() => perform(db, 'proposeRoomAccess', input(id, proposal), { as: lead })))
  expect(await db.roomGrant.count({ where: { dataRoomId: id } })).toBe(1)
})

test('every two moves of an access', async () => {
  const lead = await person(db, 'RESEARCHER')
  const { id: room } = await makeDataRoom(db, await makeProject(db, { ...open, ownerId: lead.id }))
  const on = (name: string, as: Viewer): Act => ({
    name,
    as,
    input: (id) => ({ id: idOf('RoomGrant', id), reason: 'Because' }),
  })
  const onRoom = (name: string, as: Viewer, more: object): Act => ({ name, as, input: () => input(room, more) })
  const tried = await raceMoves(db, {
    entity: 'RoomGrant',
    column: 'status',
    states: Object.values(RoomGrantStatus),
    async make(status) {
      await db.roomGrant.deleteMany({ where: { dataRoomId: room } })
      const asked = { requestedAt: new Date(), answerBy: new Date() }
      const proposed = ['PROPOSED', 'DECLINED'].includes(status) ? { proposal: 'Knows the market' } : {}
      const answered = ['PROPOSED', 'REQUESTED'].includes(status)
        ? {}
        : { answeredAt: new Date(), expiresOn: new Date('2999-01-01') }
      const data = { dataRoomId: room, readerId: investor.id, status: status as RoomGrantStatus }
      return (await db.roomGrant.create({ data: { ...data, ...asked, ...proposed, ...answered } })).id
    },
    acts: [
      // An access that was given is given again with another day.
      {
        ...onRoom('setRoomGrant', team, { readerId: idOf('User', investor.id), expiresOn: '2999-01-01' }),
        repeatable: true,
      },
      onRoom('requestRoomAccess', investor, { message: 'Please' }),
      onRoom('proposeRoomAccess', lead, { readerId: idOf('User', investor.id), proposal: 'Knows the market' }),
      on('declineRoomAccess', mate),
      on('revokeRoomAccess', mate),
    ],
  })
  expect(tried).toBeGreaterThan(4)
})
