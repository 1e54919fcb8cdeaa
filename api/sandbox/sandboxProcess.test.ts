/** A sandbox that is really started: asked on both faces, ended, started again, reset; and that it has no way out. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { config } from '../config.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'
import { dropSandbox, sandboxFolder, sandboxMadeAt } from './folder.ts'
import { resetSandbox, sandboxPlace, stopSandbox } from './sandbox.ts'

// Its first start makes the demo university, which takes long where others are at work too.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

let server: TestServer
let key: string

beforeAll(async () => {
  dropSandbox()
  config.sandbox = true
  server = await testServer()
  const headers = bearer(await server.session(await person(server.db, 'RESEARCHER')))
  const { data } = await server.graphql(
    'mutation { createApiKey(input: {name: "Trial", scopes: [WRITE], sandboxRole: RESEARCHER, expiresInDays: 1}) { key } }',
    { headers },
  )
  key = (data!['createApiKey'] as { key: string }).key
})
afterAll(async () => {
  await stopSandbox()
  dropSandbox()
  await server.close()
})

/** Comes again after Retry-After, as a program would. */
async function ask(method: string, to: string, body?: unknown) {
  for (;;) {
    const answer = await server.ask(method, to, { headers: bearer(key), ...(body === undefined ? {} : { body }) })
    if (answer.status !== 503) return answer
    expect(answer).toMatchObject({ body: { code: 'UNAVAILABLE' } })
    await delay(500)
  }
}
const projects = { query: '{ projects(first: 5) { totalCount } }' }

test('it is started by its first use, comes back after it was killed, and begins with new data after a reset', async () => {
  expect(sandboxMadeAt()).toBeNull()
  const user = await ask('GET', '/api/user')
  expect(user).toMatchObject({ status: 200, body: { email: 'researcher@demo.ascent.test' } })
  expect(sandboxMadeAt()).not.toBeNull()
  const counted = await ask('POST', '/graphql', projects)
  expect(counted.body).toMatchObject({ data: { projects: { totalCount: expect.any(Number) } } })
  expect(await server.db.project.count()).toBe(0)
  const made = await ask('POST', '/api/projects', { title: 'Tried out', description: 'Water' })
  expect(made.status).toBe(201)
  const { id } = made.body as { id: number }

  // Nobody else is answered there, nor without the secret of this start.
  const first = await sandboxPlace()
  expect((await fetch(`http://127.0.0.1:${first.port}/api/dev-login`, { method: 'POST' })).status).toBe(404)

  process.kill(Number(readFileSync(path.join(sandboxFolder(), 'lock.pid'), 'utf8')), 'SIGKILL')
  expect(await ask('GET', `/api/projects/${id}`)).toMatchObject({ status: 200, body: { title: 'Tried out' } })
  const second = await sandboxPlace()
  expect(second.secret).not.toBe(first.secret)

  await resetSandbox()
  expect(sandboxMadeAt()).toBeNull()
  await expect(fetch(`http://127.0.0.1:${second.port}/`)).rejects.toThrow()
})

test('a process without a way out reaches no address, by whatever means', () => {
  const program = `
    import { createServer, connect } from 'node:net'
    import { request } from 'node:http'
    import tls from 'node:tls'
    import { closeTheWayOut } from ${JSON.stringify(path.join(import.meta.dirname, 'noWayOut.ts'))}
    const server = createServer(() => console.log('reached')).listen(0, '127.0.0.1', async () => {
      const { port } = server.address()
      closeTheWayOut()
      const failed = (socket) => new Promise((resolve) => socket.once('error', ({ message }) => resolve(message)))
      console.log(await Promise.all([
        failed(connect(port, '127.0.0.1')),
        failed(tls.connect(port, '127.0.0.1')),
        failed(request({ port, host: '127.0.0.1' }).end()),
        fetch('http://127.0.0.1:' + port).catch(({ cause }) => cause.message),
      ]))
      server.close()
    })`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout).not.toContain('reached')
  expect(stdout.match(/A sandbox calls nobody/g)).toHaveLength(4)
})
