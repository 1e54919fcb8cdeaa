/** The embedded database when it is busy for too long, and when it is gone. */
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { Embedded, inMemory } from './database/embedded.ts'
import { clientOf } from './db.ts'
import { serve } from './serve.ts'

vi.setConfig({ testTimeout: 120_000 })

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function serverOnEmbedded() {
  const pglite = await inMemory()
  const db = clientOf(new Embedded(pglite))
  const served = await serve(db, { port: 0, host: '127.0.0.1', lastQuestions: 50 })
  closing.push(
    () => (pglite.closed ? Promise.resolve() : pglite.close()),
    () => db.$disconnect(),
    () => served.close(),
  )
  const get = async (path: string) => {
    const began = performance.now()
    const answer = await fetch(`http://127.0.0.1:${served.port}${path}`, { headers: { authorization: 'Bearer any' } })
    const retryAfter = answer.headers.get('retry-after')
    return { status: answer.status, retryAfter, text: await answer.text(), took: performance.now() - began }
  }
  return { pglite, get }
}

test('one transaction that does not end: 503 UNAVAILABLE within 10 s, /readyz within 2 s', async () => {
  const { pglite, get } = await serverOnEmbedded()
  let end = () => {}
  const held = pglite.transaction(() => new Promise<void>((resolve) => (end = resolve)))
  await delay(50)
  const [ready, user] = await Promise.all([get('/readyz'), get('/api/user')])
  end()
  await held
  expect(ready).toMatchObject({ status: 503, text: 'the database does not answer\n' })
  expect(ready.took).toBeLessThan(2_000)
  expect(user).toMatchObject({ status: 503, retryAfter: '5', text: expect.stringContaining('UNAVAILABLE') })
  expect(user.took).toBeLessThan(10_000)
})

test('one that is gone: 503 UNAVAILABLE', async () => {
  const { pglite, get } = await serverOnEmbedded()
  await pglite.close()
  expect(await get('/api/user')).toMatchObject({ status: 503, text: expect.stringContaining('UNAVAILABLE') })
  expect(await get('/graphql?query=%7Bviewer%7Bid%7D%7D')).toMatchObject({ status: 503 })
})
