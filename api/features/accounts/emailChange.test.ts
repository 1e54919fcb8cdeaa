/** Another address for one's account: mailed there, told to the address before, counted once, for a day. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { accounts, email, password } from '../../testing/accounts.ts'
import { runJobs } from '../../testing/jobs.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { perform, person, run } from '../../testing/run.ts'
import { viewerColumns, type Viewer } from '../../viewer.ts'
import { closeLimits } from '../../limits.ts'
import { hashPassword } from './password.ts'

const { server, dataDir, act } = await accounts()
const { db } = server
const folder = path.join(dataDir, 'outbox')
const other = 'taken@test.example'
await makeUser(db, { email: other, username: 'taken', passwordHash: await hashPassword(password) })
const { id } = await db.user.findUniqueOrThrow({ where: { email } })
const wanted = 'ann.new@test.example'

beforeEach(async () => {
  await db.emailChange.deleteMany()
  await db.user.update({ where: { id }, data: { email, passwordHash: await hashPassword(password), status: 'ACTIVE' } })
  await empty()
})

async function empty() {
  await runJobs(db)
  rmSync(folder, { recursive: true, force: true })
}
const viewer = (): Promise<Viewer> => db.user.findUniqueOrThrow({ where: { id }, select: viewerColumns })
const request = async (address: string) => {
  const answer = await perform(
    db,
    'requestEmailChange',
    { email: address },
    { as: await viewer(), give: 'viewer { requestedEmail }' },
  )
  await runJobs(db)
  return answer
}
const linkIn = (mail: string | undefined) => /confirm-email\?token=([\w-]{43})/.exec(mail ?? '')?.[1] ?? ''
/** The token in the link that is mailed to the new address. */
const mailed = async (address = wanted) => {
  await request(address)
  return linkIn(mailsTo(address)[0])
}
const confirm = (token: string) => act('confirmEmailChange', { token }, 'email')
const address = async () => (await viewer()).email

test('is mailed to the new address and told to the one before; the link changes it, once', async () => {
  expect((await request(wanted)).data!['requestEmailChange']).toEqual({ viewer: { requestedEmail: wanted } })
  expect([mailsTo(email), mailsTo(wanted)].map(({ length }) => length)).toEqual([1, 1])
  const [asked] = mailsTo(email)
  expect(asked).toContain('Subject: A new address was requested for your account')
  expect(asked).toContain(wanted)
  expect(linkIn(asked), 'the address before gets no link').toBe('')
  const link = linkIn(mailsTo(wanted)[0])
  expect(await address()).toBe(email)
  await empty()
  expect((await confirm(link)).data!['confirmEmailChange']).toEqual({ email: wanted })
  await runJobs(db)
  expect(await address()).toBe(wanted)
  expect(mailsTo(email)[0]).toContain('Subject: Your account email address was changed')
  expect((await act('login', { email: wanted, password }, 'token')).codes).toEqual([])
  expect((await act('login', { email, password }, 'token')).codes).toEqual(['UNAUTHENTICATED'])
  expect((await confirm(link)).errors[0]!.extensions).toMatchObject({
    fieldErrors: { token: 'This link is no longer valid. Request a new one in your settings.' },
  })
  const [event] = await db.securityEvent.findMany({ where: { userId: id, kind: 'EMAIL_CHANGED' } })
  expect(event).toBeTruthy()
})

test('is answered alike for an address that another account has, and no link goes there', async () => {
  expect((await request(other.toUpperCase())).data!['requestEmailChange']).toEqual({
    viewer: { requestedEmail: other },
  })
  expect(mailsTo(other)).toEqual([])
  expect(mailsTo(email)).toHaveLength(1)
})

test('fails when somebody else has taken the address meanwhile', async () => {
  const link = await mailed('soon@test.example')
  await makeUser(db, { email: 'soon@test.example', username: 'soon' })
  expect((await confirm(link)).codes).toEqual(['INVALID'])
  expect(await address()).toBe(email)
})

test.each(['', 'not an address', 'x'.repeat(250) + '@test.example'])('refuses %j at the field', async (wrong) => {
  const { errors } = await request(wrong)
  expect(errors[0]!.extensions).toMatchObject({ code: 'INVALID', fieldErrors: { email: expect.any(String) } })
})

test('refuses the address that the account has', async () => {
  expect((await request(email)).errors[0]!.extensions).toMatchObject({
    fieldErrors: { email: 'Your account already uses this address' },
  })
})

test('ends after a day', async () => {
  const link = await mailed()
  vi.useFakeTimers({ now: Date.now() + 86_400_000 + 1_000, toFake: ['Date'] })
  expect((await confirm(link)).codes).toEqual(['INVALID'])
  expect((await run(db, '{ viewer { requestedEmail } }', { as: await viewer() })).data!['viewer']).toEqual({
    requestedEmail: null,
  })
  vi.setSystemTime(Date.now() - 60_000)
  expect((await confirm(link)).codes).toEqual([])
})

describe('its link is ended', () => {
  test('by another wish', async () => {
    const first = await mailed()
    const second = await mailed('ann.other@test.example')
    expect((await confirm(first)).codes).toEqual(['INVALID'])
    expect((await confirm(second)).data!['confirmEmailChange']).toEqual({ email: 'ann.other@test.example' })
  })

  test('by keeping the address', async () => {
    const link = await mailed()
    const { data } = await run(db, 'mutation { cancelEmailChange { viewer { requestedEmail } } }', {
      as: await viewer(),
    })
    expect(data!['cancelEmailChange']).toEqual({ viewer: { requestedEmail: null } })
    expect((await confirm(link)).codes).toEqual(['INVALID'])
  })

  test('by a new password', async () => {
    const link = await mailed()
    const change = { currentPassword: password, password: 'quite-another' }
    expect((await perform(db, 'changePassword', change, { as: await viewer() })).codes).toEqual([])
    expect((await confirm(link)).codes).toEqual(['INVALID'])
    expect(await address()).toBe(email)
  })

  test('when the account is suspended', async () => {
    const link = await mailed()
    await db.user.update({ where: { id }, data: { status: 'SUSPENDED' } })
    expect((await confirm(link)).codes).toEqual(['INVALID'])
  })
})

test('is not for accounts of the university’s sign-in', async () => {
  const link = await mailed()
  await db.user.update({ where: { id }, data: { passwordHash: null } })
  const { codes, errors } = await request('ann.other@test.example')
  expect(codes).toEqual(['CONFLICT'])
  expect(errors[0]!.message).toBe(
    'Your address comes from the university’s sign-in. Ask the university team to change it.',
  )
  expect((await confirm(link)).codes).toEqual(['INVALID'])
  expect((await run(db, '{ viewer { emailObstacle } }', { as: await viewer() })).data!['viewer']).toEqual({
    emailObstacle: errors[0]!.message,
  })
})

test('is of the person alone: visitors and others neither ask for it nor see it', async () => {
  await mailed()
  expect((await act('requestEmailChange', { email: wanted }, '__typename')).codes).toEqual(['UNAUTHENTICATED'])
  const stranger = await person(db, 'RESEARCHER')
  expect((await run(db, 'mutation { cancelEmailChange { viewer { id } } }', { as: stranger })).codes).toEqual([])
  expect(await db.emailChange.count({ where: { userId: id } })).toBe(1)
  expect((await run(db, '{ viewer { requestedEmail } }', { as: stranger })).data!['viewer']).toEqual({
    requestedEmail: null,
  })
})

test('is asked for five times an hour at most', async () => {
  for (let nth = 0; nth < 5; nth++) expect((await request(wanted)).codes).toEqual([])
  expect((await request(wanted)).codes).toEqual(['RATE_LIMITED'])
  closeLimits()
})

test('leaves only the hash of its link in the database', async () => {
  const link = await mailed()
  expect(link).toHaveLength(43)
  const kept = [await db.emailChange.findMany(), await db.outgoingMail.findMany(), await db.auditEntry.findMany()]
  expect(
    JSON.stringify(kept, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  ).not.toContain(link)
})
