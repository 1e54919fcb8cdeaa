/** Researchers are verified by an address of the university that they prove, and by nothing less. */
import { beforeEach, expect, test } from 'vitest'
import { config } from '../../config.ts'
import { accounts } from '../../testing/accounts.ts'
import { runJobs } from '../../testing/jobs.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { run } from '../../testing/run.ts'
import { viewerColumns } from '../../viewer.ts'

const { server, act } = await accounts()
beforeEach(() => Object.assign(config, { demo: false, universityDomains: ['uni.example'] }))

const register = async (email: string, role = 'RESEARCHER') => {
  const input = { name: 'New Comer', email, password: 'a long way home', role }
  expect((await act('register', input, 'token')).codes).toEqual([])
  await runJobs(server.db)
}
const statusOf = async (email: string) => (await server.db.user.findUniqueOrThrow({ where: { email } })).status
const confirms = async (email: string) => {
  const as = await server.db.user.findUniqueOrThrow({ where: { email }, select: viewerColumns })
  return (await run(server.db, '{ viewer { confirmsAddress } }', { as })).data
}
const linkIn = (mail: string | undefined) => /reset-password\?token=([\w-]{43})/.exec(mail ?? '')?.[1]

test.each(['ann@uni.example', 'bob@lab.uni.example'])('%s waits until the mailed link is used', async (email) => {
  await register(email)
  expect(await statusOf(email)).toBe('PENDING_VERIFICATION')
  expect(await confirms(email)).toEqual({ viewer: { confirmsAddress: true } })
  const resetToken = linkIn(mailsTo(email)[0])
  const session = await server.session(await server.db.user.findUniqueOrThrow({ where: { email } }))
  expect((await act('resetPassword', { resetToken, password: 'chosen by its owner' }, 'done')).codes).toEqual([])
  expect(await statusOf(email)).toBe('ACTIVE')
  expect(await confirms(email)).toEqual({ viewer: { confirmsAddress: false } })
  // Whoever registered with the address of another person is signed out, and no longer knows the password.
  expect((await server.ask('GET', '/api/user', { headers: { authorization: `Bearer ${session}` } })).status).toBe(401)
})

test.each([
  ['ann@firm.example', 'RESEARCHER'],
  ['ann@notuni.example', 'RESEARCHER'],
  ['ann@uni.example.evil.example', 'RESEARCHER'],
  ['eve@uni.example', 'INVESTOR'],
])('%s as %s waits for the university, also after a new password', async (email, role) => {
  await register(email, role)
  expect(mailsTo(email)).toEqual([])
  expect(await confirms(email)).toEqual({ viewer: { confirmsAddress: false } })
  expect((await act('forgotPassword', { email }, 'message')).codes).toEqual([])
  await runJobs(server.db)
  const input = { resetToken: linkIn(mailsTo(email)[0]), password: 'chosen by its owner' }
  expect((await act('resetPassword', input, 'done')).codes).toEqual([])
  expect(await statusOf(email)).toBe('PENDING_VERIFICATION')
})
