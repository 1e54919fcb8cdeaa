/** The shapes that the documented calls about interests give, and to whom. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let noor: Record<string, string>, rival: Record<string, string>, team: Record<string, string>

beforeAll(async () => {
  server = await testServer()
  noor = bearer(await server.session(await person(server.db, 'INVESTOR')))
  rival = bearer(await server.session(await person(server.db, 'INVESTOR')))
  team = bearer(await server.session(await person(server.db, 'KU_TEAM')))
})
afterAll(() => server.close())

const ask = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
  const answer = await server.ask(method, path, { headers, body })
  return { status: answer.status, body: answer.body as Record<string, unknown> }
}
const path = '/api/investment-interests'

test('an interest is expressed, changed, moved by the team and withdrawn, and nobody else sees it', async () => {
  const { id: projectId } = await makeProject(server.db, { approvedForInvestors: true, status: 'ACTIVE' })
  const terms = { projectId, amountFrom: 300_000, amountUntil: 800_000 }
  expect((await ask('POST', path, {}, terms)).status).toBe(401)
  expect((await ask('POST', path, team, terms)).status).toBe(403)
  const made = await ask('POST', path, noor, terms)
  expect(made).toMatchObject({ status: 201, body: { projectId, status: 'expressed', amountUntil: 800_000 } })
  const one = `${path}/${String(made.body['id'])}`
  expect((await ask('POST', path, noor, terms)).status).toBe(409)
  expect((await ask('GET', one, rival)).status).toBe(404)
  expect((await ask('GET', path, rival)).body).toMatchObject({ total: 0 })
  expect((await ask('GET', one, team)).body).toMatchObject({ amountUntil: null, amountBand: 'from_250k_to_1m' })
  expect((await ask('PUT', one, noor, { ...terms, amountOpen: true })).status).toBe(200)
  expect((await ask('GET', one, team)).body).toMatchObject({ amountUntil: 800_000 })
  expect((await ask('PUT', one, noor, { status: 'acknowledged' })).status).toBe(403)
  expect((await ask('PUT', one, team, { status: 'acknowledged' })).body).toMatchObject({ status: 'acknowledged' })
  expect((await ask('PUT', one, team, { status: 'wrong' })).status).toBe(422)
  expect((await ask('DELETE', one, rival)).status).toBe(404)
  expect((await ask('DELETE', one, noor)).body).toMatchObject({ status: 'withdrawn' })
  expect((await ask('DELETE', one, noor)).status).toBe(409)
})
