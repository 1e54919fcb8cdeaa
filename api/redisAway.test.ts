/** A server whose Redis goes away, hangs and comes back: nothing ends, nothing is refused, sign-in stays quick. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { killAll, startProcess } from './testing/serverProcess.ts'
import { ownRedis } from './testing/redis.ts'

// A first start migrates a new database, which takes long where others are at work too.
vi.setConfig({ testTimeout: 180_000 })

const folder = mkdtempSync(path.join(tmpdir(), 'ascent redis '))
afterAll(() => {
  killAll()
  rmSync(folder, { recursive: true, force: true })
})

const ann = { email: 'ann@test.example', password: 'salted-hunter2-and-more', name: 'Ann', role: 'researcher' }

test('Redis away or hanging: sign-in, reading and events go on, /readyz says degraded, and it is back within 5 s', async (context) => {
  const redis = await ownRedis(context)
  const server = startProcess(folder, { REDIS_URL: redis.url, DATA_DIR: path.join(folder, 'data') })
  const address = await server.address()
  const ask = (method: string, call: string, body?: object, token?: string) =>
    fetch(`${address}/${call}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
  const readiness = async () => {
    const answer = await ask('GET', 'readyz')
    return `${answer.status} ${(await answer.text()).trim()}`
  }
  /** Signs in, reads and signs out, which publishes an event; the answer is how long signing in took. */
  const visit = async () => {
    const began = performance.now()
    const login = await ask('POST', 'api/login', ann)
    const took = performance.now() - began
    expect(login.status).toBe(200)
    const { token } = (await login.json()) as { token: string }
    expect((await ask('GET', 'api/user', undefined, token)).status).toBe(200)
    expect((await ask('POST', 'api/logout', {}, token)).status).toBe(204)
    return took
  }
  expect((await ask('POST', 'api/register', ann)).status).toBe(201)
  const usual = await visit()
  await expect.poll(readiness).toBe('200 ready')

  process.kill(redis.pid, 'SIGSTOP')
  // Without a limit to each command this would wait for as long as Redis hangs; how quick a busy machine is says nothing.
  expect(await visit()).toBeLessThan(usual + 15_000)
  await expect.poll(readiness, { timeout: 5_000 }).toBe('200 degraded')
  process.kill(redis.pid, 'SIGCONT')
  await expect.poll(readiness, { timeout: 5_000 }).toBe('200 ready')

  redis.stop()
  await expect.poll(readiness).toBe('200 degraded')
  const visits = [await visit(), await visit(), await visit()]
  expect(Math.min(...visits)).toBeLessThan(usual + 1_000)
  await delay(1_000)
  expect(server.child.exitCode).toBeNull()
  const again = await ownRedis(context, redis.port)
  await expect.poll(readiness, { timeout: 5_000 }).toBe('200 ready')
  await visit()
  expect(server.output()).not.toContain('"level":60')
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  again.stop()
})
