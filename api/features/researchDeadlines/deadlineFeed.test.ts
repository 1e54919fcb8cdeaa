/** Deadlines of patents and grants in the feed that calendar programs follow: whole days, open ones alone, to their people alone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeGrant } from '../../../prisma/seed/factories/grants.ts'
import { makePatent } from '../../../prisma/seed/factories/patents.ts'
import { universityDay } from '../../days.ts'
import { person } from '../../testing/run.ts'
import { bearer, testServer, type TestServer } from '../../testing/server.ts'
import type { Viewer } from '../../viewer.ts'

let server: TestServer
let ada: Viewer, badr: Viewer, team: Viewer, company: Viewer
beforeAll(async () => {
  server = await testServer()
  const { db } = server
  ada = await person(db, 'RESEARCHER', { name: 'Ada' })
  badr = await person(db, 'RESEARCHER', { name: 'Badr' })
  team = await person(db, 'KU_TEAM')
  company = await person(db, 'INDUSTRY')
})
afterAll(() => server.close())

const dayIn = (days: number) => new Date(universityDay().getTime() + days * 86_400_000)
const compact = (day: Date) => day.toISOString().slice(0, 10).replaceAll('-', '')

/** The feed of a person, as lines that are not folded. */
async function feedOf(as: Viewer): Promise<string> {
  const headers = bearer(await server.session(as))
  const { data } = await server.graphql('mutation { createCalendarFeed { url } }', { headers })
  const { url } = data!['createCalendarFeed'] as { url: string }
  const { body } = await server.ask('GET', new URL(url).pathname)
  return String(body).replaceAll(/\r?\n[ \t]/g, '')
}

test('the feed has what is open, as events of a whole day', async () => {
  const { db } = server
  const patent = await makePatent(db, { family: { ownerId: ada.id }, inventors: [{ userId: badr.id, name: 'Badr' }] })
  const due = { patentId: patent.id, kind: 'OTHER', dueOn: dayIn(400) } as const
  const open = await db.patentDeadline.create({ data: { ...due, title: 'Answer the examiner', handlerId: team.id } })
  await db.patentDeadline.create({ data: { ...due, title: 'Paid', outcome: 'DONE', closedOn: dayIn(0) } })
  const grant = await makeGrant(db, { ownerId: ada.id })
  const item = { researchGrantId: grant.id, kind: 'REPORT', dueOn: dayIn(20) } as const
  const report = await db.grantItem.create({ data: { ...item, title: 'Annual report' } })
  await db.grantItem.create({ data: { ...item, title: 'Delivered report', doneOn: dayIn(0) } })

  const own = await feedOf(ada)
  for (const line of [
    `UID:patent-deadline-${open.id}@ascent`,
    `DTSTART;VALUE=DATE:${compact(dayIn(400))}`,
    'SUMMARY:Answer the examiner · Solar still with a falling film\\, United Arab Emirates',
    `/research-management/patents/${patent.id}`,
    `UID:grant-item-${report.id}@ascent`,
    `DTSTART;VALUE=DATE:${compact(dayIn(20))}`,
    `/research-management/grants/${grant.id}`,
  ])
    expect(own).toContain(line)
  expect(own).not.toContain('Paid')
  expect(own).not.toContain('Delivered report')
  const invented = await feedOf(badr)
  expect(invented).toContain('Answer the examiner')
  expect(invented).not.toContain('Annual report')
  expect(await feedOf(team)).toContain('Answer the examiner')
  expect(await feedOf(company)).not.toContain('UID:patent-deadline')
})
