/** Times at which several people are free: what takes their time, on which clock they work, and who may ask. */
import { expect, test } from 'vitest'
import type { MeetingKind, MeetingState } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { commonTimes, workingHours } from './freeTimes.ts'
import type { Availability } from './slots.ts'
import { dayLength } from '../../days.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER')
const owner = await person(db, 'INDUSTRY')
const expert = await person(db, 'EXPERT')

const at = (text: string) => new Date(text)
const usual: Availability = {
  ...workingHours,
  minimumNoticeMinutes: 0,
  dailyMaximum: null,
  bufferMinutes: 0,
  busy: [],
  sessions: [],
}
const shown = (times: readonly (Date | string)[]) => times.map((time) => at(String(time)).toISOString().slice(8, 16))

test('what all have in common, on everybody’s own clock, and never over the end', () => {
  // A Friday and the Monday after it; 09:00 to 17:00 in Dubai is 05:00 to 13:00 UTC.
  const asked = { from: at('2027-03-26T00:00:00Z'), until: at('2027-03-30T00:00:00Z'), minutes: 60 }
  const berlin: Availability = {
    ...usual,
    timeZone: 'Europe/Berlin',
    hours: [1, 5].map((weekday) => ({ weekday, fromMinute: 9 * 60 + 15, untilMinute: 13 * 60 })),
  }
  // Berlin changes its clock on the Sunday between: 09:15 is 08:15 UTC on Friday, and 07:15 on Monday.
  expect(shown(commonTimes([usual, berlin], asked))).toEqual([
    '26T08:30',
    '26T09:30',
    '26T10:30',
    '29T07:30',
    '29T08:30',
    '29T09:30',
  ])
  const busy = [
    { from: at('2027-03-26T09:00:00Z'), until: at('2027-03-26T11:30:00Z') },
    { from: at('2027-03-29T05:00:00Z'), until: at('2027-03-29T10:15:00Z') },
  ]
  expect(shown(commonTimes([{ ...usual, busy }, berlin], { ...asked, minutes: 30 }))).toEqual([
    '26T08:30',
    '26T11:30',
    '29T10:30',
  ])
  expect(commonTimes([usual], { ...asked, minutes: 481 })).toEqual([])
  expect(shown(commonTimes([usual], { ...asked, minutes: 480 }))).toEqual(['26T05:00', '29T05:00'])
  expect(commonTimes([{ ...usual, hours: [] }, usual], asked)).toEqual([])
})

const id = ({ id: number }: Viewer) => idOf('User', number)
const ask = (as: Viewer | null, variables: Record<string, unknown>) =>
  run(
    db,
    `query ($userIds: [ID!]!, $minutes: Int, $from: DateTime, $until: DateTime) {
      freeTimes(userIds: $userIds, minutes: $minutes, from: $from, until: $until)
    }`,
    { as, variables },
  )
/** The Monday in one to two weeks, so that no day of the test lies in the past. */
const monday = () => {
  const midnight = new Date(Math.floor(Date.now() / dayLength) * dayLength)
  return midnight.getTime() + (7 + ((8 - midnight.getUTCDay()) % 7)) * dayLength
}
const span = () => ({ from: new Date(monday()), until: new Date(monday() + dayLength) })
const hour = (hours: number) => new Date(monday() + hours * 3_600_000)

const busy = (kind: MeetingKind, state: MeetingState, who: Viewer, from: number, takes = true) =>
  db.meeting.create({
    data: {
      kind,
      state,
      title: 'Secret',
      startsAt: hour(from),
      endsAt: hour(from + 1),
      organizerId: who.id,
      participants: {
        create: {
          userId: who.id,
          answer: 'ACCEPTED',
          ...(takes ? { busyFrom: hour(from), busyUntil: hour(from + 1) } : {}),
        },
      },
    },
  })

test('sessions, bookings and meetings of all count, the viewer’s too; experts have their own hours', async () => {
  const asked = { userIds: [id(owner)], minutes: 60, ...span() }
  expect((await ask(ada, asked)).data!['freeTimes']).toHaveLength(8)
  await busy('SESSION', 'PROPOSED', ada, 5)
  await busy('BOOKING', 'CONFIRMED', owner, 7)
  await busy('MEETING', 'CONFIRMED', owner, 9)
  // What is only proposed takes nobody's time.
  await busy('MEETING', 'PROPOSED', owner, 11, false)
  const free = (await ask(ada, asked)).data!['freeTimes'] as unknown as Date[]
  expect(free.map((time) => (at(String(time)).getTime() - monday()) / 3_600_000)).toEqual([6, 8, 10, 11, 12])

  // An expert who has set no hours works as everybody does.
  const withExpert = { ...asked, userIds: [id(expert)] }
  expect((await ask(owner, withExpert)).data!['freeTimes']).toHaveLength(6)
  await db.user.update({ where: { id: expert.id }, data: { timeZone: 'Europe/London' } })
  await db.availabilityHours.create({ data: { userId: expert.id, weekday: 1, fromMinute: 600, untilMinute: 720 } })
  expect((await ask(owner, { ...withExpert, minutes: 30 })).data!['freeTimes']).toHaveLength(4)
  await db.availabilityException.create({
    data: { userId: expert.id, fromDay: new Date(monday()), untilDay: new Date(monday()) },
  })
  expect((await ask(owner, withExpert)).data!['freeTimes']).toEqual([])
})

test('only of people whom one may ask, of few at a time, of a month at most, and in the future', async () => {
  const waiting = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
  const asked = { userIds: [id(owner)], ...span() }
  const refused = async (as: Viewer | null, over: object) => {
    const { codes, errors } = await ask(as, { ...asked, ...over })
    return [codes[0], errors[0]?.message]
  }
  expect(await refused(null, {})).toEqual(['UNAUTHENTICATED', expect.any(String)])
  const unseen = ['INVALID', 'Choose only people whom you can see']
  expect(await refused(ada, { userIds: [id(waiting)] })).toEqual(unseen)
  expect(await refused(ada, { userIds: [idOf('User', 99999)] })).toEqual(unseen)
  // Whose account waits sees nobody else.
  expect(await refused(waiting, {})).toEqual(unseen)
  const many = Array.from({ length: 31 }, () => id(owner))
  expect(await refused(ada, { userIds: many })).toEqual(['INVALID', 'At most 30 people'])
  expect(await refused(ada, { userIds: [] })).toEqual(['INVALID', 'Choose at least one person'])
  expect(await refused(ada, { until: new Date(monday() + 40 * dayLength) })).toEqual(['INVALID', 'At most 31 days'])
  expect(await refused(ada, { minutes: 5 })).toEqual(['INVALID', 'At least 15 minutes'])
  for (const role of ['INDUSTRY_PARTNER', 'INVESTOR', 'EXPERT', 'COMMERCIALIZATION_TEAM', 'KU_TEAM', 'ADMIN'] as const)
    expect((await ask(await person(db, role), asked)).codes, role).toEqual([])
  const past = { from: new Date(Date.now() - 7 * dayLength), until: new Date(Date.now()) }
  expect((await ask(ada, { ...asked, ...past })).data!['freeTimes']).toEqual([])
  // Ten working days when nothing is said.
  const usually = await ask(ada, { userIds: [id(await person(db, 'RESEARCHER'))] })
  expect((usually.data!['freeTimes'] as unknown as Date[]).length).toBeGreaterThan(120)
})
