/** Many people act on facilities at the same moment: nobody shares a time, and everybody is told what happened. */
import { expect, test } from 'vitest'
import { makeFacility, makeFacilityBooking } from '../../../prisma/seed/factories/facilities.ts'
import { FacilityBookingStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { type Act, atOnce, codesOf, raceMoves } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { weekAround } from './quota.ts'

const { db } = await fileDatabase()
const hour = 3_600_000
const team = await person(db, 'KU_TEAM')
const mate = await person(db, 'COMMERCIALIZATION_TEAM')
const owner = await person(db, 'RESEARCHER')

/** A full hour of the next week of the university. */
const at = (hours: number) => new Date(weekAround(new Date()).endsAt.getTime() + hours * hour)

const book = (as: Viewer, facilityId: number, from: number, hours = 1) =>
  perform(
    db,
    'bookFacility',
    { facilityId: idOf('Facility', facilityId), startsAt: at(from), endsAt: at(from + hours), purpose: 'Measure' },
    { as },
  )

test('of 50 people who want one slot one gets it, and 49 are told so', async () => {
  const { id } = await makeFacility(db, { approval: false })
  const people = await Promise.all(Array.from({ length: 50 }, () => person(db, 'RESEARCHER')))
  const answers = await Promise.all(people.map((one) => book(one, id, 30)))
  expect(answers.filter(({ codes }) => !codes.length)).toHaveLength(1)
  const refused = answers.flatMap(({ errors }) => errors)
  expect(refused).toHaveLength(49)
  for (const error of refused) {
    expect(error).toMatchObject({
      message: 'This time has just been taken. Choose another slot.',
      extensions: { code: 'CONFLICT', fieldErrors: { startsAt: expect.any(String) as string } },
    })
  }
  expect(await db.facilityBooking.count({ where: { facilityId: id } })).toBe(1)
})

test('of times that overlap in part, those that fit are booked', async () => {
  const { id } = await makeFacility(db)
  const people = await Promise.all(Array.from({ length: 6 }, () => person(db, 'RESEARCHER')))
  const answers = await Promise.all(people.map((one, nth) => book(one, id, 40 + nth, 2)))
  const won = await db.facilityBooking.findMany({ where: { facilityId: id }, orderBy: { startsAt: 'asc' } })
  expect(answers.filter(({ codes }) => !codes.length)).toHaveLength(won.length)
  expect(won.length).toBeGreaterThan(1)
  for (const [nth, one] of won.slice(1).entries()) expect(one.startsAt >= won[nth]!.endsAt).toBe(true)
})

test('the quota of a week holds when its last hours are booked twice at once', async () => {
  const { id } = await makeFacility(db, { weeklyQuota: 3 })
  expect((await book(owner, id, 10)).codes).toEqual([])
  const answers = await Promise.all([book(owner, id, 20, 2), book(owner, id, 30, 2)])
  expect(answers.filter(({ codes }) => !codes.length)).toHaveLength(1)
  const [error] = answers.flatMap(({ errors }) => errors)
  expect(error).toMatchObject({
    message: 'You can book this facility for 3 hours a week, and have booked 3 hours for this week.',
    extensions: { code: 'CONFLICT', fieldErrors: { endsAt: expect.any(String) as string } },
  })
  expect((await book(await person(db, 'RESEARCHER'), id, 50, 3)).codes, 'others have their own').toEqual([])
})

test('a booking and an outage of the same time: the booking is refused, or canceled', async () => {
  const { id } = await makeFacility(db)
  const outage = () =>
    perform(
      db,
      'addFacilityOutage',
      { id: idOf('Facility', id), startsAt: at(0), endsAt: at(100), reason: 'Repair', cancelBookings: true },
      { as: team },
    )
  const results = await atOnce(db, 'Facility', id, [() => book(owner, id, 60), outage])
  const codes = codesOf(results)
  expect(codes[1]).toEqual([])
  expect([[], ['INVALID']]).toContainEqual(codes[0])
  const left = await db.facilityBooking.count({ where: { facilityId: id, status: { in: ['REQUESTED', 'CONFIRMED'] } } })
  expect(left).toBe(0)
})

test('every two moves of a booking', async () => {
  const { id: facilityId } = await makeFacility(db)
  const make = (past: boolean) => async (state: string) => {
    const status = state as FacilityBookingStatus
    const booking = await makeFacilityBooking(db, { facilityId, status, researcherId: owner.id })
    if (!past) return booking.id
    const back = (moment: Date) => new Date(moment.getTime() - 400 * 24 * hour)
    const { startsAt, endsAt, id } = booking
    await db.facilityBooking.update({ where: { id }, data: { startsAt: back(startsAt), endsAt: back(endsAt) } })
    return id
  }
  const on = (more: object = {}) => ({ input: (id: number) => ({ id: idOf('FacilityBooking', id), ...more }) })
  const race = { entity: 'FacilityBooking', column: 'status', states: Object.values(FacilityBookingStatus) } as const
  const acts: Act[] = [
    { name: 'approveFacilityBooking', as: team, ...on() },
    { name: 'declineFacilityBooking', as: mate, ...on({ reason: 'It is broken' }) },
    { name: 'cancelFacilityBooking', as: owner, ...on() },
    { name: 'cancelFacilityBooking', as: team, ...on({ reason: 'It is broken' }) },
  ]
  expect(await raceMoves(db, { ...race, make: make(false), acts })).toBe(13)
  const ends: Act[] = (['COMPLETED', 'NO_SHOW'] as const).map((outcome) => ({
    name: 'closeFacilityBooking',
    as: team,
    ...on({ outcome }),
  }))
  expect(await raceMoves(db, { ...race, make: make(true), acts: ends })).toBe(5)
})
