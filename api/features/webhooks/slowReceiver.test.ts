/** A receiver that sleeps keeps only its own messages waiting. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openJobs } from '../../jobRunner.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { person } from '../../testing/run.ts'
import { queueDelivery } from './queueDelivery.ts'
import { reach } from '../../outgoing/publicAddress.ts'
import { sendWebhook } from './webhook.jobs.ts'

const database = await fileDatabase()
const arrivals: { path: string; at: number }[] = []
let atOnce = 0
let mostAtOnce = 0
const receiver = createServer((req, res) => {
  const path = req.url!
  arrivals.push({ path, at: Date.now() })
  if (path !== '/asleep') return void res.end()
  mostAtOnce = Math.max(mostAtOnce, ++atOnce)
  void wait(3_000).then(() => {
    atOnce--
    res.end()
  })
})

beforeAll(async () => {
  reach.thisMachine = true
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  reach.thisMachine = false
  receiver.close()
})

test('messages to another address arrive meanwhile, and the sleeping one is called one at a time', async () => {
  const { port } = receiver.address() as AddressInfo
  const webhook = async (path: string) => {
    const { id: userId } = await person(database.db, 'INDUSTRY')
    const data = { userId, url: `http://127.0.0.1:${port}${path}`, events: [], secret: 'whsec' }
    return (await database.db.webhook.create({ data })).id
  }
  const [asleep, awake] = [await webhook('/asleep'), await webhook('/awake')]
  const send = (webhookId: number) => queueDelivery(database.db, { webhookId, body: '{}' })
  const jobs = await openJobs(database, [sendWebhook])
  await jobs.begin()
  for (let nth = 0; nth < 6; nth++) await send(asleep)
  await expect.poll(() => arrivals.length, { timeout: 10_000 }).toBeGreaterThan(0)
  const asked = Date.now()
  await send(awake)
  await expect.poll(() => arrivals.some(({ path }) => path === '/awake'), { timeout: 10_000 }).toBe(true)
  // One round of polling, and what a busy machine takes.
  expect(arrivals.find(({ path }) => path === '/awake')!.at - asked).toBeLessThan(2_500)
  expect(mostAtOnce).toBe(1)
  await jobs.stop()
})
