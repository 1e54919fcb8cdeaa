/** The PDF file of a technology: one page whatever it says, for everybody once it is published, else for those who work on it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { makeSummary } from '../../prisma/seed/factories/technologies.ts'
import { paperOf } from '../features/branding/paper.ts'
import { publishedColumns, type Published } from '../features/summaries/published.ts'
import { longestSummary, lengthOf } from '../features/summaries/summary.rules.ts'
import { summaryPdf } from '../features/summaries/summaryPdf.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import type { Viewer } from '../viewer.ts'

let server: TestServer
let owner: Viewer
beforeAll(async () => {
  server = await testServer()
  owner = await person(server.db, 'RESEARCHER')
})
afterAll(() => server.close())

const make = async (status: 'PUBLISHED' | 'AGREED', ofProject: object = {}) => {
  const { id: projectId } = await makeProject(server.db, { ownerId: owner.id, ...ofProject })
  return (await makeSummary(server.db, { projectId, status })).id
}
const file = (number: number, as?: string) =>
  fetch(`${server.url}/api/technologies/${number}/summary`, { headers: as ? bearer(as) : {} })
const pagesIn = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('everybody gets the file of what is published', async () => {
  const got = await file(await make('PUBLISHED'))
  expect(got.status).toBe(200)
  expect(got.headers.get('content-type')).toBe('application/pdf')
  const bytes = Buffer.from(await got.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pagesIn(bytes)).toBe(1)
})

test('of anything else only those who work on it get one', async () => {
  const number = await make('AGREED')
  expect((await file(number)).status).toBe(404)
  for (const role of ['RESEARCHER', 'INDUSTRY', 'INVESTOR', 'EXPERT'] as const)
    expect((await file(number, await server.session(await person(server.db, role)))).status, role).toBe(404)
  expect((await file(number, await server.session(owner))).status).toBe(200)
  expect((await file(number, await server.session(await person(server.db, 'KU_TEAM')))).status).toBe(200)
})

test('there is none of a project that is kept inside', async () => {
  expect((await file(await make('PUBLISHED', { confidential: true }))).status).toBe(404)
  expect((await file(999_999)).status).toBe(404)
})

const long = (letters: string, many: number) => letters.repeat(Math.ceil(many / letters.length)).slice(0, many)

test.each(['W', 'word ', 'W\n', 'الماء ', 'i'])(
  'it is one page with as much of “%s” as there can be',
  async (letters) => {
    const { id: projectId } = await makeProject(server.db, { trl: 6, validatedTrl: 4, department: long('W', 60) })
    const { id } = await makeSummary(server.db, { projectId, status: 'PUBLISHED' })
    const found: Published = await server.db.technologySummary.findUniqueOrThrow({
      where: { id },
      select: publishedColumns,
    })
    const text = {
      headline: long(letters, 120),
      problem: long(letters, 800),
      solution: long(letters, 700),
      alternative: long(letters, 160),
      sought: long(letters, 300),
      advantages: Array.from({ length: 5 }, () => long(letters, 103)),
    }
    expect(lengthOf(text)).toBeGreaterThan(longestSummary - 10)
    const offers: Published['offers'] = [
      'LICENCE',
      'CO_DEVELOPMENT',
      'SPONSORED_RESEARCH',
      'PILOT',
      'INVESTMENT',
      'SPIN_OUT',
    ]
    const bytes = await summaryPdf(
      { ...found, ...text, offers },
      { ...(await paperOf(server.db)), platformName: long('W', 80) },
      new Date(),
    )
    expect(pagesIn(bytes)).toBe(1)
  },
)
