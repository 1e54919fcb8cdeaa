/** The address at which calendar programs read a person's events, and the file of one event. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf } from '../../testing/ids.ts'
import { perform, person } from '../../testing/run.ts'
import { bearer, testServer, type TestServer } from '../../testing/server.ts'
import type { Viewer } from '../../viewer.ts'

let server: TestServer
let ann: Viewer, ben: Viewer, eve: Viewer
beforeAll(async () => {
  server = await testServer()
  ann = await person(server.db, 'RESEARCHER')
  ben = await person(server.db, 'INDUSTRY')
  eve = await person(server.db, 'RESEARCHER')
})
afterAll(() => server.close())

async function propose() {
  const input = {
    title: 'In the feed',
    times: [new Date(Date.now() + 13 * 86_400_000)],
    participantIds: [idOf('User', ben.id)],
  }
  const { data } = await perform(server.db, 'createMeeting', input, { as: ann, give: 'meeting { id number }' })
  return (data!['createMeeting'] as unknown as { meeting: { id: string; number: number } }).meeting
}

test('the calendar address gives the person’s own meetings to who has it, until it is made again or revoked', async () => {
  const meeting = await propose()
  const token = await server.session(ben)
  const make = async () => {
    const { data } = await server.graphql('mutation { createCalendarFeed { url calendarFeed { lastReadAt } } }', {
      headers: bearer(token),
    })
    return new URL((data!['createCalendarFeed'] as { url: string }).url).pathname
  }
  const first = await make()
  const read = async (path: string) => {
    const { status, headers, body } = await server.ask('GET', path)
    return { status, type: headers.get('content-type'), text: String(body) }
  }
  expect(await read(first)).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' })
  const { text } = await read(first)
  for (const line of ['METHOD:PUBLISH', 'SUMMARY:In the feed', 'STATUS:TENTATIVE']) expect(text).toContain(line)
  expect(await server.db.calendarFeed.count({ where: { tokenHash: { contains: first.slice(14, 30) } } })).toBe(0)
  const second = await make()
  expect((await read(first)).status).toBe(404)
  await perform(server.db, 'answerMeetingTimes', { id: meeting.id }, { as: ben })
  expect((await read(second)).text).not.toContain('In the feed')
  await server.graphql('mutation { revokeCalendarFeed { revoked } }', { headers: bearer(token) })
  expect((await read(second)).status).toBe(404)

  const file = (as: string) => server.ask('GET', `/api/meetings/${meeting.number}/calendar`, { headers: bearer(as) })
  expect((await file(token)).body).toContain('BEGIN:VEVENT')
  expect((await file(await server.session(eve))).status).toBe(404)
  expect((await server.ask('GET', `/api/meetings/${meeting.number}/calendar`)).status).toBe(401)
})
