/** The shapes that the documented calls about ideas give, and whose ideas they give. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import { person } from '../testing/run.ts'

let server: TestServer
let ada: Record<string, string>, badr: Record<string, string>, team: Record<string, string>

beforeAll(async () => {
  server = await testServer()
  ada = bearer(await server.session(await person(server.db, 'RESEARCHER', { name: 'Ada' })))
  badr = bearer(await server.session(await person(server.db, 'RESEARCHER')))
  team = bearer(await server.session(await person(server.db, 'KU_TEAM')))
})
afterAll(() => server.close())

const ask = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
  const answer = await server.ask(method, path, { headers, body })
  return { status: answer.status, body: answer.body as Record<string, unknown> }
}
const texts = {
  title: 'Solar still',
  description: 'Clean water from brackish wells',
  category: 'Other',
  submittedBy: 'Somebody else',
  tags: ['water'],
  status: 'draft',
}

test('an idea goes from a draft to its validation, as the documented calls have it', async () => {
  const made = await ask('POST', '/api/ideas', ada, texts)
  expect(made).toMatchObject({
    status: 201,
    body: { title: 'Solar still', status: 'draft', submittedBy: 'Ada', votes: 0 },
  })
  const id = Number(made.body['id'])
  expect(await ask('PUT', `/api/ideas/${id}`, ada, { tags: 'sun, water' })).toMatchObject({
    status: 200,
    body: { tags: ['sun', 'water'], description: texts.description },
  })
  expect((await ask('PUT', `/api/ideas/${id}`, badr, { title: 'Lunar still' })).status).toBe(404)
  expect((await ask('PUT', `/api/ideas/${id}`, ada, { title: 'So' })).body['message']).toBe(
    'Title must be at least 5 characters',
  )
  const ids = async (headers: Record<string, string>, query = '') =>
    ((await ask('GET', `/api/ideas${query}`, headers)).body['data'] as { id: number }[]).map((idea) => idea.id)
  expect(await ids(ada)).toEqual([id])
  expect(await ids(team)).toEqual([id])
  expect(await ids(badr)).toEqual([])
  expect((await ask('POST', `/api/research-ideas/${id}/submit`, ada)).body['status']).toBe('submitted')
  expect(await ids(team, '?status=New')).toEqual([id])
  await server.db.idea.update({ where: { id }, data: { visibleToResearchers: true } })
  expect(await ids(badr), 'a researcher is given own ideas').toEqual([])
  const review = `/api/research-ideas/${id}/review`
  expect((await ask('POST', review, ada, { decision: 'approved' })).status).toBe(403)
  expect(await ask('POST', review, team, { decision: 'approved', comments: 'Good' })).toMatchObject({
    status: 200,
    body: { status: 'approved', reviewComment: 'Good' },
  })
  const request = { ideaId: id, requestType: 'technical', priority: 'medium' }
  expect(await ask('POST', '/api/validation-requests', ada, request)).toMatchObject({
    status: 201,
    body: { title: 'Solar still', requestType: 'technical', priority: 'medium', status: 'open' },
  })
  expect((await ask('POST', '/api/validation-requests', ada, request)).status).toBe(409)
  expect((await ask('DELETE', `/api/ideas/${id}`, badr)).status).toBe(404)
  expect((await ask('DELETE', `/api/ideas/${id}`, ada)).body).toBe('')
  expect((await ask('GET', `/api/research-ideas/${id}`, ada)).status).toBe(404)
  expect((await ask('GET', '/api/research-ideas/areas', badr)).body).toContain('AI & Machine Learning')
})

test('a confidential idea is given to nobody but its submitter and the university until its check is done', async () => {
  const shared = { ...texts, confidential: true, visibleToResearchers: true, status: 'submitted' }
  const made = await ask('POST', '/api/ideas', ada, shared)
  expect(made).toMatchObject({ status: 201, body: { confidential: true, ipCheck: null } })
  const path = `/api/research-ideas/${Number(made.body['id'])}`
  const statuses = async () =>
    Promise.all([ada, team, badr, {}].map(async (headers) => (await ask('GET', path, headers)).status))
  expect(await statuses()).toEqual([200, 200, 404, 401])
  const done = { ipCheck: 'NOTHING_TO_PROTECT', ipCheckedAt: new Date() } as const
  await server.db.idea.update({ where: { id: Number(made.body['id']) }, data: done })
  expect(await statuses()).toEqual([200, 200, 200, 401])
  expect((await ask('GET', path, team)).body['ipCheck']).toBe('nothing_to_protect')
  expect((await ask('GET', path, badr)).body['ipCheck'], 'the result is the university’s').toBeNull()
})
