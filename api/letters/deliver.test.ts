/** Mails wait for the mail server: what it refuses, what it cannot take for now, what is given up and sent again. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passwordChangedLetter, resetLetter } from '../features/accounts/account.mails.ts'
import { config } from '../config.ts'
import * as mail from '../mail.ts'
import { ROLES } from '../policy.ts'
import { fileDatabase } from '../testing/fileDatabase.ts'
import { idOf } from '../testing/ids.ts'
import { mailsTo } from '../testing/outbox.ts'
import { perform, person, run } from '../testing/run.ts'
import { deliverMail } from './deliver.ts'
import { post } from './post.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const admin = await person(db, 'ADMIN')
const usual = { ...config }

beforeEach(async () => {
  config.dataDir = mkdtempSync(path.join(tmpdir(), 'ascent deliver '))
  await db.outgoingMail.deleteMany()
  await db.$executeRaw`DELETE FROM pgboss.job`
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  rmSync(config.dataDir, { recursive: true })
  Object.assign(config, usual)
})

const posted = async () => (await db.$transaction((tx) => post(tx, passwordChangedLetter, ada, {})))!.id
const row = (id: number) => db.outgoingMail.findUniqueOrThrow({ where: { id } })
const deliver = (id: number) => deliverMail.perform(db, { id })
const failing = (error: object) =>
  vi.spyOn(mail, 'sendMail').mockRejectedValue(Object.assign(new Error('No answer'), error))
const jobs = () => db.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'deliverMail'`

test('a mail is a row before it is sent, and is sent once', async () => {
  const id = await posted()
  expect(await row(id)).toMatchObject({
    kind: 'PASSWORD_CHANGED_LETTER',
    userId: ada.id,
    email: ada.email,
    subject: 'Your password was changed',
    state: 'WAITING',
    attempts: 0,
  })
  expect(await jobs()).toEqual([{ n: 1 }])
  await deliver(id)
  await deliver(id)
  expect(mailsTo(ada.email)).toHaveLength(1)
  expect(await row(id)).toMatchObject({ state: 'SENT', attempts: 1, data: {}, endedAt: expect.any(Date) as Date })
  expect((await row(id)).answer).toMatch(/^outbox/)
})

test('what the mail server does not take for now is tried again, with the reason, and nothing is lost in three days', async () => {
  const id = await posted()
  failing({ code: 'ECONNREFUSED' })
  const { giveUpAt, createdAt } = await row(id)
  expect(giveUpAt.getTime() - createdAt.getTime()).toBeGreaterThanOrEqual(72 * 3_600_000 - 1_000)
  await expect(deliver(id)).rejects.toThrow('No answer')
  await expect(deliver(id)).rejects.toThrow('No answer')
  expect(await row(id)).toMatchObject({ state: 'WAITING', attempts: 2, answer: 'No answer', endedAt: null })
  vi.useFakeTimers({ now: new Date(giveUpAt.getTime() - 1_000), toFake: ['Date'] })
  await expect(deliver(id)).rejects.toThrow('No answer')
  vi.restoreAllMocks()
  await deliver(id)
  expect(await row(id)).toMatchObject({ state: 'SENT', attempts: 4 })
})

test('after three days it is given up, keeps what it is written from, and can be sent again', async () => {
  const id = await posted()
  failing({ code: 'ETIMEDOUT' })
  const { giveUpAt } = await row(id)
  vi.useFakeTimers({ now: giveUpAt, toFake: ['Date'] })
  await deliver(id)
  expect(await row(id)).toMatchObject({ state: 'GIVEN_UP', answer: 'No answer', endedAt: giveUpAt })
  const again = await perform(
    db,
    'sendMailAgain',
    { id: idOf('OutgoingMail', id) },
    { as: admin, give: 'mail { state }' },
  )
  expect(again.data).toEqual({ sendMailAgain: { mail: { state: 'WAITING' } } })
  vi.restoreAllMocks()
  await deliver(id)
  expect((await row(id)).state).toBe('SENT')
})

test.each([
  ['a recipient', { responseCode: 550, command: 'RCPT TO' }, 'FAILED'],
  ['a content', { responseCode: 554, command: 'DATA' }, 'FAILED'],
  ['a recipient for now', { responseCode: 451, command: 'RCPT TO' }, 'WAITING'],
  ['the credentials of the platform', { responseCode: 535, command: 'AUTH PLAIN' }, 'WAITING'],
  ['the sender of the platform', { responseCode: 550, command: 'MAIL FROM' }, 'WAITING'],
])('a mail server that refuses %s', async (_, error, state) => {
  const id = await posted()
  failing(error)
  await deliver(id).catch(() => undefined)
  expect((await row(id)).state).toBe(state)
})

test('nothing but what failed is sent again, and by administrators alone', async () => {
  const id = await posted()
  const again = (as: Parameters<typeof perform>[3]['as']) =>
    perform(db, 'sendMailAgain', { id: idOf('OutgoingMail', id) }, { as })
  const list = '{ outgoingMails { totalCount edges { node { email subject answer } } } givenUpMails }'
  for (const state of ['WAITING', 'SENT', 'NOT_NEEDED'] as const) {
    await db.outgoingMail.update({ where: { id }, data: { state } })
    expect((await again(admin)).codes, state).toEqual(['CONFLICT'])
  }
  await db.outgoingMail.update({ where: { id }, data: { state: 'FAILED' } })
  expect((await again(null)).codes).toEqual(['UNAUTHENTICATED'])
  expect((await perform(db, 'sendGivenUpMails', {}, { as: null }).catch(() => null))?.codes ?? []).not.toEqual([])
  for (const role of ROLES.filter((one) => one !== 'ADMIN')) {
    const as = await person(db, role)
    expect((await again(as)).codes, role).toEqual(['FORBIDDEN'])
    expect((await run(db, 'mutation { sendGivenUpMails { count } }', { as })).codes, role).toEqual(['FORBIDDEN'])
    expect((await run(db, list, { as })).codes, role).toContain('FORBIDDEN')
  }
  expect((await again(admin)).codes).toEqual([])
  expect(await db.auditEntry.count({ where: { action: 'sendMailAgain', entityId: id } })).toBe(1)
})

test('all that were given up are sent again at once', async () => {
  const ids = [await posted(), await posted(), await posted()]
  await db.outgoingMail.updateMany({ where: { id: { in: ids.slice(0, 2) } }, data: { state: 'GIVEN_UP' } })
  expect((await run(db, '{ givenUpMails }', { as: admin })).data).toEqual({ givenUpMails: 2 })
  const { data } = await run(db, 'mutation { sendGivenUpMails { count } }', { as: admin })
  expect(data).toEqual({ sendGivenUpMails: { count: 2 } })
  expect(await db.outgoingMail.count({ where: { state: 'WAITING' } })).toBe(3)
  expect(await jobs()).toEqual([{ n: 5 }])
})

test('a link to sign in with is made when its letter is written, kept nowhere, and taken back when it was not sent', async () => {
  const posting = () => db.$transaction((tx) => post(tx, resetLetter, ada, {}))
  const { id } = (await posting())!
  failing({})
  await deliver(id).catch(() => undefined)
  expect(await db.passwordReset.count()).toBe(0)
  vi.restoreAllMocks()
  await deliver(id)
  const token = /token=([\w-]+)/.exec(mailsTo(ada.email)[0]!)![1]!
  expect(JSON.stringify(await db.outgoingMail.findMany())).not.toContain(token)
  const jobsNow = await db.$queryRaw`SELECT data FROM pgboss.job`
  expect(JSON.stringify(jobsNow)).not.toContain(token)
  const closed = (await posting())!
  await db.user.update({ where: { id: ada.id }, data: { status: 'SUSPENDED' } })
  await deliver(closed.id)
  await db.user.update({ where: { id: ada.id }, data: { status: 'ACTIVE' } })
  expect((await row(closed.id)).state).toBe('NOT_NEEDED')
})
