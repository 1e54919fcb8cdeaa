/** The shapes that the documented calls about projects give, and the spellings that they take. */
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
  owner = await person(server.db, 'RESEARCHER', { name: 'Ann Lee' })
  own = bearer(await server.session(owner))
  university = bearer(await server.session(await person(server.db, 'KU_TEAM')))
})
afterAll(() => server.close())

const project = (data: Partial<Prisma.ProjectCreateManyInput> = {}) =>
  makeProject(server.db, { ownerId: owner.id, ...data })
const titles = async (query: string, headers = own) => {
  const { body } = await server.ask('GET', `/api/projects?${query}`, { headers })
  return (body as { data: { title: string }[] }).data.map(({ title }) => title).sort()
}

test('a project has its number as id, enums in lower case and its owner in single fields', async () => {
  const { id } = await project({ title: 'Still', status: 'IN_PROGRESS', trl: 3, tags: ['water'] })
  expect(await server.ask('GET', `/api/projects/${id}`, { headers: own })).toMatchObject({
    status: 200,
    body: {
      id,
      title: 'Still',
      status: 'in_progress',
      fundingStatus: 'Unfunded',
      trl: 3,
      trlLevel: 3,
      tags: ['water'],
      memberCount: 1,
      teamSize: 1,
      ownerId: owner.id,
      ownerName: 'Ann Lee',
      ownerFirstName: 'Ann',
      ownerLastName: 'Lee',
    },
  })
  await server.db.project.update({ where: { id }, data: { deletedAt: new Date() } })
})

describe('the list', () => {
  beforeAll(async () => {
    for (let n = 1; n <= 5; n++)
      await project({ title: `Kiln ${n}`, trl: n, status: n < 3 ? 'ON_HOLD' : 'ACTIVE', tags: [`kiln${n}`] })
    await project({ title: 'Kiln of nobody', ownerId: null, department: 'Physics' })
  })

  test('comes in pages with the number of all', async () => {
    const page = async (query: string) =>
      (await server.ask('GET', `/api/projects?search=kiln&includePrivate=true&${query}`, { headers: university })).body
    const data = (length: number) => expect.toSatisfy((rows) => (rows as unknown[]).length === length)
    expect(await page('limit=4')).toEqual({ data: data(4), total: 6, page: 1, totalPages: 2 })
    expect(await page('limit=4&page=2')).toEqual({ data: data(2), total: 6, page: 2, totalPages: 2 })
    expect(await page('limit=4&page=9')).toEqual({ data: [], total: 6, page: 9, totalPages: 2 })
    expect(await page('')).toMatchObject({ total: 6, page: 1, totalPages: 1 })
  })

  test('refuses what makes no page, and gives at most 100 at a time', async () => {
    const ask = (query: string) => server.ask('GET', `/api/projects?${query}`, { headers: own })
    for (const query of ['page=0', 'page=-1', 'page=x', 'limit=x', 'limit=0'])
      expect(await ask(query)).toMatchObject({
        status: 422,
        body: { fields: { [query.split('=')[0]!]: /whole number/ } },
      })
    expect(await ask('limit=500')).toMatchObject({ status: 200, body: { page: 1 } })
  })

  test('is filtered by status in any spelling, one or several', async () => {
    for (const status of ['on_hold', 'on-hold', 'ON_HOLD'])
      expect(await titles(`status=${status}`)).toEqual(['Kiln 1', 'Kiln 2'])
    expect(await titles('status=on_hold,active')).toHaveLength(5)
    expect(await titles('status=on_hold&status=active')).toHaveLength(5)
    expect((await server.ask('GET', '/api/projects?status=lost', { headers: own })).status).toBe(422)
  })

  test('is filtered by owner, level, tag and department', async () => {
    expect(await titles(`includePrivate=true&ownerId=${owner.id}`, university)).toHaveLength(5)
    expect(await titles('trlMin=2&trlMax=3')).toEqual(['Kiln 2', 'Kiln 3'])
    expect(await titles('tags=kiln1,kiln5')).toEqual(['Kiln 1', 'Kiln 5'])
    expect(await titles('department=Physics&includePrivate=true', university)).toEqual(['Kiln of nobody'])
  })

  test('holds nobody else’s projects for a researcher, whatever is asked', async () => {
    expect(await titles('search=kiln&includePrivate=true')).not.toContain('Kiln of nobody')
    const other = bearer(await server.session(await person(server.db, 'RESEARCHER')))
    expect(await titles(`includePrivate=true&ownerId=${owner.id}`, other)).toEqual([])
  })

  test('holds what is open to nobody only when the university asks for it', async () => {
    await project({ title: 'Kiln 1', approvedForIndustry: true })
    expect(await titles('search=kiln', university)).toEqual(['Kiln 1'])
    expect(await titles('search=kiln&includePrivate=true', university)).toHaveLength(7)
    await server.db.project.deleteMany({ where: { approvedForIndustry: true } })
  })

  test.each(['/api/projects/my', '/api/user-projects'])('%s is an array of the viewer’s own', async (path) => {
    const { body } = await server.ask('GET', path, { headers: own })
    expect((body as { ownerId: number }[]).map(({ ownerId }) => ownerId)).toEqual(Array(5).fill(owner.id))
    expect((await server.ask('GET', path, { headers: university })).body).toEqual([])
  })
})

test('trlLevel is another name of trl, in answers, bodies and refusals', async () => {
  const { id } = await project({ trl: 2 })
  const change = (body: object) => server.ask('PATCH', `/api/projects/${id}`, { headers: own, body })
  expect(await change({ trlLevel: 5 })).toMatchObject({ status: 200, body: { trl: 5, trlLevel: 5 } })
  expect(await change({ trlLevel: 12 })).toMatchObject({
    status: 422,
    body: { fields: { trlLevel: expect.any(String) } },
  })
  expect(await change({ trl: 12 })).toMatchObject({ status: 422, body: { fields: { trl: expect.any(String) } } })
  await server.db.project.update({ where: { id }, data: { deletedAt: new Date() } })
})

describe('writing', () => {
  test('a new project answers 201 and takes tags as text and days as days', async () => {
    const body = {
      title: 'Sensor',
      description: 'Feels salt',
      tags: 'salt, sensor',
      trlLevel: '4',
      budget: '1000',
      startDate: '2026-02-03',
      endDate: '2027-02-03T20:00:00.000Z',
      nextReviewDate: '',
      status: 'proposed',
      seekingInvestment: true,
      ownerId: 1,
      approvedForIndustry: true,
    }
    const answer = await server.ask('POST', '/api/projects', { headers: own, body })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        id: expect.any(Number),
        tags: ['salt', 'sensor'],
        trl: 4,
        budget: 1000,
        startDate: '2026-02-03',
        endDate: '2027-02-03',
        nextReviewDate: null,
        status: 'proposed',
        seekingInvestment: true,
        ownerId: owner.id,
        approvedForIndustry: false,
      },
    })
  })

  test('what the wizard asks for is taken, in its usual spellings, and given back to who may see it', async () => {
    const body = {
      title: 'Membrane',
      description: 'Filters salt',
      institution: 'Water Lab',
      ipOwnership: 'The university',
      disclosureDate: '2026-03-04T10:00:00Z',
      publiclyDisclosed: 'true',
      papers: 'On salt, 10.1000/salt.1\n\nOn light, 10.1000/light.2',
      datasets: ['https://data.example/1'],
      software: 'https://code.example/1',
      regulation: 'Drinking water rules',
      grants: ['Fund A, 10,000'],
      contacts: 'Ann Lee, ann@example.test',
    }
    const given = {
      ...body,
      disclosureDate: '2026-03-04',
      publiclyDisclosed: true,
      papers: ['On salt, 10.1000/salt.1', 'On light, 10.1000/light.2'],
      software: ['https://code.example/1'],
      contacts: ['Ann Lee, ann@example.test'],
    }
    const made = await server.ask('POST', '/api/projects', { headers: own, body })
    expect(made).toMatchObject({ status: 201, body: given })
    const { id } = made.body as { id: number }
    const ask = (method: 'GET' | 'PATCH', headers: Record<string, string>, change?: object) =>
      server.ask(method, `/api/projects/${id}`, { headers, body: change })
    expect(await ask('PATCH', own, { grants: '', regulation: '', publiclyDisclosed: false })).toMatchObject({
      status: 200,
      body: { ...given, grants: [], regulation: '', publiclyDisclosed: false },
    })
    expect(await ask('PATCH', own, { papers: ['No number'] })).toMatchObject({
      status: 422,
      body: { fields: { 'papers[0]': 'Each paper needs its DOI' } },
    })
    await server.db.project.update({ where: { id }, data: { status: 'ACTIVE', approvedForIndustry: true } })
    const company = bearer(await server.session(await person(server.db, 'INDUSTRY')))
    expect(await ask('GET', company)).toMatchObject({
      status: 200,
      body: {
        institution: 'Water Lab',
        papers: given.papers,
        ipOwnership: null,
        disclosureDate: null,
        publiclyDisclosed: null,
        grants: null,
        contacts: null,
      },
    })
    expect((await ask('PATCH', company, { institution: 'Ours' })).status).toBe(403)
  })

  test('a change leaves the rest; a status that cannot be is named', async () => {
    const { id } = await project({ title: 'Old', status: 'DRAFT', trl: 2 })
    const patch = (body: object) => server.ask('PATCH', `/api/projects/${id}`, { headers: own, body })
    expect(await patch({ title: 'New' })).toMatchObject({ status: 200, body: { id, title: 'New', trl: 2 } })
    expect(await patch({ status: 'completed' })).toMatchObject({
      status: 422,
      body: { fields: { status: 'This project is a draft and cannot become completed' } },
    })
    expect(await patch({ startDate: 'soon', budget: 1.5 })).toMatchObject({
      status: 422,
      body: { fields: { startDate: 'Must be a date', budget: 'Must be a whole number' } },
    })
  })

  test('a deleted one is gone: 204, then 404', async () => {
    const { id } = await project()
    const remove = () => server.ask('DELETE', `/api/projects/${id}`, { headers: own })
    expect(await remove()).toMatchObject({ status: 204, body: '' })
    expect((await remove()).status).toBe(404)
    expect((await server.ask('GET', `/api/projects/${id}`, { headers: own })).status).toBe(404)
  })
})

describe('opening to an audience', () => {
  const open = (id: number, body: object) =>
    server.ask('POST', `/api/projects/${id}/approve-access`, { headers: university, body })

  test('gives the project as it is now', async () => {
    const { id } = await project()
    expect(await open(id, { type: 'investors', approve: true, comments: 'Good' })).toMatchObject({
      status: 200,
      body: { id, approvedForInvestors: true, approvedForIndustry: false, success: true },
    })
    expect(await open(id, { type: 'investors', approve: false })).toMatchObject({
      status: 200,
      body: { approvedForInvestors: false },
    })
  })

  test('answers 409 with the reason for what cannot be opened', async () => {
    const { id } = await project({ status: 'DRAFT' })
    expect(await open(id, { type: 'industry', approve: true })).toMatchObject({
      status: 409,
      body: { message: 'The project is a draft', code: 'CONFLICT' },
    })
  })

  test('names what is wrong as the call names it', async () => {
    const { id } = await project()
    expect(await open(id, { type: 'everyone', approve: 'perhaps' })).toMatchObject({
      status: 422,
      body: { fields: { type: 'Is not one of the choices', approve: 'Has the wrong type' } },
    })
  })
})
