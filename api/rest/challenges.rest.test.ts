/** The shapes that the documented calls about challenges and stars give, and the bodies that they take. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let company: Record<string, string>
let researcher: Record<string, string>
let expert: Record<string, string>

beforeAll(async () => {
  server = await testServer()
  const session = async (role: 'INDUSTRY' | 'RESEARCHER' | 'EXPERT') =>
    bearer(await server.session(await person(server.db, role)))
  company = await session('INDUSTRY')
  researcher = await session('RESEARCHER')
  expert = await session('EXPERT')
})
afterAll(() => server.close())

const ask = (method: string, path: string, headers: Record<string, string>, body?: object) =>
  server.ask(method, path, { headers, ...(body ? { body } : {}) })

test('a challenge is begun, changed, listed once it is open, starred, and deleted', async () => {
  const made = await ask('POST', '/api/industry-challenges', company, {
    title: 'Cooler furnaces',
    company: 'Falcon Steel',
    sector: 'oil-gas',
    fundingRange: 'co-development',
    budget: 'AED 1,200,000',
    tags: 'heat, steel',
    deadline: '2040-06-30',
  })
  expect(made).toMatchObject({
    status: 201,
    body: {
      title: 'Cooler furnaces',
      company: 'Falcon Steel',
      companyName: 'Falcon Steel',
      sector: 'oil-gas',
      fundingRange: 'co-development',
      budget: 1_200_000,
      tags: ['heat', 'steel'],
      status: 'draft',
      deadline: '2040-06-30',
      proposalCount: 0,
    },
  })
  const { id } = made.body as { id: number }
  const path = `/api/industry-challenges/${id}`
  expect((await ask('GET', path, researcher)).status).toBe(404)
  expect((await ask('PUT', path, researcher, { title: 'Mine' })).status).toBe(403)
  expect((await ask('PUT', path, company, { title: '' })).body).toMatchObject({
    code: 'INVALID',
    fields: { title: 'Title is required' },
  })
  expect((await ask('PUT', path, company, { title: 'Cool furnaces' })).body).toMatchObject({ title: 'Cool furnaces' })
  await server.db.challenge.update({ where: { id }, data: { status: 'OPEN' } })
  const list = await ask('GET', '/api/industry-challenges?sector=oil-gas&status=open&sort=deadline-asc', researcher)
  expect(list.body).toMatchObject({
    total: 1,
    page: 1,
    totalPages: 1,
    data: [{ id, status: 'open', displayStatus: 'open' }],
    challenges: [{ id }],
  })
  // Those who take no part in challenges see the open ones, and no others.
  expect((await ask('GET', '/api/industry-challenges', expert)).body).toMatchObject({ total: 1, data: [{ id }] })
  expect((await ask('GET', path, expert)).body).toMatchObject({ id, title: 'Cool furnaces' })
  await server.db.challenge.update({ where: { id }, data: { status: 'CLOSED' } })
  expect((await ask('GET', '/api/industry-challenges', expert)).body).toMatchObject({ total: 0, data: [] })
  expect((await ask('GET', path, expert)).status).toBe(404)
  await server.db.challenge.update({ where: { id }, data: { status: 'OPEN' } })

  const star = { challengeId: id, challengeTitle: 'x', challengeCompany: 'y' }
  const starred = await ask('POST', '/api/starred-challenges', researcher, star)
  expect(starred).toMatchObject({
    status: 201,
    body: {
      challenge_id: id,
      challenge_title: 'Cool furnaces',
      challenge_company: 'Falcon Steel',
      current_title: 'Cool furnaces',
      current_company: 'Falcon Steel',
      industry: 'oil-gas',
    },
  })
  const { id: starId } = starred.body as { id: number }
  expect((await ask('GET', '/api/starred-challenges', researcher)).body).toHaveLength(1)
  expect((await ask('GET', '/api/starred-challenges', company)).body).toEqual([])
  expect((await ask('DELETE', `/api/starred-challenges/${starId}`, company)).status).toBe(404)
  expect((await ask('DELETE', `/api/starred-challenges/${starId}`, researcher)).status).toBe(204)
  expect((await ask('DELETE', path, company)).status).toBe(204)
  expect((await ask('GET', path, company)).status).toBe(404)
})
