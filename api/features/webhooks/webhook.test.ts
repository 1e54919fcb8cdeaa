/** Webhooks against a receiver that listens: signed, tried again, only to public places, only of what may be seen. */
import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { config } from '../../config.ts'
import { openJobs } from '../../jobRunner.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { runJobs } from '../../testing/jobs.ts'
import { atOnce } from '../../testing/races.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { isPublic, reach } from '../../outgoing/publicAddress.ts'
import { send } from './send.ts'
import { waits } from './sendDeliveries.ts'
import { sendWebhook } from './webhook.jobs.ts'

const database = await fileDatabase()
let receiver: Server
let here: string
let industry: Viewer
let team: Viewer
const received: { headers: IncomingHttpHeaders; body: string }[] = []
let answers: number[] = []
const usualWait = waits.first

beforeAll(async () => {
  receiver = createServer((req, res) => {
    void text(req).then((body) => {
      received.push({ headers: req.headers, body })
      res.writeHead(answers.shift() ?? 200, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  here = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  industry = await person(database.db, 'INDUSTRY')
  team = await person(database.db, 'KU_TEAM')
})
beforeEach(async () => {
  reach.thisMachine = true
  config.secretKeys = ['key of the tests '.repeat(3)]
  received.length = 0
  answers = []
  await database.db.webhook.deleteMany()
  await database.db.$executeRaw`DELETE FROM pgboss.job`
})
afterEach(() => {
  reach.thisMachine = false
  waits.first = usualWait
  config.secretKeys = []
})
afterAll(async () => {
  receiver.close()
})

const create = (as: Viewer | null, input: object) =>
  perform(database.db, 'createWebhook', input, { as, give: 'secret webhook { id url events }' })
/** Registered by the action; the receiver of the test then takes the place of its address. */
async function registered(as: Viewer, url = here, events = ['PROJECT_APPROVED', 'PROJECT_ACCESS_REVOKED']) {
  const { data } = await create(as, { url: 'https://hooks.example.com/ascent', events })
  const made = data!['createWebhook'] as never as { secret: string; webhook: { id: string } }
  await database.db.webhook.updateMany({ where: { url: 'https://hooks.example.com/ascent' }, data: { url } })
  return { secret: made.secret, id: made.webhook.id }
}
const change = (name: string, id: string, as: Viewer | null, give = '__typename') =>
  perform(database.db, name, { id }, { as, give })
const open = (projectId: number, approved = true) =>
  perform(
    database.db,
    'setProjectAccess',
    { ids: [idOf('Project', projectId)], audience: 'INDUSTRY', approved },
    { as: team },
  )
const project = () => makeProject(database.db, { title: 'Solar still', status: 'ACTIVE' })

describe('a message', () => {
  test('says what happened, signed with the secret over its time and text', async () => {
    const { secret } = await registered(industry)
    const { id } = await project()
    await open(id)
    await runJobs(database.db, new Date(Date.now() + 1_000))
    expect(received).toHaveLength(1)
    const [{ headers, body }] = received as [(typeof received)[number]]
    expect(JSON.parse(body)).toEqual({
      event: 'PROJECT_APPROVED',
      at: expect.any(String),
      audience: 'INDUSTRY',
      project: { id, title: 'Solar still' },
    })
    const [, seconds, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['ascent-signature']))!
    expect(hex).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'))
    expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(60)
  })

  describe('after its webhook got a new secret', () => {
    const renew = (id: string, input: object = {}, as: Viewer | null = industry) =>
      perform(
        database.db,
        'createWebhookSecret',
        { id, ...input },
        { as, give: 'secret webhook { previousSecretUntil }' },
      )
    const made = async (id: string, input: object = {}) =>
      (await renew(id, input)).data!['createWebhookSecret'] as never as {
        secret: string
        webhook: { previousSecretUntil: string | null }
      }
    /** The secrets that signed the next message. */
    const signing = async (secrets: readonly string[]) => {
      received.length = 0
      await open((await project()).id)
      await runJobs(database.db, new Date(Date.now() + 1_000))
      const [{ headers, body }] = received as [(typeof received)[number]]
      const [t, ...signatures] = String(headers['ascent-signature']).split(',')
      const signed = (secret: string) =>
        `v1=${createHmac('sha256', secret)
          .update(`${t!.slice(2)}.${body}`)
          .digest('hex')}`
      return signatures.map((one) => secrets.findIndex((secret) => signed(secret) === one))
    }

    test('is signed with both for a day, and then with the new one alone', async () => {
      const { id, secret } = await registered(industry)
      const { secret: next, webhook } = await made(id)
      expect(next).toMatch(/^whsec_[\w-]{43}$/)
      expect(Date.parse(webhook.previousSecretUntil!) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
      expect(await signing([secret, next])).toEqual([1, 0])
      await database.db.webhook.updateMany({ data: { previousSecretUntil: new Date() } })
      expect(await signing([secret, next])).toEqual([1])
    })

    test('is signed with the new one alone when the one before is to end, and with no third one', async () => {
      const { id, secret } = await registered(industry)
      const { secret: second } = await made(id)
      const { secret: third } = await made(id)
      expect(await signing([secret, second, third])).toEqual([2, 1])
      const { secret: fourth, webhook } = await made(id, { endsPrevious: true })
      expect(webhook.previousSecretUntil).toBeNull()
      expect(await signing([secret, second, third, fourth])).toEqual([3])
      expect(await database.db.webhook.findFirst()).toMatchObject({ previousSecret: null })
    })

    test('of two at once one is refused, and the secret that was shown signs', async () => {
      const { id } = await registered(industry)
      const row = await database.db.webhook.findFirstOrThrow()
      const results = await atOnce(database.db, 'Webhook', row.id, [() => renew(id), () => renew(id)])
      const answers = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      const shown = answers.flatMap(
        ({ data }) => (data?.['createWebhookSecret'] as never as { secret: string } | undefined)?.secret ?? [],
      )
      // One after the other, on a database with one connection, each gets its own.
      const refused = process.env['TEST_DATABASE_URL'] ? ['CONFLICT'] : []
      expect(answers.flatMap(({ codes }) => codes)).toEqual(refused)
      expect(shown).toHaveLength(2 - refused.length)
      expect((await signing(shown))[0]).toBe(shown.length - 1)
    })

    test('nobody else gives it one', async () => {
      const { id } = await registered(industry)
      expect((await renew(id, {}, null)).codes).toEqual(['UNAUTHENTICATED'])
      expect((await renew(id, {}, team)).codes).toEqual(['NOT_FOUND'])
    })
  })

  test('goes to those who may see the project, before it is closed to them, and to nobody else', async () => {
    await registered(industry)
    await registered(await person(database.db, 'INVESTOR'))
    await registered(await person(database.db, 'EXPERT'))
    const { id } = await project()
    await open(id)
    await open(id, false)
    await runJobs(database.db, new Date(Date.now() + 1_000))
    const events = received.map(({ body }) => (JSON.parse(body) as { event: string }).event)
    expect(events.sort()).toEqual(['PROJECT_ACCESS_REVOKED', 'PROJECT_APPROVED'])
  })

  test('tells of new projects and of moves, also of the one that takes a project out of sight', async () => {
    await registered(team, here, ['PROJECT_CREATED', 'PROJECT_STATUS_CHANGED'])
    await registered(industry, here, ['PROJECT_STATUS_CHANGED'])
    const act = (as: Viewer, name: string, input: object) => perform(database.db, name, input, { as })
    const researcher = await person(database.db, 'RESEARCHER')
    await act(researcher, 'createProject', { title: 'Kiln', description: 'Hot', status: 'PROPOSED' })
    const { id } = await database.db.project.findFirstOrThrow({ where: { title: 'Kiln' } })
    await act(team, 'reviewProject', { id: idOf('Project', id), decision: 'APPROVE' })
    await database.db.project.update({ where: { id }, data: { approvedForIndustry: true } })
    const moved = await act(researcher, 'updateProject', { id: idOf('Project', id), status: 'ACTIVE' })
    await act(team, 'archiveProjects', { ids: [idOf('Project', id)], reason: 'Over' })
    expect(moved.codes).toEqual([])
    const written = await database.db.webhookDelivery.findMany({ include: { webhook: true }, orderBy: { id: 'asc' } })
    const told = (userId: number) =>
      written
        .filter(({ webhook }) => webhook.userId === userId)
        .map(({ body }) => JSON.parse(body) as { event: string; status: { from: string | null; to: string } })
        .map(({ event, status }) => `${event} ${status.from} ${status.to}`)
    const [toActive, toArchive] = ['PROJECT_STATUS_CHANGED PLANNING ACTIVE', 'PROJECT_STATUS_CHANGED ACTIVE ARCHIVED']
    expect(told(industry.id)).toEqual([toActive, toArchive])
    const first = ['PROJECT_CREATED null PROPOSED', 'PROJECT_STATUS_CHANGED PROPOSED PLANNING']
    expect(told(team.id)).toEqual([...first, toActive, toArchive])
  })

  test('about what was not asked for is not written, and what is asked for can be chosen again', async () => {
    const { id } = await registered(industry, here, ['PROJECT_ACCESS_REVOKED'])
    await open((await project()).id)
    expect(await database.db.webhookDelivery.count()).toBe(0)
    const choose = (events: string[], as: Viewer | null = industry) =>
      perform(database.db, 'updateWebhook', { id, events }, { as, give: 'webhook { events }' })
    const chosen = await choose(['PROJECT_APPROVED', 'PROJECT_APPROVED'])
    expect(chosen.data!['updateWebhook']).toEqual({ webhook: { events: ['PROJECT_APPROVED'] } })
    await open((await project()).id)
    expect(await database.db.webhookDelivery.count()).toBe(1)
    expect((await choose([])).codes).toEqual(['INVALID'])
    expect((await choose(['PROJECT_APPROVED'], null)).codes).toEqual(['UNAUTHENTICATED'])
    const other = await person(database.db, 'INDUSTRY')
    expect((await choose(['PROJECT_APPROVED'], other)).codes).toEqual(['NOT_FOUND'])
  })

  test('is tried again after two refusals, and the log says so', async () => {
    answers = [500, 503]
    const hook = await registered(industry)
    expect((await change('testWebhook', hook.id, industry)).codes).toEqual([])
    waits.first = 500
    const jobs = await openJobs(database, [sendWebhook])
    await jobs.begin()
    const log = async () => {
      const { data } = await run(
        database.db,
        '{ webhooks { edges { node { deliveries { event attempts answer deliveredAt } } } } }',
        { as: industry },
      )
      const { edges } = data!['webhooks'] as never as {
        edges: { node: { deliveries: { deliveredAt: string | null }[] } }[]
      }
      return edges[0]!.node.deliveries
    }
    await expect.poll(async () => (await log())[0]!.deliveredAt, { timeout: 30_000 }).toBeTruthy()
    await jobs.stop()
    expect(await log()).toEqual([{ event: null, attempts: 3, answer: 'HTTP 200', deliveredAt: expect.anything() }])
    expect(new Set(received.map(({ body }) => body)).size, 'the same text each time').toBe(1)
  })

  test('is not sent when SECRET_KEY is another one, and the log says why', async () => {
    const hook = await registered(industry)
    await change('testWebhook', hook.id, industry)
    config.secretKeys = []
    const reason = 'it was encrypted with another SECRET_KEY'
    await runJobs(database.db, new Date(Date.now() + 1_000))
    expect(received).toEqual([])
    const { answer } = await database.db.webhookDelivery.findFirstOrThrow({ orderBy: { id: 'desc' } })
    expect(answer).toContain(reason)
  })

  test('is not redirected', async () => {
    answers = [302]
    const hook = await registered(industry)
    await change('testWebhook', hook.id, industry)
    await runJobs(database.db, new Date(Date.now() + 1_000))
    expect(received).toHaveLength(1)
    const { answer, deliveredAt } = await database.db.webhookDelivery.findFirstOrThrow({ orderBy: { id: 'desc' } })
    expect({ answer, deliveredAt }).toEqual({ answer: 'HTTP 302', deliveredAt: null })
  })
})

// ASVS 1.3.6
describe('no call is made', () => {
  const blocked = [
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest',
    'https://[::ffff:192.168.1.1]/',
    'https://0.0.0.0/',
    'https://2130706433/',
  ]

  test.each(blocked)('to %s', async (url) => {
    reach.thisMachine = false
    await expect(send({ url, secrets: ['s'], body: '{}', id: 1 })).rejects.toThrow('The address is not a public one')
  })

  test('without https', async () => {
    reach.thisMachine = false
    await expect(send({ url: here, secrets: ['s'], body: '{}', id: 1 })).rejects.toThrow(
      'Only https addresses are called',
    )
    expect(received).toEqual([])
  })

  test.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['100.64.0.1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['fec0::1', false],
    ['::127.0.0.1', false],
    ['::10.0.0.1', false],
    ['::ffff:127.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['2001::1', false],
    ['224.0.0.1', false],
    ['::ffff:8.8.8.8', true],
  ])('unless it is public: %s is %s', (address, is) => {
    expect(isPublic(address)).toBe(is)
  })
})

describe('an address', () => {
  test.each([
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    'https://a:b@hooks.example.com/',
    'nonsense',
    '',
  ])('like %s is refused', async (url) => {
    expect((await create(industry, { url, events: ['PROJECT_APPROVED'] })).codes).toEqual(['INVALID'])
  })

  test('belongs to its person alone', async () => {
    const hook = await registered(industry)
    const other = await person(database.db, 'INDUSTRY')
    for (const name of ['testWebhook', 'deleteWebhook']) {
      expect((await change(name, hook.id, other)).codes).toEqual(['NOT_FOUND'])
      expect((await change(name, hook.id, null)).codes).toEqual(['UNAUTHENTICATED'])
    }
    const list = await run(database.db, '{ webhooks { totalCount } }', { as: other })
    expect(list.data!['webhooks']).toEqual({ totalCount: 0 })
    const node = await run(database.db, 'query ($id: ID!) { node(id: $id) { id } }', {
      as: other,
      variables: { id: hook.id },
    })
    expect(node.data!['node']).toBeNull()
    expect((await create(null, { url: here, events: ['PROJECT_APPROVED'] })).codes).toEqual(['UNAUTHENTICATED'])
    expect((await change('deleteWebhook', hook.id, industry)).codes).toEqual([])
    expect(await database.db.webhook.count()).toBe(0)
  })
})
