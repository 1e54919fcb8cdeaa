/** What people do with their authenticator app and recovery codes, and administrators with the second factor of others. */
import { object } from 'yup'
import * as security from '#texts/securityLog/details.js'
import * as texts from '#texts/secondFactor/errors.js'
import type { Role } from '../../../__generated__/prisma/enums.ts'
import { action, type Work } from '../../../action.ts'
import { conflict, invalid } from '../../../errors.ts'
import { limit, refund } from '../../../limits.ts'
import { lockRow } from '../../../lockRow.ts'
import { ROLES } from '../../../policy.ts'
import { countFailedSignIn } from '../failedSignIn.ts'
import { endSessions } from '../session.ts'
import { recordSettings } from '../../securityLog/recordSettings.ts'
import { triesOf } from '../signInPolicy.ts'
import { tellOfFactor } from './changed.ts'
import { deleteFactors, factorsOf, rolesWithSecondFactor } from './factors.ts'
import { recoveryCodesLeft, renewRecoveryCodes } from './recoveryCodes.ts'
import { confirmTotpRules, resetSecondFactorRules, setSecondFactorRolesRules } from './secondFactor.rules.ts'
import { addressOf, beginApp, confirmApp, newSecret } from './totp.ts'

export const startTotp = action({
  name: 'startTotp',
  requires: 'SIGN_IN_OWN',
  whileMaintained: true,
  recentPassword: true,
  rules: object(),
  description: 'Begins to set up an authenticator app: gives the secret that the app needs. It counts once confirmed.',
  async run({ tx, viewer }) {
    await lockRow(tx, 'User', viewer.id)
    if ((await factorsOf(tx, viewer.id)).includes('APP')) throw conflict(texts.hasApp())
    const secret = newSecret()
    await beginApp(tx, viewer.id, secret)
    const platform = (await tx.platform.findUnique({ where: { id: 1 } }))?.platformName ?? 'Ascent'
    return { secret, address: addressOf(secret, viewer.email, platform) }
  },
})

export const confirmTotp = action({
  name: 'confirmTotp',
  requires: 'SIGN_IN_OWN',
  whileMaintained: true,
  recentPassword: true,
  rules: confirmTotpRules,
  description: 'Ends the set-up of an authenticator app with a code that it shows.',
  async prepare({ db, viewer }) {
    const tries = await triesOf(db)
    await limit('codeAccount', String(viewer!.id), tries)
    return tries
  },
  async run(work, { code }, tries) {
    const { tx, viewer, afterCommit } = work
    await lockRow(tx, 'User', viewer.id)
    if (!(await confirmApp(tx, viewer.id, code))) throw invalid({ code: texts.wrongCode() })
    afterCommit(() => void refund('codeAccount', String(viewer.id), tries))
    await tellOfFactor(work, viewer, 'APP_ADDED')
    return { recoveryCodes: await factorAdded(work) }
  },
})

export const removeTotp = action({
  name: 'removeTotp',
  requires: 'SIGN_IN_OWN',
  recentPassword: true,
  rules: object(),
  description: 'Removes the authenticator app of the viewer.',
  async run(work) {
    const { tx, viewer } = work
    await lockRow(tx, 'User', viewer.id)
    const { count } = await tx.totpSecret.deleteMany({ where: { userId: viewer.id } })
    if (!count) throw conflict(texts.noApp())
    await factorRemoved(work)
    await tellOfFactor(work, viewer, 'APP_REMOVED')
    return { done: true }
  },
})

export const renewOwnRecoveryCodes = action({
  name: 'renewOwnRecoveryCodes',
  requires: 'SIGN_IN_OWN',
  recentPassword: true,
  rules: object(),
  description: 'Makes ten new recovery codes; those before count no more. They are shown once.',
  async run(work) {
    const { tx, viewer } = work
    await lockRow(tx, 'User', viewer.id)
    if (!(await factorsOf(tx, viewer.id)).length) throw conflict(texts.noFactor())
    const recoveryCodes = await renewRecoveryCodes(tx, viewer.id)
    await tellOfFactor(work, viewer, 'CODES_MADE')
    return { recoveryCodes }
  },
})

/** With the first factor come the recovery codes, and a session that could do nothing else goes on. */
export async function factorAdded({ tx, viewer }: Work): Promise<string[]> {
  await tx.signIn.updateMany({ where: { userId: viewer.id, settingUp: true }, data: { settingUp: false } })
  return (await recoveryCodesLeft(tx, viewer.id)) ? [] : renewRecoveryCodes(tx, viewer.id)
}

/** With the last factor go the recovery codes; where the role must have one, it stays. The person’s row is locked. */
export async function factorRemoved({ tx, viewer }: Work): Promise<void> {
  if ((await factorsOf(tx, viewer.id)).length) return
  if ((await rolesWithSecondFactor(tx)).includes(viewer.role)) throw conflict(texts.lastOfRole())
  await deleteFactors(tx, viewer.id)
}

/** Counts a wrong code, and says that it was one. */
export function wrongCode(ctx: Work['ctx'], userId: number) {
  countFailedSignIn(ctx, userId, security.wrongCode())
  return invalid({ code: texts.wrongCode() })
}

export const resetSecondFactor = action({
  name: 'resetSecondFactor',
  requires: 'USER_MANAGE',
  recentPassword: true,
  rules: resetSecondFactorRules,
  description: 'Removes the second factor of someone who lost it, and ends the sessions. Never one’s own.',
  async run(work, { id, reason }) {
    const { tx, viewer, access, afterCommit } = work
    const person = await access.find('USER_READ', id)
    if (id === viewer.id) throw conflict(texts.ownFactor())
    await lockRow(tx, 'User', id)
    if (!(await deleteFactors(tx, id))) throw conflict(texts.noneToReset())
    afterCommit(await endSessions(tx, { userId: id }, { by: viewer.id, why: security.endedByAdministrator() }))
    await tellOfFactor(work, person, 'RESET', { reason })
    return { userId: id }
  },
})

/** Companies have two roles of one name, which may do the same. */
const companies: ReadonlySet<Role> = new Set(['INDUSTRY', 'INDUSTRY_PARTNER'])

export const setSecondFactorRoles = action({
  name: 'setSecondFactorRoles',
  requires: 'ADMINISTRATION',
  recentPassword: true,
  rules: setSecondFactorRolesRules,
  description:
    'Sets the roles whose people must have a second factor. Those who have none set one up at their next sign-in and can do nothing else until then.',
  async run(work, { roles }) {
    const { tx, viewer } = work
    const before = await rolesWithSecondFactor(tx)
    const after = ROLES.filter((role) => roles.some((one) => (companies.has(one) ? companies.has(role) : one === role)))
    // Whoever asks it of others has one.
    if (after.includes(viewer.role) && !(await factorsOf(tx, viewer.id)).length)
      throw invalid({ roles: texts.ownFactorFirst() })
    await tx.signInPolicy.upsert({
      where: { id: 1 },
      create: { id: 1, secondFactorRoles: after },
      update: { secondFactorRoles: after },
    })
    await tx.signIn.updateMany({
      where: { settingUp: true, user: { role: { notIn: after } } },
      data: { settingUp: false },
    })
    const [from, to] = [before.join(', '), after.join(', ')]
    await recordSettings(work, 'sign-in', from === to ? {} : { secondFactorRoles: [from, to] })
    return { done: true }
  },
})
