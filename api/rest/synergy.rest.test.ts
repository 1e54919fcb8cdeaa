/** The documented calls about synergy: their words, their paging, the report, and nobody else's. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { pagesOfPdf } from '../testing/pagesOfPdf.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let mine: number
const others: number[] = []
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await testServer()
  const ada = await person(server.db, 'RESEARCHER', { name: 'Ada' })
  const badr = await person(server.db, 'RESEARCHER', { name: 'Badr' })
  const description = 'A membrane with a black absorber distils brackish groundwater for remote farms.'
  mine = (await makeProject(server.db, { title: 'Solar still', ownerId: ada.id, description, trl: 5 })).id
  for (const trl of [3, 4, 5]) {
    const data = { title: `Cooling ${trl}`, ownerId: badr.id, description, trl, visibleToResearchers: true }
    others.push((await makeProject(server.db, data)).id)
  }
  const people = { ada, badr, team: await person(server.db, 'KU_TEAM'), investor: await person(server.db, 'INVESTOR') }
  for (const [name, viewer] of Object.entries(people)) tokens[name] = await server.session(viewer)
})
afterAll(() => server.close())

async function call(as: string | null, method: string, path: string, body?: object) {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(as ? bearer(tokens[as]!) : {}) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = answer.headers.get('content-type')?.includes('json') ? await answer.text() : ''
  return { answer, status: answer.status, json: (text ? JSON.parse(text) : {}) as Record<string, object> }
}
const analyze = (targetProjectId: number) =>
  call('ada', 'POST', '/api/project-synergies/analyze', { sourceProjectId: mine, targetProjectId })

test('an analysis is given and listed in the documented words', async () => {
  for (const other of others) expect((await analyze(other)).status).toBe(200)
  const { json } = await analyze(others[0]!)
  expect(json['analysis']).toMatchObject({
    sourceProjectTitle: 'Solar still',
    targetProjectTitle: 'Cooling 3',
    similarityScore: 1,
    crossSectorInnovationScore: 0,
    overallSynergyScore: expect.any(Number),
    technicalAlignment: expect.arrayContaining(['membrane']),
    llmAnalysis: { executiveSummary: { keyRecommendation: expect.stringContaining('Solar still') } },
  })
  const list = async (query: string) =>
    (await call('ada', 'GET', `/api/project-synergies?${query}`)).json as unknown as {
      synergies: { targetProjectTitle: string }[]
      total: number
    }
  const all = await list(`sourceProjectId=${mine}`)
  expect(all.total).toBe(3)
  expect((await list('limit=2&offset=1')).synergies).toEqual(all.synergies.slice(1, 3))
  expect((await list(`sourceProjectId=${others[0]}`)).total).toBe(0)
})

test('the projects to compare with are filtered, without the chosen one', async () => {
  const titles = async (query: string) => {
    const { json } = await call('ada', 'GET', `/api/project-synergies/public-projects?${query}`)
    return (json['projects'] as { title: string }[]).map(({ title }) => title).toSorted()
  }
  expect(await titles(`excludeProjectId=${mine}`)).toEqual(['Cooling 3', 'Cooling 4', 'Cooling 5'])
  expect(await titles('trlLevel=5&search=cool')).toEqual(['Cooling 5'])
})

test('wrong input is named by the call’s own fields', async () => {
  const { status, json } = await call('ada', 'POST', '/api/project-synergies/analyze', { sourceProjectId: mine })
  expect([status, Object.keys(json['fields'] ?? {})]).toEqual([422, ['targetProjectId']])
  const same = await analyze(mine)
  expect([same.status, Object.keys(same.json['fields'] ?? {})]).toEqual([422, ['targetProjectId']])
})

test('the report is a PDF with the scores', async () => {
  const { id } = (await analyze(others[0]!)).json['analysis'] as { id: number }
  const { answer } = await call('ada', 'GET', `/api/project-synergies/${id}/report`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const [text] = await pagesOfPdf(await answer.arrayBuffer())
  expect(text).toContain('Project Synergy Analysis Report')
  expect(text).toContain('Similarity: 5.0 of 5')
})

test('nobody else finds it, and it is deleted by its owner alone', async () => {
  const { id } = (await analyze(others[1]!)).json['analysis'] as { id: number }
  const calls: [string, string, object?][] = [
    ['GET', `/api/project-synergies/${id}`],
    ['GET', `/api/project-synergies/${id}/report`],
    ['DELETE', `/api/project-synergies?ids=${id}`],
    ['POST', '/api/project-synergies/analyze', { sourceProjectId: mine, targetProjectId: 999_999 }],
  ]
  for (const [method, path, body] of calls) {
    const told = `${method} ${path}`
    expect((await call('badr', method, path, body)).status, told).toBe(404)
    expect((await call('team', method, path, body)).status, told).toBe(404)
    expect((await call('investor', method, path, body)).status, told).toBe(403)
    expect((await call(null, method, path, body)).status, told).toBe(401)
  }
  expect((await call('ada', 'DELETE', '/api/project-synergies', { ids: [id] })).status).toBe(204)
  expect((await call('ada', 'GET', `/api/project-synergies/${id}`)).status).toBe(404)
})
