/** Facilities and their bookings: who may do what, and what each move asks for. */
import { afterAll, expect, test } from 'vitest'
import { makeFacility, makeFacilityBooking } from '../../../prisma/seed/factories/facilities.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { dayLength } from '../../days.ts'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { endBookings } from './booking.jobs.ts'
import { weekAround } from './quota.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')
const mate = await person(db, 'COMMERCIALIZATION_TEAM')
const admin = await person(db, 'ADMIN')
const company = await person(db, 'INDUSTRY')
afterAll(closeLimits)

const hour = 3_600_000
const week = weekAround(new Date()).endsAt.getTime()
const at = (hours: number) => new Date(week + hours * hour)
let free = 0

const booked = 'booking { number status cost }'
async function book(as: Viewer | null, facilityId: number, more: object = {}) {
  const startsAt = at(free)
  free += 2
  const input = { facilityId: idOf('Facility', facilityId), startsAt, endsAt: at(free), purpose: 'Measure', ...more }
  const { data, codes, errors } = await perform(db, 'bookFacility', input, { as, give: booked })
  const made = data?.['bookFacility'] as unknown as
    | { booking: { number: number; status: string; cost: number } }
    | null
    | undefined
  return { ...made?.booking, codes, fields: errors[0]?.extensions['fieldErrors'] }
}
const act = async (name: string, as: Viewer | null, id: number, more: object = {}) =>
  (await perform(db, name, { id: idOf('FacilityBooking', id), ...more }, { as })).codes
const change = async (as: Viewer | null, id: number, more: object) => {
  const { codes, errors } = await perform(db, 'updateFacility', { id: idOf('Facility', id), ...more }, { as })
  return [codes[0], Object.keys(errors[0]?.extensions['fieldErrors'] ?? {})[0]].filter(Boolean)
}
const statusOf = async (id: number) => (await db.facilityBooking.findUniqueOrThrow({ where: { id } })).status
const ask = async (as: Viewer | null, id: number, what: string) => {
  const source = `query ($id: Int!) { facility(number: $id) { ${what} } }`
  const { data } = await run(db, source, { as, variables: { id } })
  return data?.['facility'] as unknown
}

test('where no approval is needed, a booking is confirmed at once and costs the rate by the hour', async () => {
  const { id } = await makeFacility(db, { approval: false, ratePerHour: 150 })
  expect(await book(ada, id)).toMatchObject({ status: 'CONFIRMED', cost: 300, codes: [] })
  expect(await told(db, team)).toContain('FACILITY_BOOKED')
})

test('a request waits for the team, holds its time, and is approved once', async () => {
  const { id } = await makeFacility(db, { managerId: mate.id })
  const request = { startsAt: at(200), endsAt: at(202) }
  const { number, status } = await book(ada, id, request)
  expect(status).toBe('REQUESTED')
  expect(await told(db, mate)).toContain('FACILITY_REQUESTED')
  expect(await told(db, admin), 'only who looks after it').not.toContain('FACILITY_REQUESTED')
  expect((await book(badr, id, request)).codes).toEqual(['CONFLICT'])
  expect(await act('approveFacilityBooking', ada, number!)).toEqual(['FORBIDDEN'])
  expect(await act('approveFacilityBooking', null, number!)).toEqual(['UNAUTHENTICATED'])
  expect(await act('approveFacilityBooking', team, number!)).toEqual([])
  expect(await told(db, ada)).toContain('FACILITY_CONFIRMED')
  expect(await act('approveFacilityBooking', team, number!)).toEqual(['CONFLICT'])
  expect(await act('declineFacilityBooking', team, number!, { reason: 'Late' })).toEqual(['CONFLICT'])
})

test('a declined or canceled booking gives its time to others', async () => {
  const { id } = await makeFacility(db)
  const time = { startsAt: at(210), endsAt: at(212) }
  const first = (await book(ada, id, time)).number!
  expect(await act('declineFacilityBooking', mate, first), 'without a reason').toEqual(['INVALID'])
  expect(await act('declineFacilityBooking', mate, first, { reason: 'A class' })).toEqual([])
  expect(await told(db, ada)).toContain('FACILITY_DECLINED')
  const second = (await book(badr, id, time)).number!
  expect(await act('cancelFacilityBooking', ada, second)).toEqual(['NOT_FOUND'])
  expect(await act('cancelFacilityBooking', team, second), 'the team says why').toEqual(['INVALID'])
  expect(await act('cancelFacilityBooking', badr, second)).toEqual([])
  expect(await act('cancelFacilityBooking', badr, second)).toEqual(['CONFLICT'])
  expect((await book(ada, id, time)).codes).toEqual([])
})

test('who booked cancels before it begins, the team until it is over', async () => {
  const begun = { startsAt: new Date(Date.now() - hour), endsAt: new Date(Date.now() + hour) }
  const { id } = await makeFacilityBooking(db, { researcherId: ada.id, ...begun })
  expect(await act('cancelFacilityBooking', ada, id)).toEqual(['CONFLICT'])
  expect(await act('cancelFacilityBooking', team, id, { reason: 'Fire alarm' })).toEqual([])
  expect(await told(db, ada)).toContain('FACILITY_CANCELLED')
  const over = { startsAt: new Date(Date.now() - 2 * hour), endsAt: new Date(Date.now() - hour) }
  const { id: past } = await makeFacilityBooking(db, { researcherId: ada.id, ...over })
  expect(await act('cancelFacilityBooking', team, past, { reason: 'Late' })).toEqual(['CONFLICT'])
})

test('what is over was used, unless the team says that nobody came; requests that nobody answered lapse', async () => {
  const past = (nth: number) => ({
    startsAt: new Date(Date.now() - (nth + 1) * dayLength),
    endsAt: new Date(Date.now() - (nth + 1) * dayLength + hour),
    researcherId: badr.id,
  })
  const used = await makeFacilityBooking(db, past(1))
  const waiting = await makeFacilityBooking(db, { ...past(2), status: 'REQUESTED' })
  const ahead = await makeFacilityBooking(db, { researcherId: badr.id })
  expect(await act('closeFacilityBooking', team, ahead.id, { outcome: 'NO_SHOW' }), 'it is ahead').toEqual(['CONFLICT'])
  expect(await endBookings(db, new Date())).toBeGreaterThan(1)
  expect(await statusOf(used.id)).toBe('COMPLETED')
  expect(await statusOf(waiting.id)).toBe('DECLINED')
  expect(await statusOf(ahead.id)).toBe('CONFIRMED')
  expect(await told(db, badr)).toContain('FACILITY_DECLINED')
  expect(await endBookings(db, new Date()), 'twice ends nothing more').toBe(0)
  expect(await act('closeFacilityBooking', badr, used.id, { outcome: 'NO_SHOW' })).toEqual(['FORBIDDEN'])
  expect(await act('closeFacilityBooking', team, used.id, { outcome: 'NO_SHOW' })).toEqual([])
  expect(await act('closeFacilityBooking', team, used.id, { outcome: 'COMPLETED' })).toEqual([])
})

test('only researchers book, for themselves, what is offered, for projects of their own', async () => {
  const { id } = await makeFacility(db)
  for (const as of [team, admin, company]) expect((await book(as, id)).codes).toEqual(['FORBIDDEN'])
  expect((await book(null, id)).codes).toEqual(['UNAUTHENTICATED'])
  const closed = await makeFacility(db, { active: false })
  expect((await book(ada, closed.id)).codes).toEqual(['NOT_FOUND'])
  const own = await makeProject(db, { ownerId: ada.id })
  const other = await makeProject(db, { ownerId: badr.id, visibleToResearchers: true })
  expect((await book(ada, id, { projectId: idOf('Project', own.id) })).codes).toEqual([])
  expect((await book(ada, id, { projectId: idOf('Project', other.id) })).fields).toHaveProperty('projectId')
  expect((await book(ada, id, { purpose: ' ' })).fields).toHaveProperty('purpose')
  expect((await book(ada, id, { endsAt: at(0) })).fields).toHaveProperty('endsAt')
})

test('a quota is counted by the week of the university, without what was canceled', async () => {
  const { id } = await makeFacility(db, { weeklyQuota: 4, approval: false })
  const first = await book(ada, id, { startsAt: at(10), endsAt: at(14) })
  const again = { startsAt: at(20), endsAt: at(21) }
  const refused = await book(ada, id, again)
  expect([refused.codes, refused.fields]).toEqual([
    ['CONFLICT'],
    { endsAt: expect.stringContaining('4 hours') as string },
  ])
  expect((await book(ada, id, { startsAt: at(168), endsAt: at(172) })).codes, 'in the next week').toEqual([])
  expect(await ask(ada, id, `ownBookedMinutes(at: "${at(50).toISOString()}")`)).toEqual({ ownBookedMinutes: 240 })
  expect(await act('cancelFacilityBooking', ada, first.number!)).toEqual([])
  expect((await book(ada, id, again)).codes).toEqual([])
  const onSunday = () => ask(ada, id, `ownBookedMinutes(at: "${at(150).toISOString()}")`)
  expect(await onSunday()).toEqual({ ownBookedMinutes: 60 })
  const sunday = { firstWeekday: 7 }
  await db.platform.upsert({ where: { id: 1 }, create: { id: 1, ...sunday }, update: sunday })
  expect(await onSunday(), 'Sunday begins the next week').toEqual({ ownBookedMinutes: 240 })
  await db.platform.update({ where: { id: 1 }, data: { firstWeekday: 1 } })
})

test('others see that a time is booked, not by whom; nobody outside sees facilities', async () => {
  const { id } = await makeFacility(db)
  const span = `(from: "${at(300).toISOString()}", until: "${at(310).toISOString()}")`
  await book(ada, id, { startsAt: at(301), endsAt: at(303) })
  const what = `slots${span} { state } bookedTimes${span} { startsAt } bookings${span} { purpose researcher { name } }`
  const seen = async (as: Viewer) =>
    (await ask(as, id, what)) as { slots: object[]; bookedTimes: object[]; bookings: object[] }
  expect((await seen(ada)).bookings).toEqual([{ purpose: 'Measure', researcher: { name: 'Ada' } }])
  expect((await seen(team)).bookings).toHaveLength(1)
  expect(await seen(badr)).toMatchObject({
    bookedTimes: [{ startsAt: at(301) }],
    bookings: [],
    slots: ['FREE', 'BOOKED', 'BOOKED', ...Array<string>(7).fill('FREE')].map((state) => ({ state })),
  })
  expect(await ask(company, id, 'name')).toBeNull()
  const closed = await makeFacility(db, { active: false })
  expect(await ask(ada, closed.id, 'name')).toBeNull()
  expect(await ask(team, closed.id, 'active')).toEqual({ active: false })
  await makeFacilityBooking(db, { facilityId: closed.id, researcherId: ada.id })
  expect(await ask(ada, closed.id, 'active canBook'), 'who booked it').toEqual({ active: false, canBook: false })
})

test('the team adds and changes facilities; lengths fit each other; names are unique', async () => {
  const facility = { name: 'Laser cutter', ratePerHour: 90, slotMinutes: 30, leastMinutes: 30, mostMinutes: 120 }
  const create = async (as: Viewer | null, more: object = {}) =>
    (await perform(db, 'createFacility', { ...facility, ...more }, { as })).codes
  expect(await create(ada)).toEqual(['FORBIDDEN'])
  expect(await create(null)).toEqual(['UNAUTHENTICATED'])
  const hours = [{ weekday: 1, fromMinute: 480, untilMinute: 1020 }]
  expect(await create(mate, { hours, managerId: idOf('User', ada.id) }), 'only people of the team').toEqual(['INVALID'])
  expect(await create(mate, { mostMinutes: 45 })).toEqual(['INVALID'])
  expect(await create(mate, { hours, managerId: idOf('User', team.id) })).toEqual([])
  expect(await create(mate, { name: 'laser CUTTER' })).toEqual(['INVALID'])
  const { id } = await db.facility.findFirstOrThrow({ where: { name: facility.name } })
  expect(await change(ada, id, { name: 'Mine' })).toEqual(['FORBIDDEN'])
  expect(await change(team, id, { slotMinutes: 120 })).toEqual(['INVALID', 'leastMinutes'])
  expect(await change(team, id, { mostMinutes: 15 })).toEqual(['INVALID', 'mostMinutes'])
  expect(await change(team, id, { hours: [...hours, { weekday: 1, fromMinute: 0, untilMinute: 500 }] })).toEqual([
    'INVALID',
    'hours',
  ])
  expect(await change(team, id, { hours: [], weeklyQuota: 5 })).toEqual([])
  expect(await db.facility.findUnique({ where: { id }, include: { hours: true } })).toMatchObject({
    weeklyQuota: 5,
    hours: [],
  })
})

test('a time out of service refuses bookings, and cancels those in it when asked to', async () => {
  const { id } = await makeFacility(db)
  const { number } = await book(ada, id, { startsAt: at(400), endsAt: at(402) })
  const outage = (as: Viewer | null, more: object = {}) =>
    perform(
      db,
      'addFacilityOutage',
      { id: idOf('Facility', id), startsAt: at(390), endsAt: at(410), reason: 'Repair', ...more },
      { as, give: 'facility { outages { number } }' },
    )
  expect((await outage(ada)).codes).toEqual(['FORBIDDEN'])
  expect((await outage(null)).codes).toEqual(['UNAUTHENTICATED'])
  expect((await outage(team, { reason: '' })).codes).toEqual(['INVALID'])
  expect((await outage(team)).codes, 'there is a booking').toEqual(['CONFLICT'])
  expect((await outage(team, { cancelBookings: true })).codes).toEqual([])
  expect(await statusOf(number!)).toBe('CANCELLED')
  const refused = await book(ada, id, { startsAt: at(400), endsAt: at(402) })
  expect(refused.fields).toEqual({ startsAt: expect.stringContaining('Repair') as string })
  const { id: outageId } = await db.facilityOutage.findFirstOrThrow({ where: { facilityId: id } })
  const remove = async (as: Viewer) => (await perform(db, 'removeFacilityOutage', { number: outageId }, { as })).codes
  expect(await remove(ada)).toEqual(['FORBIDDEN'])
  expect(await remove(team)).toEqual([])
  expect(await remove(team)).toEqual(['NOT_FOUND'])
  expect((await book(ada, id, { startsAt: at(400), endsAt: at(402) })).codes).toEqual([])
})

test('facilities are found by words, department, approval and a day on which they are free', async () => {
  const hours = { create: [{ weekday: 1, fromMinute: 480, untilMinute: 600 }] }
  const { id } = await makeFacility(db, { name: 'Zeta scope', department: 'Optics', approval: false, hours })
  const monday = new Date(week + 4 * hour).toISOString().slice(0, 10)
  const tuesday = new Date(week + dayLength + 4 * hour).toISOString().slice(0, 10)
  const found = async (filter: object) => {
    const source = 'query ($filter: FacilityFilter) { facilities(filter: $filter) { edges { node { number } } } }'
    const { data } = await run(db, source, { as: ada, variables: { filter } })
    const { edges } = data!['facilities'] as unknown as { edges: { node: { number: number } }[] }
    return edges.map(({ node }) => node.number)
  }
  expect(await found({ search: 'zeta', department: 'Optics', approval: false, freeOn: monday })).toEqual([id])
  expect(await found({ search: 'zeta', freeOn: tuesday })).toEqual([])
  const startsAt = new Date(week + 8 * hour)
  await makeFacilityBooking(db, { facilityId: id, startsAt, endsAt: new Date(startsAt.getTime() + 2 * hour) })
  expect(await found({ search: 'zeta', freeOn: monday }), 'it is full').toEqual([])
  expect(await found({ search: 'zeta', approval: true })).toEqual([])
})
