/** Generated from the table of shims: every documented call answers with the status that fits. */
import { getOperationAST, parse, type FieldNode } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '../__generated__/prisma/enums.ts'
import { closeLimits } from '../limits.ts'
import { ROLES, rolesOf as rolesHolding } from '../policy.ts'
import { schema } from '../schema.ts'
import { bearer, cookie, testServer, type TestServer } from '../testing/server.ts'
import { person } from '../testing/run.ts'
import type { Shim } from './shim.ts'
import { byteCalls, shims } from './table.ts'

let server: TestServer
const tokens = {} as Record<Role, string>

beforeAll(async () => {
  server = await testServer()
  for (const role of ROLES) tokens[role] = await server.session(await person(server.db, role))
})
beforeEach(() => closeLimits())
afterAll(() => server.close())

/** Bodies that the rules accept, of the calls that need one. */
const bodies: Record<string, object> = {
  'POST /api/users': { name: 'Dee Ray', email: 'dee@test.example', role: 'expert' },
  'POST /api/projects': { title: 'Solar still', description: 'Clean water' },
  'POST /api/teams': { name: 'Brackish water' },
  'POST /api/teams/1/invite': { userId: 1 },
  'PATCH /api/projects/1': { title: 'Lunar still' },
  'PUT /api/kuteam/projects/1/reject': { comments: 'Say more about the market' },
  'POST /api/bookings': { title: 'Advice', scheduledDate: '2100-01-01T10:00:00Z', participantIds: [1] },
  'POST /api/bookings/1/participants': { participantIds: [1] },
  'POST /api/meetings': { title: 'Advice', proposedTimes: ['2100-01-01T10:00:00Z'], participantIds: [1] },
  'POST /api/ideas': { title: 'Solar still', description: 'Clean water from wells', category: 'Other' },
  'POST /api/research-ideas': { title: 'Solar still', description: 'Clean water from wells', category: 'Other' },
  'POST /api/research-ideas/1/review': { decision: 'approved' },
  'POST /api/industry-proposals/1/review': { decision: 'shortlisted' },
  'POST /api/proposals/1/review': { decision: 'accepted' },
  'POST /api/projects/1/approve-access': { type: 'industry', approve: true },
  'PATCH /api/expert-sessions/1': { status: 'canceled' },
  'PUT /api/expert-sessions/1': { status: 'canceled' },
  // What the university may do, and what the expert.
  'PUT /api/expert-validation-requests/1': { status: 'closed' },
  'EXPERT PUT /api/expert-validation-requests/1': { status: 'accepted', noConflict: true },
  'PUT /api/expert-availability/1': { weekday: 1, startTime: '09:00', endTime: '10:00' },
}

const pathOf = ({ path }: Pick<Shim, 'path'>, id = 1) =>
  path
    .replace(/:id\([^)]*\)\)?/, String(id))
    .replace(/:participantId\([^)]*\)/, '1')
    .replace(/:(name|token)\([^)]*\)/, 'nobody')
const nameOf = (shim: Shim) => `${shim.method} ${pathOf(shim)}`

/** The roles that hold what the call's own field asks for; null when it is public. */
function rolesOf({ document, requires }: Shim): readonly Role[] | null {
  if (requires) return rolesHolding(requires)
  const operation = getOperationAST(parse(document))!
  const field = operation.selectionSet.selections[0] as FieldNode
  const { extensions } = schema.getRootType(operation.operation)!.getFields()[field.name.value]!
  const directives = extensions['directives'] as { requires?: { roles: Role[] } } | undefined
  return directives?.requires?.roles ?? null
}

const call = (shim: Shim, { as, id = 1, body }: { as?: Role; id?: number; body?: unknown }) =>
  server.ask(shim.method, pathOf(shim, id), {
    headers: as ? bearer(tokens[as]) : {},
    ...(shim.method === 'GET' ? {} : { body: body ?? bodies[`${as} ${nameOf(shim)}`] ?? bodies[nameOf(shim)] ?? {} }),
  })

const named = (chosen: readonly Shim[]) => chosen.map((shim) => [nameOf(shim), shim] as const)
const closed = shims.filter((shim) => !shim.open)
const writing = shims.filter(({ method }) => method !== 'GET')

describe('without a session', () => {
  test.each(named(closed))('%s answers 401', async (_, shim) => {
    const unauthorized = { message: 'Unauthorized - please log in again', code: 'UNAUTHENTICATED' }
    expect(await call(shim, {})).toMatchObject({ status: 401, body: unauthorized })
    expect(await call(shim, { body: { title: { not: 'a text' } } })).toMatchObject({ status: 401, body: unauthorized })
  })

  test.each(named(shims.filter(({ open }) => open)))(
    '%s is open, even with a token that has ended',
    async (_, shim) => {
      expect(rolesOf(shim)).toBeNull()
      const { status } = await server.ask(shim.method, pathOf(shim), {
        headers: bearer('ended'),
        ...(shim.method === 'GET' ? {} : { body: {} }),
      })
      expect(status).not.toBe(401)
    },
  )
})

describe('with a role that does not hold the permission', () => {
  const cases = shims.flatMap((shim) => {
    const roles = rolesOf(shim)
    return ROLES.filter((role) => roles && !roles.includes(role)).map((role) => [nameOf(shim), role, shim] as const)
  })
  test.each(cases)('%s answers 403 to %s', async (_, role, shim) => {
    expect(await call(shim, { as: role })).toMatchObject({
      status: 403,
      body: { message: "You don't have permission to access this page", code: 'FORBIDDEN' },
    })
  })
})

describe('with a cookie alone', () => {
  const changing = closed.filter(({ method, document }) => method !== 'GET' && document.startsWith('mutation'))
  test.each(named(changing))('%s answers 403', async (_, shim) => {
    const headers = cookie(tokens[rolesOf(shim)![0]!])
    const answer = await server.ask(shim.method, pathOf(shim), { headers, body: bodies[nameOf(shim)] ?? {} })
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  })
})

describe('about a record that is not there', () => {
  const cases = shims
    .filter(({ path }) => path.includes(':id'))
    .flatMap((shim) => rolesOf(shim)!.map((role) => [nameOf(shim), role, shim] as const))
  test.each(cases)('%s answers 404 to %s', async (_, role, shim) => {
    for (const id of [999_999, 2 ** 31, 1e12])
      expect(await call(shim, { as: role, id })).toMatchObject({
        status: 404,
        body: { message: expect.stringMatching(/ not found$/), code: 'NOT_FOUND' },
      })
  })
})

describe('with a wrong body', () => {
  const holder = (shim: Shim) => rolesOf(shim)?.[0]

  test.each(named(writing))('%s answers 400 to what is not a JSON object', async (_, shim) => {
    for (const body of ['{"a":', '[]', '"text"', 'null'])
      expect(await call(shim, { ...as(holder(shim)), body })).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('JSON'), code: 'MALFORMED' },
      })
  })

  const judged = shims.filter(({ action }) => action && Object.keys(action.rules.fields).length)
  const wrongs = [7, 'wrong', { a: 1 }, ['b'], [{ c: 1 }], true, null]

  test.each(named(judged))('%s answers 422 or 400 whatever stands in its fields, and never 500', async (_, shim) => {
    for (const wrong of wrongs) {
      closeLimits()
      const body = Object.fromEntries(fieldsOf(shim).map((name) => [name, wrong]))
      const { status, body: answer } = await call(shim, { ...as(holder(shim)), body, id: 999_999 })
      const { code, fields } = answer as { code: string; fields?: object }
      if (status === 422) {
        expect(code).toBe('INVALID')
        expect(fieldsOf(shim)).toEqual(expect.arrayContaining(Object.keys(fields!).map((path) => path.split('[')[0])))
      } else expect([400, 404], JSON.stringify(wrong)).toContain(status)
    }
  })

  /** The fields of a call's body, by its own names. */
  const fieldsOf = ({ action, names = {}, body }: Shim) =>
    Object.keys((body?.['properties'] as object | undefined) ?? action!.rules.fields)
      .filter((name) => (name !== 'id' || names['id']) && name !== 'ids')
      .map((name) => names[name] ?? name)
  const as = (role: Role | undefined) => (role ? { as: role } : {})

  const demanding = judged
    .filter((shim) => bodies[nameOf(shim)] || shim.open)
    .filter((shim) => !/PATCH|dev/.test(nameOf(shim)))
  test.each(named(demanding))('%s answers 422 and names what is missing', async (_, shim) => {
    const { status, body } = await call(shim, { ...as(holder(shim)), body: {} })
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'INVALID', message: expect.any(String) } })
    const { fields } = body as { fields: Record<string, string> }
    expect(Object.values(fields)).not.toEqual([])
    expect(fieldsOf(shim)).toEqual(expect.arrayContaining(Object.keys(fields)))
  })
})

describe('HEAD', () => {
  test.each(named(shims.filter(({ method }) => method === 'GET')))(
    'of %s answers as GET, without a body',
    async (_, shim) => {
      const as = rolesOf(shim)?.[0]
      const headers = as ? bearer(tokens[as]) : {}
      const [head, get] = [await server.ask('HEAD', pathOf(shim), { headers }), await call(shim, as ? { as } : {})]
      expect(head).toMatchObject({ status: get.status, body: '' })
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
    },
  )
})

describe('with a method that is not in the table', () => {
  const paths = [...new Set(shims.map((shim) => pathOf(shim)))]
  test.each(paths)('%s answers 405 and says which are', async (path) => {
    const there: string[] = [...shims, ...byteCalls].filter((one) => pathOf(one) === path).map(({ method }) => method)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((name) => !there.includes(name))) {
      const answer = await server.ask(method, path, method === 'GET' ? {} : { body: {} })
      expect(answer).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } })
      const allowed = there.includes('GET') ? [...there, 'HEAD'] : there
      expect(answer.headers.get('allow')!.split(', ').sort()).toEqual([...allowed].sort())
    }
  })

  test('a path that is not in the table answers 404', async () => {
    for (const path of ['/api/nope', '/api/', '/api/projects/', '/api/projects/1x', '/api/projects/%ZZ'])
      expect(await server.ask('GET', path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })
})
