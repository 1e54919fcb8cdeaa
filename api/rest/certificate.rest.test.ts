/** The certificate of contribution: its figures, whose it is, and names of any length in any letters. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paperOf } from '../features/branding/paper.ts'
import { certificateOf } from '../features/experts/certificate.ts'
import { person, run } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import type { Viewer } from '../viewer.ts'

let server: TestServer
let expert: Viewer
beforeAll(async () => {
  server = await testServer()
  expert = await person(server.db, 'EXPERT', { name: 'Dr. Zoë Łukasik' })
  const other = await person(server.db, 'EXPERT')
  const owner = await person(server.db, 'RESEARCHER')
  const ideaOf = () =>
    server.db.idea.create({ data: { title: 'Idea', description: 'x', category: 'Other', submitterId: owner.id } })
  const requestOf = async (ideaId: number) =>
    (await server.db.validationRequest.create({ data: { ideaId, title: 'Idea', assigneeId: expert.id } })).id
  const [one, two] = [await ideaOf(), await ideaOf()]
  const session = (at: string, minutes: number, over: object = {}, by = expert) =>
    server.db.meeting.create({
      data: {
        kind: 'SESSION',
        state: 'COMPLETED',
        title: 'Session',
        startsAt: new Date(at),
        endsAt: new Date(Date.parse(at) + minutes * 60_000),
        participants: { create: { userId: by.id, role: 'EXPERT', answer: 'ACCEPTED' } },
        ...over,
      },
    })
  const request = await requestOf(one.id)
  await session('2025-03-01T08:00:00Z', 30, { validationRequestId: request })
  await session('2025-04-01T08:00:00Z', 45)
  // It is New Year at the university already.
  await session('2024-12-31T21:00:00Z', 30)
  await session('2024-06-01T08:00:00Z', 30)
  await session('2025-05-01T08:00:00Z', 30, { state: 'NO_SHOW' })
  await session('2025-05-02T08:00:00Z', 30, {}, other)
  for (const [ideaId, requestId] of [
    [one.id, request],
    [two.id, await requestOf(two.id)],
  ] as const)
    await server.db.ideaEvaluation.create({
      data: {
        ideaId,
        requestId,
        expertId: expert.id,
        summary: 'Good',
        problemClarity: 4,
        novelty: 4,
        feasibility: 4,
        industryRelevance: 4,
        commercialPotential: 4,
        nationalAlignment: 4,
        overall: 'STRONG_POTENTIAL',
        createdAt: new Date('2025-03-02T08:00:00Z'),
      },
    })
})
afterAll(() => server.close())

const years = '{ contributions { year sessions minutes evaluations ideas } }'
const file = (year: number, as?: string) =>
  fetch(`${server.url}/api/expert-contributions/${year}/certificate`, { headers: as ? bearer(as) : {} })

test('each year has its figures, of the expert’s own work alone', async () => {
  expect((await run(server.db, years, { as: expert })).data!['contributions']).toEqual([
    { year: 2025, sessions: 3, minutes: 105, evaluations: 2, ideas: 2 },
    { year: 2024, sessions: 1, minutes: 30, evaluations: 0, ideas: 0 },
  ])
  const got = await file(2025, await server.session(expert))
  expect(got.status).toBe(200)
  expect(got.headers.get('content-type')).toBe('application/pdf')
  expect(got.headers.get('content-disposition')).toBe('attachment; filename="certificate-of-contribution-2025.pdf"')
  const bytes = Buffer.from(await got.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1')).toContain('/Type /Catalog')
})

test('there is none of a year without work, for other roles, or without a session', async () => {
  expect((await file(2023, await server.session(expert))).status).toBe(404)
  for (const role of ['RESEARCHER', 'INDUSTRY', 'INVESTOR', 'KU_TEAM', 'ADMIN'] as const) {
    const as = await person(server.db, role)
    expect((await file(2025, await server.session(as))).status, role).toBe(403)
    expect((await run(server.db, years, { as })).codes, role).toEqual(['FORBIDDEN'])
  }
  expect((await file(2025)).status).toBe(401)
  expect((await run(server.db, years, { as: null })).codes).toEqual(['UNAUTHENTICATED'])
  const fresh = await person(server.db, 'EXPERT')
  expect((await run(server.db, years, { as: fresh })).data!['contributions']).toEqual([])
  expect((await file(2025, await server.session(fresh))).status).toBe(404)
})

test('no name makes it longer than a page', async () => {
  const given = { year: 2025, sessions: 1, minutes: 30, evaluations: 1, ideas: 1 }
  for (const name of ['سارة المنصوري', '', 'A'.repeat(200), 'Ann Long Name '.repeat(14), 'Иван\n🎓']) {
    const bytes = await certificateOf(
      { name, email: `${'x'.repeat(60)}@example.org`, position: 'أستاذ', department: 'Physics '.repeat(40) },
      given,
      new Date('2026-01-05T08:00:00Z'),
      true,
      await paperOf(server.db),
    )
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g), name).toHaveLength(1)
  }
})
