/** Events while Redis goes away, hangs and comes back. */
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { config } from './config.ts'
import { openRedis, redisIsReady } from './redis.ts'
import { redisEvents } from './redisEvents.ts'
import { ownRedis } from './testing/redis.ts'

const usual = { ...config }
const opened: { close: () => void }[] = []
afterEach(() => {
  Object.assign(config, usual)
  for (const { close } of opened.splice(0)) close()
})

/** The events of one process; `heard` are those of one topic. */
function aProcess(url: string) {
  config.redisUrl = url
  const [publisher, subscriber] = [openRedis('publish')!, openRedis('subscribe')!]
  const events = redisEvents(publisher, subscriber)
  opened.push(events)
  const heard: unknown[] = []
  events.target.addEventListener('topic', (event) => heard.push((event as CustomEvent).detail))
  const missed = vi.fn()
  events.onMissed(missed)
  return {
    heard,
    missed,
    publish: (detail: number) => events.target.dispatchEvent(new CustomEvent('topic', { detail })),
    close: () => publisher.disconnect(),
  }
}

test('without Redis a process still gets its own events, and reports missed ones once Redis is back', async (context) => {
  const redis = await ownRedis(context)
  const [here, there] = [aProcess(redis.url), aProcess(redis.url)]
  await expect.poll(redisIsReady).toBe(true)
  await delay(200)
  here.publish(1)
  await expect.poll(() => [here.heard, there.heard]).toEqual([[1], [1]])

  redis.stop()
  await expect.poll(redisIsReady).toBe(false)
  here.publish(2)
  await expect.poll(() => here.heard).toEqual([1, 2])
  expect(there.heard).toEqual([1])
  expect(there.missed).not.toHaveBeenCalled()

  const again = await ownRedis(context, redis.port)
  await expect.poll(() => there.missed.mock.calls.length, { timeout: 5_000 }).toBe(1)
  await expect.poll(redisIsReady).toBe(true)
  here.publish(3)
  await expect
    .poll(() => [here.heard, there.heard])
    .toEqual([
      [1, 2, 3],
      [1, 3],
    ])
  again.stop()
})

test('a Redis that hangs is left and found again', async (context) => {
  const redis = await ownRedis(context)
  const here = aProcess(redis.url)
  await expect.poll(redisIsReady).toBe(true)
  process.kill(redis.pid, 'SIGSTOP')
  const began = performance.now()
  here.publish(1)
  await expect.poll(() => here.heard).toEqual([1])
  expect(performance.now() - began).toBeLessThan(2_000)
  await expect.poll(redisIsReady, { timeout: 5_000 }).toBe(false)
  process.kill(redis.pid, 'SIGCONT')
  await expect.poll(redisIsReady, { timeout: 5_000 }).toBe(true)
  redis.stop()
})
