/** Links to new addresses that are followed at the same moment: each counts once, and an address goes to one account. */
import { expect, test } from 'vitest'
import { makeUser } from '../../../prisma/seed/factories/people.ts'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { perform } from '../../testing/run.ts'
import { hashToken } from '../../tokens.ts'

const { db } = await fileDatabase()
closeLimits()
let made = 0

async function wishFor(email: string) {
  const token = `token of ${++made}`
  const user = await makeUser(db, {
    email: `before.${made}@test.example`,
    username: `before${made}`,
    passwordHash: 'x',
  })
  const expiresAt = new Date(Date.now() + 60_000)
  await db.emailChange.create({ data: { userId: user.id, email, tokenHash: hashToken(token), expiresAt } })
  return token
}
const confirm = (token: string) => perform(db, 'confirmEmailChange', { token }, { as: null, give: 'email' })

test('a link that is followed many times at once counts once', async () => {
  const token = await wishFor('once@test.example')
  const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(token)))
  expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1)
  expect(new Set(answers.flatMap(({ codes }) => codes))).toEqual(new Set(['INVALID']))
})

test('an address that several accounts want at once goes to one', async () => {
  const email = 'wanted@test.example'
  const tokens = await Promise.all(Array.from({ length: 6 }, () => wishFor(email)))
  const answers = await Promise.all(tokens.map(confirm))
  expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1)
  for (const code of answers.flatMap(({ codes }) => codes)) expect(['INVALID', 'CONFLICT']).toContain(code)
  expect(await db.user.count({ where: { email } })).toBe(1)
})
