/** The one conflict check: nobody is in two meetings at once, whatever races, and the database keeps it by itself. */
import { expect, test } from 'vitest'
import { Access } from '../../access.ts'
import type { Work } from '../../action.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { contextOf, person } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { needFreeSlot, sessionSlots } from './availability.ts'
import { bookTime, freeTime, moveTime } from './bookTime.ts'
import { dayLength } from '../../days.ts'

const { db } = await fileDatabase()

/** A transaction as an action has it. */
const work = <T>(viewer: Viewer, run: (work: Work) => Promise<T>) =>
  db.$transaction(
    (tx) =>
      run({
        ctx: contextOf(db, viewer),
        viewer,
        tx,
        access: new Access(viewer, tx),
        afterCommit: () => {},
        audit: async () => {},
      }),
    { timeout: 60_000, maxWait: 60_000 },
  )

const tomorrow = new Date(Math.floor(Date.now() / dayLength) * dayLength + dayLength)
const span = (hour: number, minutes = 30) => ({
  startsAt: new Date(tomorrow.getTime() + hour * 3_600_000),
  endsAt: new Date(tomorrow.getTime() + hour * 3_600_000 + minutes * 60_000),
})
const book = (requester: Viewer, expert: Viewer, time: ReturnType<typeof span>) =>
  work(requester, (here) =>
    bookTime(here, { kind: 'SESSION', state: 'CONFIRMED', title: 'Desalination', ...time }, [
      { userId: requester.id, role: 'ORGANIZER', answer: 'ACCEPTED' },
      { userId: expert.id, role: 'EXPERT', answer: 'ACCEPTED' },
    ]),
  )

test('of 200 simultaneous bookings one succeeds and 199 are told that the expert is not free', async () => {
  const expert = await person(db, 'EXPERT', { name: 'Prof. Lena Busy' })
  const requesters = await Promise.all(Array.from({ length: 200 }, () => person(db, 'RESEARCHER')))
  const results = await Promise.allSettled(requesters.map((requester) => book(requester, expert, span(6))))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(199)
  for (const { reason } of refused)
    expect(reason).toMatchObject({
      message: 'Prof. Lena Busy is not free at this time',
      extensions: { code: 'CONFLICT' },
    })
  expect(await db.meeting.count({ where: { participants: { some: { userId: expert.id } } } })).toBe(1)
})

test('who requests is in one place at a time, too; meetings may touch; what is moved or freed gives its time back', async () => {
  const [ann, one, other] = [await person(db, 'RESEARCHER'), await person(db, 'EXPERT'), await person(db, 'EXPERT')]
  const first = await book(ann, one, span(8))
  await expect(book(ann, other, span(8.25))).rejects.toMatchObject({
    message: 'You are already busy at this time',
  })
  await book(ann, other, span(8.5))
  await expect(work(ann, (here) => moveTime(here, first, span(8.25)))).rejects.toMatchObject({
    extensions: { code: 'CONFLICT' },
  })
  const moved = await work(ann, (here) => moveTime(here, first, span(10), { reason: 'Train' }))
  expect(moved).toMatchObject({ sequence: 1, startsAt: span(10).startsAt })
  expect(await db.meetingMove.findMany({ where: { meetingId: first.id } })).toMatchObject([
    { fromStart: span(8).startsAt, toStart: span(10).startsAt, reason: 'Train', byId: ann.id },
  ])
  await book(ann, other, span(8))
  await work(ann, (here) => freeTime(here, moved, 'CANCELLED', 'Ill'))
  await book(ann, one, span(10))
})

test('a proposal takes the time of nobody, a requested session takes that of both', async () => {
  const [ann, bob] = [await person(db, 'RESEARCHER'), await person(db, 'INVESTOR')]
  const propose = (kind: 'MEETING' | 'SESSION') =>
    work(ann, (here) =>
      bookTime(here, { kind, state: 'PROPOSED', title: 'Talk', ...span(6) }, [
        { userId: ann.id, role: 'ORGANIZER', answer: 'ACCEPTED' },
        { userId: bob.id, role: kind === 'SESSION' ? 'EXPERT' : 'REQUIRED', answer: 'ACCEPTED' },
      ]),
    )
  await propose('MEETING')
  await propose('MEETING')
  await propose('SESSION')
  await expect(propose('SESSION')).rejects.toMatchObject({ extensions: { code: 'CONFLICT' } })
})

test('the database refuses what comes past the check', async () => {
  const [ann, bob] = [await person(db, 'RESEARCHER'), await person(db, 'EXPERT')]
  await book(ann, bob, span(6))
  const meeting = await db.meeting.create({
    data: { kind: 'MEETING', state: 'CONFIRMED', title: 'Past the check', ...span(6.25) },
  })
  const busy = { busyFrom: span(6.25).startsAt, busyUntil: span(6.25).endsAt }
  await expect(
    db.meetingParticipant.create({ data: { meetingId: meeting.id, userId: bob.id, ...busy } }),
  ).rejects.toThrow(/one_at_a_time|23P01|exclusion/)
})

test('only free slots are given: hours, rest, daily maximum, and the maximum holds when many book at once', async () => {
  const expert = await person(db, 'EXPERT')
  // 10:00 to 14:00 in Dubai every day.
  await db.availabilityHours.createMany({
    data: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      userId: expert.id,
      weekday,
      fromMinute: 600,
      untilMinute: 840,
    })),
  })
  await db.availabilityRules.create({ data: { userId: expert.id, dailyMaximum: 2, bufferMinutes: 15 } })
  const inTwoDays = (hour: number) => ({
    startsAt: new Date(span(hour).startsAt.getTime() + dayLength),
    endsAt: new Date(span(hour).endsAt.getTime() + dayLength),
  })
  const session = async (requester: Viewer, time: ReturnType<typeof span>) =>
    work(requester, async (here) => {
      await needFreeSlot(here.tx, expert.id, time)
      return bookTime(here, { kind: 'SESSION', state: 'CONFIRMED', title: 'Advice', ...time }, [
        { userId: requester.id, role: 'ORGANIZER', answer: 'ACCEPTED' },
        { userId: expert.id, role: 'EXPERT', answer: 'ACCEPTED' },
      ])
    })
  const ann = await person(db, 'RESEARCHER')
  await expect(session(ann, inTwoDays(5))).rejects.toMatchObject({
    message: 'The expert does not offer sessions at this time',
  })
  await session(ann, inTwoDays(6))
  // The rest after the first session reaches into the next slot.
  await expect(session(ann, inTwoDays(6.5))).rejects.toMatchObject({
    message: 'This time slot has just been taken. Choose another.',
  })
  const requesters = await Promise.all(Array.from({ length: 4 }, () => person(db, 'RESEARCHER')))
  const results = await Promise.allSettled(requesters.map((one, at) => session(one, inTwoDays(7 + at * 0.5))))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const dayOf = { from: new Date(tomorrow.getTime() + dayLength), until: new Date(tomorrow.getTime() + 2 * dayLength) }
  expect((await sessionSlots(db, [expert.id], dayOf)).get(expert.id)!.whyEmpty).toBe('FULL')
})
