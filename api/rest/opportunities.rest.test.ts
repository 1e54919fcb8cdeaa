/** The shapes that the documented calls about opportunities give, and whose they are. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let noor: Record<string, string>, rival: Record<string, string>, ada: Record<string, string>

beforeAll(async () => {
  server = await testServer()
  noor = bearer(await server.session(await person(server.db, 'INVESTOR')))
  rival = bearer(await server.session(await person(server.db, 'INVESTOR')))
  ada = bearer(await server.session(await person(server.db, 'RESEARCHER')))
})
afterAll(() => server.close())

const ask = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
  const answer = await server.ask(method, path, { headers, body })
  return { status: answer.status, body: answer.body as Record<string, unknown> }
}
const saved = '/api/investment-opportunities/saved'
const recommended = '/api/investment-opportunities/recommended'
const idsOf = ({ body }: { body: Record<string, unknown> }) =>
  (body['data'] as { projectId: number }[]).map(({ projectId }) => projectId)

test('opportunities are recommended by sector, level and funding, saved with a note, and removed by savedId', async () => {
  const open = { status: 'ACTIVE' as const, approvedForInvestors: true }
  const water = await makeProject(server.db, { ...open, tags: ['water'], trl: 5, fundingStatus: 'UNFUNDED' })
  const energy = await makeProject(server.db, { ...open, tags: ['energy'], trl: 8, fundingStatus: 'FUNDED' })
  expect(idsOf(await ask('GET', `${recommended}?sector=water`, noor))).toEqual([water.id])
  expect(idsOf(await ask('GET', `${recommended}?trl=8,9`, noor))).toEqual([energy.id])
  expect(idsOf(await ask('GET', `${recommended}?fundingStage=funded`, noor))).toEqual([energy.id])
  expect(idsOf(await ask('GET', `${recommended}?dismissedIds=${energy.id}`, noor))).toEqual([water.id])
  const made = await ask('POST', saved, noor, { projectId: water.id, note: 'Call' })
  expect(made).toMatchObject({ status: 201, body: { projectId: water.id, note: 'Call' } })
  const savedId = Number(made.body['savedId'])
  expect(idsOf(await ask('GET', recommended, noor))).toEqual([energy.id])
  expect((await ask('GET', saved, noor)).body).toMatchObject({
    total: 1,
    data: [{ savedId, note: 'Call', changes: [] }],
  })
  expect((await ask('GET', saved, rival)).body).toMatchObject({ total: 0, data: [] })
  expect((await ask('GET', '/api/investors/dashboard', noor)).body).toMatchObject({
    openOpportunities: 1,
    savedOpportunities: 1,
    changedOpportunities: 0,
  })
  expect((await ask('DELETE', `${saved}?savedId=${savedId}`, rival)).status).toBe(404)
  expect((await ask('DELETE', `${saved}?savedId=${savedId}`, noor)).status).toBe(204)
  expect((await ask('DELETE', `${saved}?savedId=${savedId}`, noor)).status).toBe(404)
})

test('only investors call them, and what is wrong is named', async () => {
  for (const path of [recommended, saved, '/api/investors/dashboard']) {
    expect((await ask('GET', path, ada)).status).toBe(403)
    expect((await ask('GET', path, {})).status).toBe(401)
  }
  expect(await ask('POST', saved, noor, {})).toMatchObject({
    status: 422,
    body: { fields: { projectId: 'Project not found' } },
  })
  expect((await ask('POST', saved, noor, { projectId: 999_999 })).status).toBe(404)
})
