/** Sessions that the expert confirms by hand: moving asks again, and what is not confirmed in time expires. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import { expireSessions } from './expireSessions.ts'
import { dayLength } from '../../days.ts'

const { db } = await fileDatabase()
const ann = await person(db, 'RESEARCHER')
const expert = await person(db, 'EXPERT')
await db.availabilityHours.createMany({
  data: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ userId: expert.id, weekday, fromMinute: 600, untilMinute: 840 })),
})
await db.availabilityRules.create({ data: { userId: expert.id, autoConfirm: false } })

/** 10:00 in Dubai. */
const at = (days: number, hour = 6) =>
  new Date(Math.floor(Date.now() / dayLength) * dayLength + days * dayLength + hour * 3_600_000)
async function session(state: 'PROPOSED' | 'CONFIRMED', startsAt: Date) {
  const { id } = await db.meeting.create({
    data: {
      kind: 'SESSION',
      state,
      title: 'Desalination',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 1_800_000),
      organizerId: ann.id,
      participants: {
        create: [
          { userId: ann.id, role: 'ORGANIZER', answer: 'ACCEPTED' },
          { userId: expert.id, role: 'EXPERT', answer: 'ACCEPTED' },
        ],
      },
    },
  })
  return id
}
const move = (id: number, startsAt: Date) =>
  perform(db, 'moveExpertSession', { id: idOf('Meeting', id), startsAt: startsAt.toISOString() }, { as: ann })

test('a moved session is requested again: bell and page say so', async () => {
  const id = await session('CONFIRMED', at(3))
  expect((await move(id, at(3, 7))).codes).toEqual([])
  expect(await told(db, expert)).toEqual(['SESSION_MOVE_REQUESTED'])
  expect(await told(db, ann)).toEqual(['SESSION_MOVE_REQUESTED'])
  const words = async (as: typeof ann) =>
    JSON.stringify((await run(db, '{ notifications(first: 1) { edges { node { title message } } } }', { as })).data)
  expect(await words(expert)).toContain('Confirm or decline it.')
  expect(await words(ann)).toContain('You ask to move the session')
  expect(await words(ann)).toContain('The expert has to confirm the new time.')
  const { data } = await run(db, `{ meeting(number: ${id}) { state participants { role answer } } }`, { as: ann })
  expect(data).toMatchObject({
    meeting: { state: 'PROPOSED', participants: expect.arrayContaining([{ role: 'EXPERT', answer: 'WAITING' }]) },
  })
})

test('moving a session to its own time notifies nobody', async () => {
  const id = await session('CONFIRMED', at(5))
  await db.notification.deleteMany({})
  expect((await move(id, at(5))).codes).toEqual([])
  expect(await db.notification.count()).toBe(0)
  expect(await db.meetingMove.count({ where: { meetingId: id } })).toBe(0)
})

test('a request that is not confirmed in time expires once, and both sides are notified', async () => {
  await db.meeting.deleteMany({})
  const id = await session('PROPOSED', at(7))
  const confirmed = await session('CONFIRMED', at(8))
  await db.notification.deleteMany({})
  await expireSessions(db, at(6))
  expect(await db.notification.count()).toBe(0)
  await Promise.all([expireSessions(db, at(9)), expireSessions(db, at(9))])
  expect(await db.meeting.findUniqueOrThrow({ where: { id } })).toMatchObject({
    state: 'CANCELLED',
    cancelledById: null,
    reason: 'The expert did not confirm the session in time.',
  })
  expect(await db.meeting.findUniqueOrThrow({ where: { id: confirmed } })).toMatchObject({ state: 'CONFIRMED' })
  for (const one of [ann, expert]) expect(await told(db, one)).toEqual(['SESSION_LAPSED'])
  expect(await db.auditEntry.count({ where: { entity: 'Meeting', entityId: id } })).toBe(1)
})
