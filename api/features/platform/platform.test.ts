/** Settings of the whole platform, and what goes on while it is maintained. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { config } from '../../config.ts'
import { forgetLimits } from '../../currentLimits.ts'
import { ROLES } from '../../policy.ts'
import { everyMutation } from '../../testing/everyMutation.ts'
import { person } from '../../testing/run.ts'
import { bearer, testServer, type TestServer } from '../../testing/server.ts'
import type { Viewer } from '../../viewer.ts'
import { hashPassword } from '../accounts/password.ts'
import { openSession } from '../accounts/session.ts'

let server: TestServer
let admin: Viewer
beforeAll(async () => {
  server = await testServer()
  admin = await person(server.db, 'ADMIN', { name: 'Adam Admin' })
})
afterEach(async () => {
  await server.db.platform.deleteMany()
  forgetLimits(server.db)
})
afterAll(() => server.close())

const signedIn = async ({ id }: Pick<Viewer, 'id'>) =>
  (await openSession(server.db, id, { remember: false, userAgent: 'Test', address: '10.0.0.9' })).token
const ask = (token: string | null, query: string, variables: object = {}) =>
  server.graphql(query, { ...(token ? { headers: bearer(token) } : {}), variables })

const settings = {
  verifyNewAccounts: true,
  shortDollars: true,
  senderName: 'Tech Transfer',
  replyTo: 'office@ascent.test',
  uploadMaxMb: 10,
  sessionRequests: 600,
}
const revision = async () => (await server.db.platform.findFirst())?.settingsRevision ?? 0
const update = async (token: string | null, input: object = settings) =>
  ask(
    token,
    'mutation ($input: UpdatePlatformSettingsInput!) { updatePlatformSettings(input: $input) { platformSettings { verifyNewAccounts shortDollars senderName replyTo uploadMaxMb sessionRequests changes { action changes { field before after } } } } }',
    { input: { revision: await revision(), ...input } },
  )
const start = (token: string | null, input: object = {}) =>
  ask(
    token,
    'mutation ($input: StartMaintenanceInput!) { startMaintenance(input: $input) { platformSettings { maintenance { since until text textArabic } } } }',
    { input },
  )
const testMail = (token: string | null) => ask(token, 'mutation { testMail { sentTo delivered } }')
const end = (token: string | null) =>
  ask(token, 'mutation { endMaintenance { platformSettings { maintenance { since } } } }')

test('are changed by administrators alone, and each change is written down', async () => {
  expect((await update(null)).codes).toEqual(['UNAUTHENTICATED'])
  expect((await testMail(null)).codes).toEqual(['UNAUTHENTICATED'])
  for (const role of ROLES.filter((one) => one !== 'ADMIN')) {
    const token = await signedIn(await person(server.db, role))
    for (const call of [update, start, end, testMail]) expect((await call(token)).codes, role).toEqual(['FORBIDDEN'])
    const { data, codes } = await ask(
      token,
      '{ platformSettings { shortDollars revision senderName replyTo uploadMaxMb mostUploadMb sessionRequests mostSessionRequests mailFrom verifyNewAccounts changes { action } } }',
    )
    expect(codes.length, role).toBeGreaterThan(0)
    expect(data!['platformSettings']).toMatchObject({
      shortDollars: false,
      revision: null,
      senderName: null,
      replyTo: null,
      mostUploadMb: null,
      mostSessionRequests: null,
      changes: null,
    })
  }
  const { data } = await update(await signedIn(admin))
  expect(data!['updatePlatformSettings']).toEqual({
    platformSettings: {
      ...settings,
      changes: [
        {
          action: 'updatePlatformSettings',
          changes: expect.arrayContaining([
            { field: 'shortDollars', before: false, after: true },
            { field: 'replyTo', before: null, after: 'office@ascent.test' },
          ]) as unknown,
        },
      ],
    },
  })
  const event = await server.db.securityEvent.findFirstOrThrow({ where: { kind: 'SETTINGS_CHANGED' } })
  expect(event).toMatchObject({ userId: admin.id, detail: expect.stringContaining('shortDollars true') as string })
})

test.each([
  ['replyTo', 'nowhere'],
  ['senderName', 'Ascent <eve@evil.test>'],
  ['senderName', 'x'.repeat(61)],
  ['uploadMaxMb', 0],
  ['uploadMaxMb', config.uploadMaxMb + 1],
  ['sessionRequests', 59],
  ['sessionRequests', config.sessionRequests + 1],
])('a wrong %s is refused by its name: %s', async (field, value) => {
  const { errors } = await update(await signedIn(admin), { ...settings, [field]: value })
  expect(errors[0]!.extensions).toMatchObject({
    code: 'INVALID',
    fieldErrors: { [field]: expect.any(String) as string },
  })
})

test('saving over somebody else’s change is refused', async () => {
  const token = await signedIn(admin)
  expect((await update(token)).codes).toEqual([])
  const late = await update(token, { ...settings, revision: 0 })
  expect(late.codes).toEqual(['CONFLICT'])
  expect(late.errors[0]!.message).toContain('Someone else has just changed this settings page.')
})

test('lower limits hold at once: for uploads, and for the requests of a session', async () => {
  const token = await signedIn(admin)
  expect((await update(token, { ...settings, uploadMaxMb: 2, sessionRequests: 60 })).codes).toEqual([])
  expect((await ask(token, '{ uploadMaxBytes }')).data).toEqual({ uploadMaxBytes: 2 * 1_048_576 })
  const other = await signedIn(admin)
  const codes = await Promise.all(Array.from({ length: 61 }, () => ask(other, '{ viewer { id } }')))
  expect(codes.flatMap((one) => one.codes)).toEqual(['RATE_LIMITED'])
  forgetLimits(server.db)
})

test('a test mail goes to oneself with the name of the sender, and is written down', async () => {
  const token = await signedIn(admin)
  await update(token)
  expect((await testMail(token)).data).toEqual({ testMail: { sentTo: admin.email, delivered: false } })
  const outbox = path.join(config.dataDir, 'outbox')
  const mail = readFileSync(path.join(outbox, readdirSync(outbox).sort().at(-1)!), 'utf8')
  expect(mail).toContain('From: Tech Transfer <')
  expect(mail).toContain(`To: ${admin.email}`)
  expect(await server.db.auditEntry.count({ where: { action: 'testMail', actorId: admin.id } })).toBe(1)
})

test('an empty address takes the old one away', async () => {
  const token = await signedIn(admin)
  await update(token)
  const { data } = await update(token, { ...settings, replyTo: '' })
  expect(data!['updatePlatformSettings']).toMatchObject({ platformSettings: { replyTo: null } })
})

test('everybody knows of a maintenance, which ends once and does not start twice', async () => {
  const token = await signedIn(admin)
  expect((await start(token, { until: '2020-01-01T00:00:00Z' })).codes).toEqual(['INVALID'])
  expect((await end(token)).codes).toEqual(['CONFLICT'])
  const until = new Date(Date.now() + 3_600_000).toISOString()
  expect((await start(token, { text: 'A new version', until })).codes).toEqual([])
  expect((await start(token)).codes).toEqual(['CONFLICT'])
  const { data } = await ask(null, '{ platformSettings { maintenance { until text textArabic } } }')
  expect(data).toEqual({ platformSettings: { maintenance: { until, text: 'A new version', textArabic: '' } } })
  expect((await end(token)).codes).toEqual([])
  expect((await ask(null, '{ platformSettings { maintenance { until } } }')).data).toEqual({
    platformSettings: { maintenance: null },
  })
})

/** What those who sign in, and out, need; and who has lost the password of an account. */
const goesOn = new Set(
  'login devLogin logout completeSignIn confirmPassword endSignIn endOtherSignIns endViewAs startTotp confirmTotp startPasskey addPasskey startPasskeySignIn signInWithPasskey startPasskeyProof confirmWithPasskey startProviderSignIn signInWithProvider seeAnnouncements forgotPassword resetPassword'.split(
    ' ',
  ),
)

test('meanwhile every other change of others is refused, with the time to wait', { timeout: 60_000 }, async () => {
  await start(await signedIn(admin), { until: new Date(Date.now() + 600_000) })
  const team = await signedIn(await person(server.db, 'KU_TEAM'))
  const done: string[] = []
  for (const { name, call, variables } of everyMutation()) {
    if (goesOn.has(name)) continue
    for (const token of [team, null]) {
      const { codes, errors } = await ask(token, call, variables)
      // Who may not do it at all is told so.
      if (['FORBIDDEN', 'UNAUTHENTICATED'].includes(codes.join())) continue
      if (codes.join() !== 'UNAVAILABLE') done.push(`${name}: ${codes.join()}`)
      else expect(errors[0]!.extensions!['retryAfter']).toBeGreaterThan(500)
    }
  }
  expect(done).toEqual([])
})

test('meanwhile people sign in and read, over REST too; programs change nothing; administrators do', async () => {
  const ann = await person(server.db, 'RESEARCHER', { passwordHash: await hashPassword('a-good-one') } as never)
  const { id } = await makeProject(server.db, { ownerId: ann.id, status: 'DRAFT' })
  await start(await signedIn(admin))
  const login = await ask(null, `mutation { login(input: {email: "${ann.email}", password: "a-good-one"}) { token } }`)
  const token = (login.data!['login'] as { token: string }).token
  const call = (method: string, path: string, body?: object, as = token) =>
    server.ask(method, path, { headers: bearer(as), ...(body ? { body } : {}) })
  expect((await call('GET', `/api/projects/${id}`)).status).toBe(200)
  const refused = await call('PATCH', `/api/projects/${id}`, { title: 'Other' })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '300'])
  expect((await call('POST', '/api/upload', {})).status).toBe(503)
  expect((await call('PATCH', `/api/projects/${id}`, { title: 'Other' }, await signedIn(admin))).status).toBe(200)
  expect((await call('POST', '/api/logout')).status).toBe(204)
})
