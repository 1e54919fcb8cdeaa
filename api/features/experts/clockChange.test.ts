/** Sessions around a change of clocks, from the booking to the list and the calendar file of two people in two zones. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, run } from '../../testing/run.ts'
import { bearer, testServer, type TestServer } from '../../testing/server.ts'
import { withTimesInWords } from '../../toldTimes.ts'
import type { Viewer } from '../../viewer.ts'

let server: TestServer
let ada: Viewer, expert: Viewer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await makeUser(server.db, { role: 'RESEARCHER', timeZone: 'Asia/Dubai' })
  expert = await makeUser(server.db, { role: 'EXPERT', timeZone: 'Europe/Berlin' })
})
afterEach(() => void vi.useRealTimers())

async function act(as: Viewer, name: string, input: object, give: string) {
  const { data, errors } = await perform(server.db, name, input, { as, give })
  expect(errors).toEqual([])
  return data![name] as unknown
}

/** The expert gives sessions in these hours of every day, on the clock of Berlin. */
const open = (fromMinute: number, untilMinute: number) =>
  act(
    expert,
    'setAvailability',
    { hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute, untilMinute })) },
    'expert { id }',
  )

/** When slots of a day of Berlin begin, as the viewer is told; UTC, to the minute. */
async function slotsOf(from: string, until: string) {
  const source = `query ($from: DateTime!, $until: DateTime!, $expert: ID) {
    freeSlots(from: $from, until: $until, expertId: $expert) { slots { startsAt } }
  }`
  const variables = { from, until, expert: idOf('User', expert.id) }
  const { data } = await run(server.db, source, { as: ada, variables })
  return (data!['freeSlots'] as unknown as { slots: { startsAt: Date }[] }).slots.map(({ startsAt }) =>
    new Date(startsAt).toISOString().slice(0, 16),
  )
}

const book = async (startsAt: string) => {
  const input = { topic: 'Clocks', expertId: idOf('User', expert.id), startsAt }
  const { meeting } = (await act(ada, 'bookExpertSession', input, 'meeting { number state }')) as {
    meeting: { number: number }
  }
  return meeting.number
}

/** What a person is told of a session: the words of the notification, the list, and the calendar file. */
async function told(who: Viewer, number: number) {
  const words = await server.db.notification.findFirstOrThrow({
    where: { userId: who.id, entityId: number, entity: 'Meeting' },
    orderBy: { id: 'desc' },
  })
  const list = await run(
    server.db,
    '{ meetings(filter: { mine: true }) { edges { node { number startsAt endsAt } } } }',
    {
      as: who,
    },
  )
  const { edges } = list.data!['meetings'] as unknown as {
    edges: { node: { number: number; startsAt: Date; endsAt: Date } }[]
  }
  const { startsAt, endsAt } = edges.find(({ node }) => node.number === number)!.node
  const file = await fetch(`${server.url}/api/meetings/${number}/calendar`, {
    headers: bearer(await server.session(who)),
  })
  const lines = (await file.text()).split('\r\n')
  return {
    when: withTimesInWords(words.data as { when: string })['when'],
    listed: [startsAt, endsAt].map((at) => new Date(at).toISOString().slice(11, 16)),
    file: lines.filter((line) => /^DT(START|END)/.test(line)),
  }
}

// Berlin changes its clock on the last Sunday of March and of October; Dubai never does.
test.each([
  {
    season: 'spring',
    now: '2027-03-20T08:00:00Z',
    before: { startsAt: '2027-03-27T08:00', dubai: 'Mar 27, 2027, 12:00 PM to 12:30 PM', ends: '2027-03-27T08:30' },
    after: { startsAt: '2027-03-29T07:00', dubai: 'Mar 29, 2027, 11:00 AM to 11:30 AM', ends: '2027-03-29T07:30' },
  },
  {
    season: 'autumn',
    now: '2027-10-23T08:00:00Z',
    before: { startsAt: '2027-10-30T07:00', dubai: 'Oct 30, 2027, 11:00 AM to 11:30 AM', ends: '2027-10-30T07:30' },
    after: { startsAt: '2027-11-01T08:00', dubai: 'Nov 1, 2027, 12:00 PM to 12:30 PM', ends: '2027-11-01T08:30' },
  },
])('nine in Berlin stays nine in Berlin, and moves in Dubai: $season', async ({ now, before, after }) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  await open(540, 600)
  for (const { startsAt, dubai, ends } of [before, after]) {
    const day = startsAt.slice(0, 10)
    expect((await slotsOf(`${day}T00:00:00Z`, `${day}T23:00:00Z`))[0]).toBe(startsAt)
    const number = await book(`${startsAt}:00Z`)
    const compact = (at: string) => `${at.replaceAll(/[-:]/g, '')}00Z`
    const file = [`DTSTART:${compact(startsAt)}`, `DTEND:${compact(ends)}`]
    const listed = [startsAt, ends].map((at) => at.slice(11))
    const inDubai = await told(ada, number)
    expect(inDubai).toMatchObject({ listed, file })
    expect(inDubai.when).toContain(`${dubai}, Gulf Standard Time (Dubai)`)
    const inBerlin = await told(expert, number)
    expect(inBerlin).toMatchObject({ listed, file })
    expect(inBerlin.when).toContain('9:00 AM to 9:30 AM, Central European')
  }
})

test('the hour that is left out has no slots, the one that is repeated has them twice, and each is half an hour', async () => {
  vi.useFakeTimers({ now: new Date('2027-03-20T08:00:00Z'), toFake: ['Date'] })
  await open(60, 240)
  // 01:00 to 04:00 on that night are two hours.
  expect(await slotsOf('2027-03-28T00:00:00Z', '2027-03-28T12:00:00Z')).toEqual(
    ['00:00', '00:30', '01:00', '01:30'].map((at) => `2027-03-28T${at}`),
  )
  const over = await told(expert, await book('2027-03-28T00:30:00Z'))
  expect(over).toMatchObject({
    listed: ['00:30', '01:00'],
    file: ['DTSTART:20270328T003000Z', 'DTEND:20270328T010000Z'],
  })
  expect(over.when).toContain('1:30 AM to 3:00 AM, Central European')

  vi.setSystemTime(new Date('2027-10-23T08:00:00Z'))
  expect(await slotsOf('2027-10-30T22:00:00Z', '2027-10-31T12:00:00Z')).toHaveLength(8)
  // 02:00 comes twice, and both can be booked.
  const numbers = [await book('2027-10-31T00:00:00Z'), await book('2027-10-31T01:00:00Z')]
  expect(new Set(numbers).size).toBe(2)
  for (const number of numbers) expect((await told(expert, number)).when).toContain('Oct 31, 2027, 2:00 AM to 2:30 AM')
  expect((await told(ada, numbers[1]!)).when).toContain('5:00 AM to 5:30 AM, Gulf Standard Time (Dubai)')
})
