/** Generated from the table of shims: every documented call answers with the status that fits. */
import { getOperationAST, parse, validate, type FieldNode } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '../__generated__/prisma/enums.ts'
import { closeLimits } from '../limits.ts'
import { ROLES, rolesOf as rolesHolding, type Permission } from '../policy.ts'
import { schema } from '../schema.ts'
import { bearer, cookie, testServer, type TestServer } from '../testing/server.ts'
import { person } from '../testing/run.ts'
import { bodyOf } from './openapi/schemaOfRules.ts'
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

/** What some calls take from the university alone. */
const otherBodies: Record<string, object> = {
  'PUT /api/expert-validation-requests/1': { status: 'closed' },
}
const bodyFor = (shim: Shim, as?: Role) =>
  (as === 'EXPERT' ? undefined : otherBodies[nameOf(shim)]) ?? shim.example ?? {}

const pathOf = ({ path }: Pick<Shim, 'path'>, id = 1) =>
  path
    .replace(/:id\([^)]*\)\)?/, String(id))
    .replace(/:(participantId|itemId)\([^)]*\)/, '1')
    .replace(/:(name|token)\([^)]*\)/, 'nobody')
/** The parameters without which the call is not answered. */
const needsOf = ({ needs = [] }: Shim) =>
  needs.length ? `?${new URLSearchParams(needs.map((name) => [name, '1']))}` : ''
const nameOf = (shim: Shim) => `${shim.method} ${pathOf(shim)}`

/** The roles that hold what the call's own field asks for; null when it is public. */
function rolesOf({ document, requires, emptyWithout }: Shim): readonly Role[] | null {
  if (emptyWithout) return ROLES
  if (requires) return rolesHolding(requires)
  const operation = getOperationAST(parse(document))!
  const field = operation.selectionSet.selections[0] as FieldNode
  const { extensions } = schema.getRootType(operation.operation)!.getFields()[field.name.value]!
  const directives = extensions['directives'] as { requires?: { permission: Permission } } | undefined
  return directives?.requires ? rolesHolding(directives.requires.permission) : null
}

const call = (shim: Shim, { as, id = 1, body }: { as?: Role; id?: number; body?: unknown }) =>
  server.ask(shim.method, pathOf(shim, id) + needsOf(shim), {
    headers: as ? bearer(tokens[as]) : {},
    ...(shim.method === 'GET' ? {} : { body: body ?? bodyFor(shim, as) }),
  })

const named = (chosen: readonly Shim[]) => chosen.map((shim) => [nameOf(shim), shim] as const)
const closed = shims.filter((shim) => !shim.open)
const writing = shims.filter(({ method }) => method !== 'GET')

test.each(named(shims))('the document of %s fits the schema', (_, shim) => {
  expect(validate(schema, parse(shim.document))).toEqual([])
})

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
    const answer = await server.ask(shim.method, pathOf(shim) + needsOf(shim), { headers, body: bodyFor(shim) })
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
  const fieldsOf = (shim: Shim) => [
    ...Object.keys((bodyOf(shim)?.['properties'] ?? {}) as object),
    ...[...shim.path.matchAll(/:(\w+)\(/g)].map(([, name]) => name!),
  ]
  const as = (role: Role | undefined) => (role ? { as: role } : {})

  const demanding = judged.filter((shim) => shim.example && 'required' in bodyOf(shim)!)
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
      const [head, get] = [
        await server.ask('HEAD', pathOf(shim) + needsOf(shim), { headers }),
        await call(shim, as ? { as } : {}),
      ]
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
