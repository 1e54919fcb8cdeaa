/** A forgotten password set by a mailed link, and a known one changed. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { config } from '../../config.ts'
import { accounts, email, password } from '../../testing/accounts.ts'
import { runJobs } from '../../testing/jobs.ts'
import { perform } from '../../testing/run.ts'
import { bearer } from '../../testing/server.ts'
import { timesTold } from '../../testing/told.ts'
import { hashPassword } from './password.ts'

const { server, dataDir, act } = await accounts()
beforeAll(() => makeUser(server.db, { email: 'out@test.example', status: 'SUSPENDED' }))

describe('a forgotten password', () => {
  const folder = path.join(dataDir, 'outbox')
  const empty = async () => {
    await runJobs(server.db)
    rmSync(folder, { recursive: true, force: true })
  }
  beforeEach(empty)

  const forgot = async (address: string) => {
    const answer = await act('forgotPassword', { email: address }, 'message')
    await runJobs(server.db)
    return answer
  }
  const outbox = () =>
    existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8')) : []
  /** The token in the link that is mailed. */
  const mailed = async () => {
    await empty()
    await forgot(email)
    const text = outbox()[0]!.replaceAll('=\n', '').replaceAll('=3D', '=')
    return /reset-password\?token=([\w-]{43})/.exec(text)![1]!
  }
  const reset = (resetToken: string, chosen = 'a-new-one') =>
    act('resetPassword', { resetToken, password: chosen }, 'done')
  const stale = { resetToken: 'This link is no longer valid. Request a new one.' }

  // ASVS 6.3.8
  test('is answered alike with and without an account; a mail goes to the account alone', async () => {
    const { data } = await forgot(email)
    expect(data!['forgotPassword']).toEqual({
      message: `If an account exists for ${email}, a reset link will be sent.`,
    })
    expect(outbox()).toHaveLength(1)
    expect(outbox()[0]).toContain(`To: ${email}`)
    expect((await forgot('nobody@test.example')).data!['forgotPassword']).toEqual({
      message: 'If an account exists for nobody@test.example, a reset link will be sent.',
    })
    await forgot('out@test.example')
    expect(outbox(), 'none to nobody, none to a closed account').toHaveLength(1)
  })

  // ASVS 7.4.3
  test('is set again by the mailed link, once, which ends every session and tells the person', async () => {
    const { id } = await server.db.user.findUniqueOrThrow({ where: { email } })
    const token = await server.session({ id })
    const link = await mailed()
    await empty()
    expect((await reset(link)).data!['resetPassword']).toEqual({ done: true })
    await runJobs(server.db)
    expect((await server.ask('GET', '/api/user', { headers: bearer(token) })).status).toBe(401)
    expect((await act('login', { email, password: 'a-new-one' }, 'token')).codes).toEqual([])
    expect((await act('login', { email, password }, 'token')).codes).toEqual(['UNAUTHENTICATED'])
    expect(outbox()[0]).toContain('Subject: Your password was changed')
    expect(await timesTold(server.db, { id }, 'PASSWORD_CHANGED')).toBe(1)
    expect((await reset(link)).errors[0]!.extensions).toMatchObject({ fieldErrors: stale })
  })

  // ASVS 6.4.1
  test('is not set by a link after 30 minutes', async () => {
    const link = await mailed()
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] })
    expect((await reset(link)).errors[0]!.extensions).toMatchObject({ fieldErrors: stale })
    vi.setSystemTime(Date.now() - 2 * 60_000)
    expect((await reset(link)).codes).toEqual([])
  })

  test('is set by one of several links; the others are used up with it', async () => {
    const [first, second] = [await mailed(), await mailed()]
    expect((await reset(first)).codes).toEqual([])
    expect((await reset(second)).codes).toEqual(['INVALID'])
  })

  test('keeps its link when the new password will not do', async () => {
    const link = await mailed()
    config.demo = false
    expect((await reset(link, 'password1')).errors[0]!.extensions).toMatchObject({
      fieldErrors: { password: 'This password is too common. Choose one that is harder to guess.' },
    })
    expect((await reset(link, 'quite-another')).codes).toEqual([])
  })

  test('is set once even when the link is used twice at the same time', async () => {
    const link = await mailed()
    const answers = await Promise.all([reset(link, 'this-one-1'), reset(link, 'that-one-2')])
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['INVALID'])
  })

  test('leaves only the hash of its link in the database', async () => {
    const link = await mailed()
    expect(JSON.stringify(await server.db.passwordReset.findMany())).not.toContain(link)
  })
})

// ASVS 6.2.3
describe('changing the password', () => {
  test('asks for the current one', async () => {
    const viewer = await makeUser(server.db, { passwordHash: await hashPassword(password) })
    const { errors } = await perform(
      server.db,
      'changePassword',
      { currentPassword: 'no', password: 'a-new-one' },
      { as: viewer },
    )
    expect(errors[0]!.extensions).toEqual({
      code: 'INVALID',
      fieldErrors: { currentPassword: 'The current password is incorrect' },
    })
  })
})
