/** The shapes that the university's calls give, and the payloads that they take. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Prisma } from '../__generated__/prisma/client.ts'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import { person } from '../testing/run.ts'
import type { Viewer } from '../viewer.ts'

let server: TestServer
let owner: Viewer
let own: Record<string, string>, university: Record<string, string>

beforeAll(async () => {
  server = await testServer()
  owner = await person(server.db, 'RESEARCHER')
  own = bearer(await server.session(owner))
  university = bearer(await server.session(await person(server.db, 'KU_TEAM', { name: 'Ben Kay' })))
})
afterAll(() => server.close())

const project = (data: Partial<Prisma.ProjectCreateManyInput> = {}) =>
  makeProject(server.db, { ownerId: owner.id, ...data })
const get = (path: string, headers = university) => server.ask('GET', path, { headers })
const put = (path: string, body: object, headers = university) => server.ask('PUT', path, { headers, body })

test('the list is cut by limit and offset wherever it begins, and filtered by status', async () => {
  for (let n = 1; n <= 7; n++) await project({ title: `Kiln ${n}`, status: n === 7 ? 'PROPOSED' : 'ACTIVE' })
  const rows = async (query: string) => {
    const { body } = await get(`/api/kuteam/projects?${query}`)
    const { data, ...rest } = body as { data: { title: string }[] }
    return { titles: data.map(({ title }) => title), ...rest }
  }
  const all = (await rows('')).titles
  expect(all).toHaveLength(7)
  for (const [limit, offset] of [
    [3, 0],
    [3, 3],
    [3, 2],
    [5, 4],
    [4, 6],
    [2, 9],
  ] as const)
    expect(await rows(`limit=${limit}&offset=${offset}`)).toEqual({
      titles: all.slice(offset, offset + limit),
      total: 7,
      limit,
      offset,
    })
  for (const status of ['pending', 'proposed']) expect((await rows(`status=${status}`)).titles).toEqual(['Kiln 7'])
})

test('the dashboard counts what waits', async () => {
  await person(server.db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
  expect((await get('/api/kuteam/dashboard')).body).toMatchObject({
    totalProjects: 7,
    projectsByStatus: { active: 6, proposed: 1 },
    pendingProjects: 1,
    pendingAccounts: 1,
    waitingProjects: [{ title: 'Kiln 7', status: 'proposed' }],
  })
})

describe('answering', () => {
  test('accepts with comments and the history tells of it', async () => {
    const { id } = await project({ status: 'PROPOSED' })
    const answer = await put(`/api/kuteam/projects/${id}/approve`, { comments: 'Good' })
    expect(answer).toMatchObject({ status: 200, body: { id, status: 'planning', success: true } })
    expect((await get(`/api/kuteam/projects/${id}`)).body).toMatchObject({
      id,
      history: [
        {
          by: 'Ben Kay',
          action: 'reviewProject',
          comment: 'Good',
          changes: [{ field: 'status', before: 'PROPOSED', after: 'PLANNING' }],
        },
      ],
    })
    expect(await put(`/api/kuteam/projects/${id}/approve`, {})).toMatchObject({
      status: 409,
      body: { message: 'Only a proposed project can be accepted or returned; this one is planning', code: 'CONFLICT' },
    })
  })

  test('rejects with comments or notes, by path, by action or by approve, and never without a word', async () => {
    for (const [verb, body] of [
      ['reject', { comments: 'More' }],
      ['reject', { notes: 'More' }],
      ['approve', { action: 'reject', notes: 'More' }],
      ['approve', { approve: false, comments: 'More' }],
    ] as const) {
      const { id } = await project({ status: 'PROPOSED' })
      expect(await put(`/api/kuteam/projects/${id}/${verb}`, body)).toMatchObject({ body: { status: 'draft' } })
    }
    const { id } = await project({ status: 'PROPOSED' })
    expect(await put(`/api/kuteam/projects/${id}/reject`, {})).toMatchObject({
      status: 422,
      body: { fields: { comments: 'Enter what must change' } },
    })
  })

  test('with a type opens to an audience, or closes', async () => {
    const { id } = await project({ status: 'ACTIVE' })
    const path = `/api/kuteam/projects/${id}`
    expect(await put(`${path}/approve`, { type: 'industry', approve: true, notes: 'Go' })).toMatchObject({
      status: 200,
      body: { approvedForIndustry: true, status: 'active' },
    })
    expect(await put(`${path}/approve`, { type: 'industry', approve: false })).toMatchObject({
      body: { approvedForIndustry: false },
    })
    const draft = await project({ status: 'DRAFT' })
    expect(await put(`/api/kuteam/projects/${draft.id}/approve`, { type: 'investors' })).toMatchObject({ status: 409 })
  })

  test('is not for the owner', async () => {
    const { id } = await project({ status: 'PROPOSED' })
    expect((await put(`/api/kuteam/projects/${id}/approve`, {}, own)).status).toBe(403)
    expect((await get(`/api/kuteam/projects/${id}`, own)).status).toBe(403)
  })
})
