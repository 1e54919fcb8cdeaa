/** Passkeys: adding, naming and removing one's own, signing in with one, and confirming who one is. */
import { object } from 'yup'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as accounts from '#texts/accounts/errors.js'
import * as security from '#texts/securityLog/details.js'
import * as texts from '#texts/secondFactor/errors.js'
import { action } from '../../../action.ts'
import { conflict, forbidden, unauthenticated } from '../../../errors.ts'
import { keepWithin } from '../../../keepWithin.ts'
import { limit } from '../../../limits.ts'
import { lockRow } from '../../../lockRow.ts'
import { provenUntil } from '../../../recentPassword.ts'
import { maySignIn, viewerColumns } from '../../../viewer.ts'
import { countFailedSignIn } from '../failedSignIn.ts'
import { signIn } from '../signIn.ts'
import { tellOfFactor } from './changed.ts'
import { factorAdded, factorRemoved } from './secondFactor.actions.ts'
import {
  addPasskeyRules,
  confirmWithPasskeyRules,
  removePasskeyRules,
  renamePasskeyRules,
  signInWithPasskeyRules,
} from './secondFactor.rules.ts'
import { beginPasskey, beginProof, madePasskey, provenPasskey } from './webAuthn.ts'

const most = 20

export const startPasskey = action({
  name: 'startPasskey',
  requires: 'SIGN_IN_OWN',
  whileMaintained: true,
  recentPassword: true,
  rules: object(),
  description: 'Gives what a browser needs to make a passkey for the viewer (WebAuthn); it counts for five minutes.',
  async prepare({ db, viewer }) {
    const platform = (await db.platform.findUnique({ where: { id: 1 } }))?.platformName ?? 'Ascent'
    return beginPasskey(db, viewer!, platform)
  },
  run: (_, _input, options) => Promise.resolve({ options }),
})

export const addPasskey = action({
  name: 'addPasskey',
  requires: 'SIGN_IN_OWN',
  whileMaintained: true,
  recentPassword: true,
  rules: addPasskeyRules,
  description: 'Adds a passkey that the browser made. With the first second factor come ten recovery codes.',
  async prepare({ db, viewer }, { response }) {
    const made = await madePasskey(db, viewer!.id, response as unknown as RegistrationResponseJSON)
    if (!made) throw conflict(texts.passkeyNotMade())
    return made
  },
  async run(work, { name }, made) {
    const { tx, viewer } = work
    await keepWithin(tx, {
      parent: 'User',
      id: viewer.id,
      most,
      count: () => tx.passkey.count({ where: { userId: viewer.id } }),
      message: texts.mostPasskeys({ most }),
    })
    if (await tx.passkey.count({ where: { credentialId: made.credentialId } })) throw conflict(texts.passkeyKnown())
    const { id } = await tx.passkey.create({ data: { ...made, userId: viewer.id, name } })
    await tellOfFactor(work, viewer, 'PASSKEY_ADDED', { name })
    return { passkeyId: id, recoveryCodes: await factorAdded(work) }
  },
})

export const renamePasskey = action({
  name: 'renamePasskey',
  requires: 'PASSKEY_OWN',
  personal: true,
  rules: renamePasskeyRules,
  description: 'Gives a passkey of the viewer another name.',
  async run({ tx, access, viewer, audit }, { id, name }) {
    const before = await access.find('PASSKEY_OWN', id)
    await tx.passkey.update({ where: { id }, data: { name } })
    await audit('User', viewer.id, { passkey: [before.name, name] })
    return { passkeyId: id }
  },
})

export const removePasskey = action({
  name: 'removePasskey',
  requires: 'PASSKEY_OWN',
  recentPassword: true,
  rules: removePasskeyRules,
  description: 'Removes a passkey of the viewer.',
  async run(work, { id }) {
    const { tx, access, viewer } = work
    await lockRow(tx, 'User', viewer.id)
    const { name } = await access.find('PASSKEY_OWN', id)
    await tx.passkey.deleteMany({ where: { id, userId: viewer.id } })
    await factorRemoved(work)
    await tellOfFactor(work, viewer, 'PASSKEY_REMOVED', { name })
    return { done: true }
  },
})

export const startPasskeySignIn = action({
  name: 'startPasskeySignIn',
  requires: 'public',
  whileMaintained: true,
  rules: object(),
  description: 'Gives what a browser needs to sign in with a passkey (WebAuthn); it counts for five minutes.',
  async prepare({ db, address }) {
    await limit('passkeyAddress', address)
    return beginProof(db, 'SIGN_IN', null)
  },
  run: (_, _input, options) => Promise.resolve({ options }),
})

export const signInWithPasskey = action({
  name: 'signInWithPasskey',
  requires: 'public',
  whileMaintained: true,
  rules: signInWithPasskeyRules,
  description: 'Signs in with a passkey, without a password. It counts as both factors.',
  async prepare(ctx, { response }) {
    await limit('passkeyAddress', ctx.address)
    const passkey = await provenPasskey(ctx.db, response as unknown as AuthenticationResponseJSON, 'SIGN_IN', null)
    if (!passkey) countFailedSignIn(ctx, null, security.wrongPasskey())
    if (!passkey) throw unauthenticated(texts.passkeyRefused())
    const user = await ctx.db.user.findUniqueOrThrow({ where: { id: passkey.userId }, select: viewerColumns })
    if (!maySignIn(user.status)) countFailedSignIn(ctx, user.id, security.notInUse())
    if (!maySignIn(user.status)) throw forbidden(accounts.notInUse())
    return { user, name: passkey.name }
  },
  run: (work, { remember }, { user, name }) =>
    signIn(work, user, { remember: remember ?? false, detail: security.byPasskey({ name }) }),
})

export const startPasskeyProof = action({
  name: 'startPasskeyProof',
  requires: 'SIGN_IN_OWN',
  whileMaintained: true,
  personal: true,
  rules: object(),
  description: 'Gives what a browser needs to confirm with a passkey who the viewer is; it counts for five minutes.',
  prepare: ({ db, viewer }) => beginProof(db, 'CONFIRM', viewer!.id),
  run: (_, _input, options) => Promise.resolve({ options }),
})

export const confirmWithPasskey = action({
  name: 'confirmWithPasskey',
  requires: 'SIGN_IN_OWN',
  whileMaintained: true,
  personal: true,
  rules: confirmWithPasskeyRules,
  description: 'Confirms with a passkey what confirmPassword confirms with the password.',
  async prepare(ctx, { response }) {
    const { db, viewer } = ctx
    const passkey = await provenPasskey(db, response as unknown as AuthenticationResponseJSON, 'CONFIRM', viewer!.id)
    if (passkey?.userId === viewer!.id) return
    countFailedSignIn(ctx, viewer!.id, security.wrongPasskey())
    throw conflict(texts.passkeyRefused())
  },
  async run({ ctx, tx }) {
    const provenAt = new Date()
    if (ctx.sessionId !== null) await tx.signIn.updateMany({ where: { id: ctx.sessionId }, data: { provenAt } })
    return { provenUntil: provenUntil(provenAt) }
  },
})
