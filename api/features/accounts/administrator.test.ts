/** The first administrator of an installation. */
import { expect, test } from 'vitest'
import { accounts } from '../../testing/accounts.ts'
import { runJobs } from '../../testing/jobs.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { person } from '../../testing/run.ts'
import { makeAdministrator } from './administrator.ts'

const { server, act } = await accounts()
const { db } = server
const tokenIn = (path: string) => new URL(path, 'http://ascent.test').searchParams.get('token')

test('is made with a link that works once, and signs in with the password that was chosen', async () => {
  const { path, created } = await makeAdministrator(db, 'first@test.example')
  expect(await db.user.findUnique({ where: { email: 'first@test.example' } })).toMatchObject({ name: 'First' })
  expect(created).toBe(true)
  const resetToken = tokenIn(path)
  expect((await act('login', { email: 'first@test.example', password: 'anything' }, 'token')).codes).toEqual([
    'UNAUTHENTICATED',
  ])
  const choose = () => act('resetPassword', { resetToken, password: 'a-long-one-1' }, 'done')
  expect((await choose()).codes).toEqual([])
  // Nobody could sign in before: the first password is no news to its person.
  await runJobs(db)
  expect(mailsTo('first@test.example')).toEqual([])
  expect(await db.notification.count({ where: { user: { email: 'first@test.example' } } })).toBe(0)
  expect((await choose()).codes).toEqual(['INVALID'])
  const signedIn = await act(
    'login',
    { email: 'first@test.example', password: 'a-long-one-1' },
    'viewer { role permissions }',
  )
  expect(signedIn.data).toMatchObject({ login: { viewer: { role: 'ADMIN' } } })
  const [entry] = await db.auditEntry.findMany({ where: { action: 'makeAdministrator' } })
  expect(entry).toMatchObject({ actorId: null, changes: { role: [null, 'ADMIN'] } })
})

test('is named as the address says, since mails are signed with it', async () => {
  await makeAdministrator(db, 'huda.al-mansoori@test.example')
  expect(await db.user.findUnique({ where: { email: 'huda.al-mansoori@test.example' } })).toMatchObject({
    name: 'Huda Al Mansoori',
    firstName: 'Huda',
    lastName: 'Al Mansoori',
  })
})

test('may be an account that is there: its sessions end with its role', async () => {
  const someone = await person(db, 'RESEARCHER', { status: 'SUSPENDED' })
  await server.session(someone)
  expect((await makeAdministrator(db, someone.email)).created).toBe(false)
  expect(await db.user.findUnique({ where: { id: someone.id } })).toMatchObject({ role: 'ADMIN', status: 'ACTIVE' })
  expect(await db.signIn.count({ where: { userId: someone.id } })).toBe(0)
})
