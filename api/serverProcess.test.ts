/** The server as a process: starting, refusing to start, and ending. */
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { killAll, startProcess } from './testing/serverProcess.ts'

// Several starts in one test: each takes three seconds, and many more where others are at work too.
vi.setConfig({ testTimeout: 180_000 })

const temporary = mkdtempSync(path.join(tmpdir(), 'ascent process '))
afterAll(() => {
  killAll()
  rmSync(temporary, { recursive: true, force: true })
})

let folders = 0
const newFolder = () => path.join(temporary, `data ${++folders}`)

const start = (env: Record<string, string>) => startProcess(temporary, env)

/** A process that cannot start says why in one sentence, without a stack. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { ended, output } = start(env)
  expect(await ended).toBe(1)
  expect(output().trim().split('\n'), output()).toHaveLength(1)
  return output().trim()
}

/** A port that was free a moment ago. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return String(port)
}

describe('it does not start', () => {
  test('with a wrong PORT', async () => {
    expect(await refusal({ PORT: 'http' })).toBe('PORT must be a whole number from 0 to 65535, but is "http".')
  })

  test('in production without PUBLIC_URL', async () => {
    expect(await refusal({ NODE_ENV: 'production' })).toBe('PUBLIC_URL must be set in production.')
  })

  test('in production without SECRET_KEY, or with a short one', async () => {
    const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://ascent.test' }
    expect(await refusal(env)).toMatch(/^SECRET_KEY must be set in production/)
    const sentence = await refusal({ ...env, SECRET_KEY: 'hunter2' })
    expect(sentence).toMatch(/^SECRET_KEY must have at least 32 characters/)
    expect(sentence).not.toContain('hunter2')
  })

  test('in a folder that it cannot write to', async () => {
    expect(await refusal({ DATA_DIR: '/dev/null/data' })).toMatch(/^DATA_DIR \/dev\/null\/data cannot be written to/)
  })

  test('without a database server that answers, nor tells its password', async () => {
    const sentence = await refusal({ DATABASE_URL: 'postgres://root:hunter2@127.0.0.1:1/ascent' })
    expect(sentence).toMatch(/^DATABASE_URL: 127.0.0.1:1\/ascent cannot be used/)
    expect(sentence).not.toContain('hunter2')
  })
})

test('one process to a folder and to a port; SIGTERM ends it with 0, and what was written is there again', async () => {
  const env = { DATA_DIR: newFolder(), LOG_LEVEL: 'debug' }
  const first = start(env)
  const address = await first.address()
  expect((await fetch(`${address}/readyz`)).status).toBe(200)

  expect(await refusal({ DATA_DIR: env.DATA_DIR })).toBe(
    `The data folder ${env.DATA_DIR} is in use by another Ascent (process ${first.child.pid}); stop it first or set DATA_DIR.`,
  )
  const { port } = new URL(address)
  expect(await refusal({ DATA_DIR: newFolder(), PORT: port })).toBe(
    `PORT ${port} of 127.0.0.1 is in use by another program; stop it or set PORT.`,
  )

  const person = { email: 'ann@test.example', password: 'salted-hunter2', name: 'Ann', role: 'researcher' }
  const post = (to: string, body: object) =>
    fetch(to, { method: 'POST', body: JSON.stringify(body), headers: { 'x-auth-token': 'hunter2' } })
  expect((await post(`${address}/api/register?token=hunter2`, person)).status).toBe(201)
  expect((await fetch(`${address}/api/user?token=hunter2`)).status).toBe(401)
  expect((await fetch(`${address}/readyz`)).status, 'the refused ones did no harm').toBe(200)

  const began = performance.now()
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(first.output()).toContain('"path":"/api/register"')
  expect(first.output()).not.toContain('hunter2')

  const again = start(env)
  expect((await post(`${await again.address()}/api/login`, person)).status).toBe(200)
  again.child.kill('SIGKILL')
  await again.ended
})

test('kill -9 loses no mail: what waited and what was half handed over arrive after the next start', async () => {
  // Takes connections and says nothing: a mail that is handed over here stays under way.
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const called = once(silent, 'connection')
  const { port } = silent.address() as AddressInfo
  const env = { DATA_DIR: newFolder() }
  const first = start({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}` })
  const address = await first.address()
  const post = (name: string, body: object) =>
    fetch(`${address}/api/${name}`, { method: 'POST', body: JSON.stringify(body) })
  const emails = ['ann@test.example', 'bob@test.example']
  for (const email of emails)
    await post('register', { email, password: 'salted-hunter2', name: 'A Person', role: 'researcher' })
  expect((await post('forgot-password', { email: emails[0] })).status).toBe(200)
  await called
  expect((await post('forgot-password', { email: emails[1] })).status).toBe(200)
  first.child.kill('SIGKILL')
  await first.ended
  silent.close()

  const outbox = path.join(env.DATA_DIR, 'outbox')
  expect(existsSync(outbox)).toBe(false)
  const next = start(env)
  await next.address()
  const mails = () => (existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [])
  await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(2)
  const texts = mails().map((name) => readFileSync(path.join(outbox, name), 'utf8'))
  for (const email of emails) expect(texts.filter((text) => text.includes(`To: ${email}`))).toHaveLength(1)
  next.child.kill('SIGTERM')
  expect(await next.ended).toBe(0)
})

// Node itself rarely ends with SIGTRAP while it frees WebAssembly (https://github.com/nodejs/node/issues/64500).
test('kill -9 during the first start leaves nothing that keeps the next one from starting', { retry: 1 }, async () => {
  const env = { DATA_DIR: newFolder() }
  for (const [until, wait] of [
    ['database.unfinished', 300],
    ['database.unfinished', 1_500],
  ] as const) {
    const { child, ended } = start(env)
    while (!existsSync(path.join(env.DATA_DIR, until))) await delay(20)
    await delay(wait)
    child.kill('SIGKILL')
    expect(await ended).toBe('SIGKILL')
  }
  const next = start(env)
  expect((await fetch(`${await next.address()}/readyz`)).status).toBe(200)
  next.child.kill('SIGKILL')
  await next.ended
})

test('in production there is no demo: no accounts, no sign-in without a password', async () => {
  const PORT = await freePort()
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://ascent.test', SECRET_KEY: 'k'.repeat(32) }
  const env = { ...production, DEMO: '1', DATA_DIR: newFolder(), PORT }
  const { child, ended, address, output } = start(env)
  expect(await address()).toBe('https://ascent.test')
  expect(output()).not.toContain('demo')
  const url = `http://127.0.0.1:${PORT}`
  const signIn = async (name: string, body: object) =>
    (await fetch(`${url}/api/${name}`, { method: 'POST', body: JSON.stringify(body) })).status
  expect(await signIn('dev-login', { role: 'admin' })).toBe(404)
  expect(await signIn('login', { email: 'admin@demo.ascent.test', password: 'ascent-demo' })).toBe(401)
  expect((await fetch(`${url}/healthz`)).headers.get('strict-transport-security')).not.toBeNull()
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})
