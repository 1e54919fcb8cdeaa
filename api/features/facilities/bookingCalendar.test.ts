/** Bookings of facilities in calendars: of who booked and of who looks after the facility, on the page and in the feed. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeFacility, makeFacilityBooking } from '../../../prisma/seed/factories/facilities.ts'
import { person, run } from '../../testing/run.ts'
import { bearer, testServer, type TestServer } from '../../testing/server.ts'
import type { Viewer } from '../../viewer.ts'

let server: TestServer
let ada: Viewer, badr: Viewer, manager: Viewer, mate: Viewer, company: Viewer, former: Viewer
let facilityId: number
beforeAll(async () => {
  server = await testServer()
  const { db } = server
  ada = await person(db, 'RESEARCHER', { name: 'Ada Noor' })
  badr = await person(db, 'RESEARCHER')
  manager = await person(db, 'KU_TEAM')
  mate = await person(db, 'COMMERCIALIZATION_TEAM')
  company = await person(db, 'INDUSTRY')
  former = await person(db, 'EXPERT')
  const given = { name: 'Electron microscope', location: 'Hall 4', managerId: manager.id }
  facilityId = (await makeFacility(db, given)).id
})
afterAll(() => server.close())
beforeEach(() => server.db.facilityBooking.deleteMany())

const book = (more: object = {}) =>
  makeFacilityBooking(server.db, { facilityId, researcherId: ada.id, purpose: 'Grains of the coating', ...more })

/** The feed of a person, as lines that are not folded. */
async function feedOf(as: Viewer): Promise<string> {
  const headers = bearer(await server.session(as))
  const { data } = await server.graphql('mutation { createCalendarFeed { url } }', { headers })
  const { url } = data!['createCalendarFeed'] as { url: string }
  const { body } = await server.ask('GET', new URL(url).pathname)
  return String(body).replaceAll(/\r?\n[ \t]/g, '')
}
const shown = async (as: Viewer | null, filter: object = { mine: true }) => {
  const { data } = await run(
    server.db,
    `query ($filter: FacilityBookingFilter) { facilityBookings(filter: $filter) { edges { node { number } } } }`,
    { as, variables: { filter } },
  )
  const list = data?.['facilityBookings'] as { edges: { node: { number: number } }[] } | null | undefined
  return list?.edges.map(({ node }) => node.number) ?? []
}

test('a booking is in the feeds of who booked and of who looks after the facility, and in no other', async () => {
  const { id } = await book()
  const own = await feedOf(ada)
  for (const line of [
    'SUMMARY:Electron microscope\r\n',
    `UID:facility-booking-${id}@ascent`,
    'STATUS:CONFIRMED',
    'LOCATION:Hall 4',
    `/researcher/innovation-support/bookings?booking=${id}`,
  ])
    expect(own).toContain(line)
  const managed = await feedOf(manager)
  expect(managed).toContain('SUMMARY:Electron microscope (Ada Noor)')
  expect(managed).toContain(`/kuteam/support/bookings?booking=${id}`)
  for (const as of [badr, mate, company, former]) expect(await feedOf(as)).not.toContain('microscope')
})

test('a request is tentative; what was declined or canceled leaves the feed', async () => {
  const { id } = await book({ status: 'REQUESTED' })
  expect(await feedOf(ada)).toContain('STATUS:TENTATIVE')
  await server.db.facilityBooking.update({ where: { id }, data: { status: 'CANCELLED' } })
  expect(await feedOf(ada)).not.toContain('microscope')
  expect(await feedOf(manager)).not.toContain('microscope')
})

test('who no longer looks after a facility, and who lost the role, follows its bookings no more', async () => {
  await book()
  await server.db.facility.update({ where: { id: facilityId }, data: { managerId: former.id } })
  expect(await feedOf(former), 'looks after it, and may not see bookings').not.toContain('microscope')
  expect(await feedOf(manager)).not.toContain('microscope')
  await server.db.facility.update({ where: { id: facilityId }, data: { managerId: manager.id } })
})

test('the calendar page asks for own and managed bookings of its days', async () => {
  const { id, startsAt, endsAt } = await book()
  await makeFacilityBooking(server.db, { researcherId: badr.id })
  for (const as of [ada, manager]) expect(await shown(as)).toEqual([id])
  for (const as of [mate, company, former, null]) expect(await shown(as)).toEqual([])
  expect((await shown(mate, {})).length).toBe(2)
  const days = (from: Date, until: Date) => ({ mine: true, from: from.toISOString(), until: until.toISOString() })
  expect(await shown(ada, days(startsAt, endsAt))).toEqual([id])
  expect(await shown(ada, days(endsAt, new Date(endsAt.getTime() + 1)))).toEqual([])
  expect(await shown(ada, days(new Date(0), startsAt))).toEqual([])
})
