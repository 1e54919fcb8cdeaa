/** Accounts that administrators make: the invitation, a changed role, and the tables that only they read. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { runJobs } from '../../testing/jobs.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { perform, person, run } from '../../testing/run.ts'
import { ROLES } from '../../policy.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN')
const day = 86_400_000
let made = 0

async function invited(more: object = {}) {
  const email = `invited.${Date.now()}.${++made}@test.example`
  const { codes } = await perform(db, 'createUser', { name: 'Dee Ray', email, role: 'EXPERT', ...more }, { as: admin })
  expect(codes).toEqual([])
  await runJobs(db)
  return db.user.findUniqueOrThrow({ where: { email } })
}
const again = (id: number) => perform(db, 'inviteAgain', { id: idOf('User', id) }, { as: admin })

test('who is invited reads by whom, with the message, and has seven days for the link', async () => {
  const { id, email } = await invited({ message: 'Welcome to the board.' })
  const [mail] = mailsTo(email)
  expect(mail).toContain(admin.name)
  expect(mail).toContain('Welcome to the board.')
  expect(mail).toContain('/auth/reset-password?token')
  const { expiresAt } = await db.passwordReset.findFirstOrThrow({ where: { userId: id } })
  expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(6.9 * day)
  expect(expiresAt.getTime() - Date.now()).toBeLessThan(7.1 * day)
})

test('an account with a password is not invited, and who has chosen one is not invited again', async () => {
  const chosen = await invited({ password: 'a long enough password' })
  expect(mailsTo(chosen.email)).toEqual([])
  expect((await again(chosen.id)).codes).toEqual(['CONFLICT'])
  const waiting = await invited()
  expect((await again(waiting.id)).codes).toEqual([])
  await runJobs(db)
  expect(mailsTo(waiting.email)).toHaveLength(2)
  const asked = `query ($number: Int!) { user(number: $number) { isInvited } }`
  const isInvited = async (number: number, as = admin) => (await run(db, asked, { as, variables: { number } })).data
  expect(await isInvited(waiting.id)).toEqual({ user: { isInvited: true } })
  expect(await isInvited(chosen.id)).toEqual({ user: { isInvited: false } })
  expect(await isInvited(waiting.id, await person(db, 'KU_TEAM'))).toEqual({ user: { isInvited: null } })
})

test('another role is mailed with its reason, which the record of changes keeps', async () => {
  const { id, email } = await invited({ password: 'a long enough password' })
  const input = { id: idOf('User', id), role: 'RESEARCHER', reason: 'Joins the faculty.' }
  expect((await perform(db, 'updateUser', input, { as: admin })).codes).toEqual([])
  await runJobs(db)
  const [mail] = mailsTo(email)
  expect(mail).toContain('Joins the faculty.')
  const entry = await db.auditEntry.findFirstOrThrow({ where: { entity: 'User', entityId: id, action: 'updateUser' } })
  expect(entry).toMatchObject({ comment: 'Joins the faculty.', changes: { role: ['EXPERT', 'RESEARCHER'] } })
  // A profile alone is nobody's news.
  await perform(db, 'updateUser', { id: idOf('User', id), position: 'Professor' }, { as: admin })
  await runJobs(db)
  expect(mailsTo(email)).toHaveLength(1)
})

test.each(ROLES.filter((role) => role !== 'ADMIN'))('%s reads neither the permissions nor the counts', async (role) => {
  const as = await person(db, role)
  for (const field of ['permissionTable { name }', 'accountCounts { count }'])
    expect((await run(db, `{ ${field} }`, { as })).codes).toEqual(['FORBIDDEN'])
})

test('an administrator reads each permission with its roles, and every account is counted once', async () => {
  const { data } = await run(db, '{ permissionTable { name roles { role within } } accountCounts { count } }', {
    as: admin,
  })
  const { permissionTable, accountCounts } = data as unknown as {
    permissionTable: { name: string; roles: { role: string; within: string }[] }[]
    accountCounts: { count: number }[]
  }
  const manage = permissionTable.find(({ name }) => name === 'USER_MANAGE')!
  expect(manage.roles.filter(({ within }) => within).map(({ role }) => role)).toEqual(['ADMIN'])
  expect(accountCounts.reduce((sum, { count }) => sum + count, 0)).toBe(await db.user.count())
})
