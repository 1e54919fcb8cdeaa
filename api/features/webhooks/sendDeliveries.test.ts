/** Order across retries, one sender at a time, giving up, pausing, resuming and sending again. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { runJobs } from '../../testing/jobs.ts'
import { perform, person } from '../../testing/run.ts'
import { timesTold } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { queueDelivery } from './queueDelivery.ts'
import { reach } from '../../outgoing/publicAddress.ts'
import { mostAttempts, pausing, sendDeliveries, waits } from './sendDeliveries.ts'
import { wakeWebhook, wakeWebhooksHourly } from './webhook.jobs.ts'

const { db } = await fileDatabase()
let receiver: Server
let url: string
let ann: Viewer
/** What arrived, as the text of each message. */
let received: { body: string; delivery: string }[] = []
/** The answers to come; 200 after them. */
let answers: number[] = []
let atOnce = 0
let mostAtOnce = 0

beforeAll(async () => {
  receiver = createServer((req, res) => {
    mostAtOnce = Math.max(mostAtOnce, ++atOnce)
    let body = ''
    req.on('data', (part: Buffer) => (body += part.toString()))
    req.on('end', () => {
      received.push({ body, delivery: String(req.headers['ascent-delivery']) })
      void wait(20).then(() => {
        atOnce--
        res.writeHead(answers.shift() ?? 200).end()
      })
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  ann = await person(db, 'INDUSTRY')
})
const usual = waits.first
beforeEach(async () => {
  reach.thisMachine = true
  closeLimits()
  await db.webhook.deleteMany()
  await db.$executeRaw`DELETE FROM pgboss.job`
  ;[received, answers, atOnce, mostAtOnce] = [[], [], 0, 0]
})
afterEach(() => {
  reach.thisMachine = false
  waits.first = usual
})
afterAll(() => void receiver.close())

const hook = async (more: object = {}) =>
  (await db.webhook.create({ data: { userId: ann.id, url, events: [], secret: 'whsec', ...more } })).id
const queue = async (webhookId: number, ...bodies: string[]) => {
  for (const body of bodies) await queueDelivery(db, { webhookId, body })
}
const bodies = () => received.map(({ body }) => body)
const deliveries = (webhookId: number) => db.webhookDelivery.findMany({ where: { webhookId }, orderBy: { id: 'asc' } })
/** Lets the wait for the next try be over. */
const later = (id: number) => db.webhook.update({ where: { id }, data: { nextAttemptAt: new Date(0) } })
const soon = () => new Date(Date.now() + 1_000)
const act = (name: string, input: object, as: Viewer | null = ann) => perform(db, name, input, { as })

test('a message that is refused keeps the later ones waiting until it is accepted', async () => {
  const id = await hook()
  answers = [500]
  await queue(id, 'first', 'second', 'third')
  await runJobs(db, soon())
  expect(bodies()).toEqual(['first'])
  await later(id)
  await runJobs(db, new Date(Date.now() + 60_000))
  expect(bodies()).toEqual(['first', 'first', 'second', 'third'])
  expect((await deliveries(id)).map(({ attempts }) => attempts)).toEqual([2, 1, 1])
})

test('after the last try a message is given up and the next one is sent', async () => {
  const id = await hook()
  await queue(id, 'first', 'second')
  await db.webhookDelivery.updateMany({ where: { body: 'first' }, data: { attempts: mostAttempts - 1 } })
  answers = [500]
  await runJobs(db, soon())
  expect(bodies()).toEqual(['first', 'second'])
  const [first, second] = await deliveries(id)
  expect(first).toMatchObject({ attempts: mostAttempts, failedAt: expect.any(Date), deliveredAt: null })
  expect(second).toMatchObject({ failedAt: null, deliveredAt: expect.any(Date) })
})

test('many senders at once call the address one at a time, in order, each message once', async () => {
  const id = await hook()
  const sent = Array.from({ length: 10 }, (_, nth) => `message ${nth}`)
  await queue(id, ...sent)
  await Promise.all(Array.from({ length: 6 }, () => sendDeliveries(db, id, wakeWebhook)))
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(10)
  expect(bodies()).toEqual(sent)
  expect(mostAtOnce).toBe(1)
})

test('what a killed sender left is sent when its lease is over', async () => {
  const id = await hook({ sendingUntil: new Date(Date.now() + 400) })
  await queue(id, 'left')
  await sendDeliveries(db, id, wakeWebhook)
  expect(received).toEqual([])
  await wait(450)
  await runJobs(db, soon())
  expect(bodies()).toEqual(['left'])
})

test('a webhook that accepts nothing for three days is paused, and its owner is notified once', async () => {
  const since = new Date(Date.now() - pausing.after - 1_000)
  const id = await hook({ failures: pausing.attempts - 1, failingSince: since })
  answers = [500]
  await queue(id, 'first', 'second')
  await runJobs(db, soon())
  const paused = await db.webhook.findUniqueOrThrow({ where: { id } })
  expect(paused.pausedAt).toBeInstanceOf(Date)
  expect(await timesTold(db, ann, 'WEBHOOK_PAUSED')).toBe(1)
  await later(id)
  await wakeWebhooksHourly.perform(db, {})
  await sendDeliveries(db, id, wakeWebhook)
  expect(bodies()).toEqual(['first'])
  expect((await act('testWebhook', { id: idOf('Webhook', id) })).errors[0]!.message).toBe(
    'This webhook is paused. Resume it first.',
  )

  expect((await act('resumeWebhook', { id: idOf('Webhook', id) })).codes).toEqual([])
  await runJobs(db, soon())
  expect(bodies()).toEqual(['first', 'first', 'second'])
  expect(await db.webhook.findUnique({ where: { id } })).toMatchObject({ pausedAt: null, failures: 0 })
  expect((await act('resumeWebhook', { id: idOf('Webhook', id) })).codes).toEqual(['CONFLICT'])
})

test('a few failures, or failures within three days, pause nothing', async () => {
  const since = new Date(Date.now() - pausing.after - 1_000)
  const [few, recent] = [await hook({ failures: 1, failingSince: since }), await hook({ failures: 100 })]
  answers = [500, 500]
  for (const id of [few, recent]) await queue(id, 'refused')
  await runJobs(db, soon())
  expect(await db.webhook.count({ where: { pausedAt: { not: null } } })).toBe(0)
})

test('a message is sent again by hand with its number and text', async () => {
  const id = await hook()
  await queue(id, 'text')
  await runJobs(db, soon())
  const delivery = (await deliveries(id))[0]!.id
  const input = { id: idOf('Webhook', id), delivery }
  expect((await act('redeliverWebhook', input)).codes).toEqual([])
  expect((await act('redeliverWebhook', input)).errors[0]!.message).toBe('This message is still waiting to be sent.')
  await runJobs(db, soon())
  expect(received).toEqual([
    { body: 'text', delivery: String(delivery) },
    { body: 'text', delivery: String(delivery) },
  ])
})

test('only its owner resumes a webhook or sends again, and only its own messages', async () => {
  const [id, other] = [await hook({ pausedAt: new Date() }), await hook()]
  await queue(other, 'text')
  const delivery = (await deliveries(other))[0]!.id
  const stranger = await person(db, 'INDUSTRY')
  for (const name of ['resumeWebhook', 'redeliverWebhook']) {
    const input = { id: idOf('Webhook', id), ...(name === 'redeliverWebhook' ? { delivery } : {}) }
    expect((await act(name, input, stranger)).codes).toEqual(['NOT_FOUND'])
    expect((await act(name, input, null)).codes).toEqual(['UNAUTHENTICATED'])
  }
  const mine = await hook()
  expect((await act('redeliverWebhook', { id: idOf('Webhook', mine), delivery })).codes).toEqual(['NOT_FOUND'])
})

test('sending by hand is limited', async () => {
  const id = await hook()
  const input = { id: idOf('Webhook', id), delivery: 1 }
  const codes = []
  for (let times = 0; times < 31; times++) codes.push(...(await act('redeliverWebhook', input)).codes)
  expect(codes.at(-1)).toBe('RATE_LIMITED')
})

test('messages of an account that is not in use are given up', async () => {
  const gone = await person(db, 'INDUSTRY', { status: 'SUSPENDED' })
  const id = await hook({ userId: gone.id })
  await queue(id, 'text')
  await runJobs(db, soon())
  expect(received).toEqual([])
  expect((await deliveries(id))[0]).toMatchObject({ failedAt: expect.any(Date), answer: 'The account is not in use' })
})
