/** The shapes that the documented calls about support requests give, and whose requests they give. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSupportCategory } from '../../prisma/seed/factories/support.ts'
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
const path = '/api/support-requests'

test('a request is kept as a draft, changed by its researcher alone, and seen by the university once it is submitted', async () => {
  const { id: category } = await makeSupportCategory(server.db, { name: 'Contracts' })
  const texts = { category, subtype: 'NDA', title: 'Check a contract', description: 'Abroad', urgency: 'high' }
  const draft = await ask('POST', path, ada, { ...texts, draft: true, neededBy: '2099-01-31', projectId: null })
  expect(draft).toMatchObject({
    status: 201,
    body: { category: 'Contracts', categoryId: category, status: 'draft', urgency: 'high', neededBy: '2099-01-31' },
  })
  const one = `${path}/${Number(draft.body['id'])}`
  expect(await ask('PATCH', one, ada, { urgency: 'low' })).toMatchObject({
    status: 200,
    body: { urgency: 'low', title: texts.title },
  })
  expect((await ask('PATCH', one, badr, { urgency: 'high' })).status).toBe(404)
  expect((await ask('PATCH', one, team, { urgency: 'high' })).status).toBe(403)
  expect((await ask('GET', one, team)).status).toBe(404)
  const sent = await ask('POST', path, ada, texts)
  expect(sent.body).toMatchObject({ status: 'submitted', requester: 'Ada', assignee: null, isOverdue: false })
  const ids = async (headers: Record<string, string>, query = '') =>
    ((await ask('GET', path + query, headers)).body['data'] as { id: number }[]).map(({ id }) => id)
  expect((await ids(ada)).length).toBe(2)
  expect(await ids(ada, '?status=draft')).toEqual([draft.body['id']])
  expect(await ids(team)).toEqual([sent.body['id']])
  expect(await ids(badr)).toEqual([])
  expect((await ask('GET', `${path}/${Number(sent.body['id'])}`, team)).body).toMatchObject({ subtype: 'NDA' })
})

test('a request is moved by its status, and assigned by the number of a person', async () => {
  const { id: category } = await makeSupportCategory(server.db)
  const made = await ask('POST', path, ada, { category, title: 'Site', description: 'In Al Ain', draft: true })
  const one = `${path}/${Number(made.body['id'])}`
  const to = async (as: Record<string, string>, body: object) => {
    const { status, body: given } = await ask('PATCH', one, as, body)
    return status === 200 ? given['status'] : [status, given['fields'] ?? null]
  }
  expect(await to(ada, { status: 'submitted' })).toBe('submitted')
  const mate = await person(server.db, 'COMMERCIALIZATION_TEAM', { name: 'Mate' })
  expect(await ask('PATCH', one, team, { assigneeId: mate.id })).toMatchObject({ body: { assignee: 'Mate' } })
  expect(await to(ada, { assigneeId: mate.id })).toEqual([403, null])
  expect(await to(team, { status: 'in-progress' })).toBe('in_progress')
  expect(await to(team, { status: 'waiting_for_researcher' })).toEqual([422, { reason: 'Enter a question' }])
  expect(await to(team, { status: 'waiting_for_researcher', reason: 'Which plot?' })).toBe('waiting_for_researcher')
  expect(await to(ada, { status: 'resolved', reason: 'Mine' })).toEqual([403, null])
  expect(await to(badr, { status: 'in_progress', reason: 'Mine' })).toEqual([404, null])
  expect(await to(team, { status: 'resolved', reason: 'It is signed.' })).toBe('resolved')
  expect(await to(ada, { status: 'in_progress', reason: 'A page is missing.' })).toBe('in_progress')
  expect(await to(team, { status: 'resolved', reason: 'Here it is.' })).toBe('resolved')
  expect(await to(team, { status: 'closed' })).toBe('closed')
  expect(await to(team, { status: 'lost' })).toEqual([
    422,
    { status: 'Choose submitted, in_progress, waiting_for_researcher, resolved or closed' },
  ])
})

test('what is wrong is named as the call names it', async () => {
  expect(await ask('POST', path, ada, { category: 999_999, title: 'Check' })).toMatchObject({
    status: 422,
    body: { fields: { category: 'This category does not accept requests. Choose another one.' } },
  })
})
