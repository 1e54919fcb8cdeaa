/** A change that is sent again with its Idempotency-Key: done once, answered alike, and kept from everybody else. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startOfKept } from './onceByKey.ts'
import { forgetIdempotencyKeys } from './idempotency.jobs.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer } from '../testing/server.ts'

const server = await testServer()
const { db } = server
afterAll(() => server.close())
beforeEach(async () => {
  await db.idempotencyKey.deleteMany({})
  await db.project.deleteMany({})
})

const signedIn = async () => bearer(await server.session(await person(db, 'RESEARCHER')))
const [ada, bo] = [await signedIn(), await signedIn()]

const createProject =
  'mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { number title } } }'
const create = async (title: string, key: string, who: object = ada) => {
  const { status, headers, body } = await server.ask('POST', '/graphql', {
    body: { query: createProject, variables: { input: { title, description: 'Words' } } },
    headers: { ...who, 'idempotency-key': key },
  })
  const { data, errors } = body as { data?: unknown; errors?: { message: string; extensions: { code: string } }[] }
  return { status, again: headers.get('idempotent-replayed'), data, error: errors?.[0] }
}

test('a mutation that comes twice is done once and answered alike', async () => {
  const first = await create('Solar still', 'k1')
  const second = await create('Solar still', 'k1')
  expect(second.data).toEqual(first.data)
  expect([first.again, second.again]).toEqual([null, 'true'])
  expect(await db.project.count()).toBe(1)
  await create('Solar still', 'k2')
  expect(await db.project.count()).toBe(2)
})

test('another input with the same key is refused', async () => {
  await create('Solar still', 'k1')
  const { data, error } = await create('Valve', 'k1')
  expect([data ?? null, error!.extensions.code]).toEqual([null, 'CONFLICT'])
  expect(error!.message).toMatch(/^This Idempotency-Key was used for another request/)
  expect(await db.project.count()).toBe(1)
})

test('a key belongs to who sent it', async () => {
  const own = await create('Solar still', 'k1')
  const others = await create('Solar still', 'k1', bo)
  expect(others.again).toBeNull()
  expect(others.data).not.toEqual(own.data)
  const visitor = await create('Solar still', 'k1', {})
  expect([visitor.again, visitor.error!.extensions.code]).toEqual([null, 'UNAUTHENTICATED'])
  expect(await db.project.count()).toBe(2)
})

test('what was refused may be corrected with the same key', async () => {
  expect((await create('', 'k1')).error!.extensions.code).toBe('INVALID')
  expect(await db.idempotencyKey.count()).toBe(0)
  expect((await create('Solar still', 'k1')).data).toMatchObject({
    createProject: { project: { title: 'Solar still' } },
  })
})

test.each(['', 'two words', 'x'.repeat(256), 'é'])('%o is no key', async (key) => {
  const { error } = await create('Solar still', key)
  expect(error?.extensions.code).toBe('INVALID')
  expect(await db.project.count()).toBe(0)
})

test('a thousand requests at once make one record', async () => {
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => create('Solar still', 'k1')))
  expect(await db.project.count()).toBe(1)
  const done = answers.filter(
    ({ data }) => data && JSON.stringify(data) === JSON.stringify(answers.find((one) => one.data)!.data),
  )
  const waiting = answers.filter(({ error }) => error)
  expect(done.length + waiting.length).toBe(1_000)
  expect(new Set(waiting.map(({ error }) => error!.extensions.code))).toEqual(
    waiting.length ? new Set(['RATE_LIMITED']) : new Set(),
  )
  expect(answers.filter(({ again, data }) => data && !again)).toHaveLength(1)
}, 60_000)

test('a documented call is made once too, and gives the same status and body', async () => {
  const post = (title: string) =>
    server.ask('POST', '/api/projects', {
      body: { title, description: 'Words' },
      headers: { ...ada, 'idempotency-key': 'r1' },
    })
  const [first, second] = [await post('Solar still'), await post('Solar still')]
  expect([second.status, second.body]).toEqual([first.status, first.body])
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  expect(await db.project.count()).toBe(1)
  expect((await post('Valve')).status).toBe(409)
})

test('an upload is kept once', async () => {
  const { data } = await create('Solar still', 'k1')
  const { number } = (data as { createProject: { project: { number: number } } }).createProject.project
  const upload = () => {
    const form = new FormData()
    form.set('entityType', 'project')
    form.set('entityId', String(number))
    form.set('file', new File(['Results of the still.'], 'results.txt', { type: 'text/plain' }))
    return fetch(`${server.url}/api/upload`, {
      method: 'POST',
      body: form,
      headers: { ...ada, 'idempotency-key': 'u1' },
    })
  }
  const [first, second] = [await upload(), await upload()]
  expect(first.status).toBe(201)
  expect([second.status, await second.json()]).toEqual([first.status, await first.json()])
  expect(await db.file.count()).toBe(1)
})

test('an answer with a secret is not kept: the change is made once, and the key is not given again', async () => {
  const query = `mutation { createApiKey(input: { name: "Sync", scopes: [READ], expiresInDays: 30 }) { key } }`
  const make = () => server.graphql(query, { headers: { ...ada, 'idempotency-key': 's1' } })
  const before = await db.apiKey.count()
  const first = await make()
  const second = await make()
  expect(first.codes).toEqual([])
  expect(second.codes).toEqual(['CONFLICT'])
  expect((await db.apiKey.count()) - before).toBe(1)
  expect((await db.idempotencyKey.findFirstOrThrow({ where: { key: 's1' } })).answer).toBeNull()
})

test('a change whose server was gone before it answered is never made again', async () => {
  await create('Solar still', 'k1')
  await db.idempotencyKey.updateMany({
    data: { madeAt: null, answer: null, startedAt: new Date(Date.now() - 600_000) },
  })
  const { error } = await create('Solar still', 'k1')
  expect([error!.extensions.code, error!.message]).toEqual(['CONFLICT', expect.stringContaining('was interrupted')])
  expect(await db.project.count()).toBe(1)
})

test('after 24 hours a key is a new one, and is forgotten', async () => {
  await create('Solar still', 'k1')
  const over = new Date(startOfKept().getTime() - 1_000)
  await db.idempotencyKey.updateMany({ data: { startedAt: over } })
  expect((await create('Solar still', 'k1')).again).toBeNull()
  await create('Solar still', 'k2')
  await db.idempotencyKey.updateMany({ where: { key: 'k2' }, data: { startedAt: over } })
  await forgetIdempotencyKeys.perform(db, {})
  expect((await db.idempotencyKey.findMany()).map(({ key }) => key)).toEqual(['k1'])
})

test('what is only read needs no key and keeps none', async () => {
  const { data } = await server.graphql('{ viewer { name } }', { headers: { ...ada, 'idempotency-key': 'q1' } })
  expect(data).not.toBeNull()
  expect(await db.idempotencyKey.count()).toBe(0)
})
