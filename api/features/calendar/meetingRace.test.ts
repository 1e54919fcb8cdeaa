/** Two people move a session, booking or meeting at the same moment: one wins, or both in order. */
import { expect, test } from 'vitest'
import { MeetingState, type MeetingKind } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { raceMoves, type Act } from '../../testing/races.ts'
import { person } from '../../testing/run.ts'

const { db } = await fileDatabase()
const requester = await person(db, 'RESEARCHER')
const guest = await person(db, 'INVESTOR')
const expert = await person(db, 'EXPERT')

const hour = 3_600_000
let slot = 0
/** Each at a time of its own, in the past for what has to be over. */
const meeting =
  (kind: MeetingKind, past = false) =>
  async (state: string) => {
    slot++
    const startsAt = new Date(Date.now() + (past ? -slot : slot) * 2 * hour)
    const { id } = await db.meeting.create({
      data: {
        kind,
        state: state as MeetingState,
        title: 'Desalination',
        startsAt,
        endsAt: new Date(startsAt.getTime() + hour),
        organizerId: requester.id,
        times: { create: { startsAt, endsAt: new Date(startsAt.getTime() + hour) } },
        participants: {
          create: [
            { userId: requester.id, role: 'ORGANIZER', answer: 'ACCEPTED' },
            kind === 'SESSION'
              ? { userId: expert.id, role: 'EXPERT', answer: 'ACCEPTED' }
              : { userId: guest.id, role: 'REQUIRED' },
          ],
        },
      },
    })
    return id
  }
const on = (more: object = {}) => ({ input: (id: number) => ({ id: idOf('Meeting', id), ...more }) })
const cancel: Act = { name: 'cancelMeeting', as: requester, ...on() }
const later = () => new Date(Date.now() + (1_000 + ++slot * 2) * hour).toISOString()
const race = { entity: 'Meeting', column: 'state', states: Object.values(MeetingState) } as const

test('sessions to come', async () => {
  const acts: Act[] = [
    cancel,
    { name: 'cancelMeeting', as: expert, ...on() },
    { name: 'answerExpertSession', as: expert, ...on({ accept: true }) },
    { name: 'answerExpertSession', as: expert, ...on({ accept: false, comment: 'Abroad' }) },
  ]
  expect(await raceMoves(db, { ...race, make: meeting('SESSION'), acts })).toBeGreaterThan(8)
})

test('sessions that have begun', async () => {
  const acts: Act[] = (['COMPLETED', 'NO_SHOW'] as const).map((outcome) => ({
    name: 'closeExpertSession',
    as: expert,
    ...on({ outcome }),
  }))
  expect(await raceMoves(db, { ...race, make: meeting('SESSION', true), acts })).toBe(3)
})

test('bookings', async () => {
  const acts: Act[] = [
    cancel,
    { name: 'answerMeeting', as: guest, ...on({ answer: 'ACCEPTED' }), repeatable: true },
    { name: 'answerMeeting', as: guest, ...on({ answer: 'DECLINED' }), repeatable: true },
    { name: 'moveMeeting', as: requester, input: (id) => ({ ...on().input(id), times: [later()] }), repeatable: true },
  ]
  expect(await raceMoves(db, { ...race, make: meeting('BOOKING'), acts })).toBeGreaterThan(10)
})

test('meetings', async () => {
  /** The number of the only proposed time, by meeting. */
  const times = new Map<number, number>()
  const make = async (state: string) => {
    const id = await meeting('MEETING')(state)
    const { id: time } = await db.meetingTime.findFirstOrThrow({ where: { meetingId: id } })
    times.set(id, time)
    return id
  }
  const acts: Act[] = [
    cancel,
    { name: 'confirmMeetingTime', as: requester, input: (id) => ({ ...on().input(id), time: times.get(id) }) },
    {
      name: 'answerMeetingTimes',
      as: guest,
      input: (id) => ({ ...on().input(id), yes: [times.get(id)] }),
      repeatable: true,
    },
    { name: 'answerMeetingTimes', as: guest, ...on({ yes: [] }), repeatable: true },
    { name: 'answerMeeting', as: guest, ...on({ answer: 'DECLINED' }), repeatable: true },
    { name: 'moveMeeting', as: requester, input: (id) => ({ ...on().input(id), times: [later()] }), repeatable: true },
  ]
  expect(await raceMoves(db, { ...race, make, acts })).toBeGreaterThan(10)
})
