/** A code counts once also when it is sent several times at the same moment, and the last factor of a role stays. */
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { closeLimits } from '../../../limits.ts'
import { fileDatabase } from '../../../testing/fileDatabase.ts'
import { idOf } from '../../../testing/ids.ts'
import { atOnce } from '../../../testing/races.ts'
import { perform, person, run } from '../../../testing/run.ts'
import { beginSecondStep } from './factors.ts'
import { renewRecoveryCodes } from './recoveryCodes.ts'

const { db } = await fileDatabase()
beforeEach(() => closeLimits())
afterAll(() => closeLimits())

const secret = new Secret({ size: 20 }).base32
const app = (userId: number) => db.totpSecret.create({ data: { userId, secret, confirmedAt: new Date() } })
const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

/** As many sign-ins at the second step, ended with the same code. */
async function completions(userId: number, code: string, count: number) {
  const steps = await Promise.all(Array.from({ length: count }, () => beginSecondStep(db, userId, false)))
  return steps.map((step) => () => perform(db, 'completeSignIn', { ticket: step!.ticket, code }, { as: null }))
}

const outcomes = (settled: PromiseSettledResult<{ codes: string[] }>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? (one.value.codes[0] ?? 'in') : 'failed')).toSorted()

// ASVS 2.3.4
test('of several sign-ins with the same code of an app, one succeeds', async () => {
  const ann = await person(db, 'RESEARCHER')
  const { id } = await app(ann.id)
  const settled = await atOnce(db, 'TotpSecret', id, await completions(ann.id, codeNow(), 4))
  expect(outcomes(settled)).toEqual(['INVALID', 'INVALID', 'INVALID', 'in'])
  expect(await db.signIn.count({ where: { userId: ann.id } })).toBe(1)
})

test('of several sign-ins with the same recovery code, one succeeds', async () => {
  const ann = await person(db, 'RESEARCHER')
  await app(ann.id)
  const [code] = await renewRecoveryCodes(db, ann.id)
  const rows = await db.recoveryCode.findMany({ where: { userId: ann.id }, orderBy: { id: 'asc' } })
  const settled = await atOnce(db, 'RecoveryCode', rows[0]!.id, await completions(ann.id, code!, 4))
  expect(outcomes(settled)).toEqual(['INVALID', 'INVALID', 'INVALID', 'in'])
  expect(await db.recoveryCode.count({ where: { userId: ann.id, usedAt: null } })).toBe(9)
})

test('one ticket opens one session, also with two good codes', async () => {
  const ann = await person(db, 'RESEARCHER')
  await app(ann.id)
  const codes = await renewRecoveryCodes(db, ann.id)
  const { ticket } = (await beginSecondStep(db, ann.id, false))!
  const { id } = await db.pendingSignIn.findFirstOrThrow({ where: { userId: ann.id } })
  const settled = await atOnce(
    db,
    'PendingSignIn',
    id,
    codes.slice(0, 3).map((code) => () => perform(db, 'completeSignIn', { ticket, code }, { as: null })),
  )
  expect(outcomes(settled)).toEqual(['CONFLICT', 'CONFLICT', 'in'])
  expect(await db.signIn.count({ where: { userId: ann.id } })).toBe(1)
})

test('of two factors that are removed at once, a role that must have one keeps one', async () => {
  const eve = await person(db, 'EXPERT')
  await db.signInPolicy.create({ data: { id: 1, secondFactorRoles: ['EXPERT'] } })
  await app(eve.id)
  const passkey = await db.passkey.create({
    data: { userId: eve.id, name: 'P', credentialId: 'p', publicKey: Buffer.from('p') },
  })
  const settled = await atOnce(db, 'User', eve.id, [
    () => perform(db, 'removePasskey', { id: idOf('Passkey', passkey.id) }, { as: eve }),
    () => run(db, 'mutation { removeTotp { done } }', { as: eve }),
  ])
  expect(outcomes(settled)).toEqual(['CONFLICT', 'in'])
})
