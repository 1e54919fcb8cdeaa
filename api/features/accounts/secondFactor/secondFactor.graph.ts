/** Two-factor authentication in the schema. No secret is in it but those that are shown once. */
import { actionField, recordField } from '../../../actionField.ts'
import { batched } from '../../../batched.ts'
import { latestChanges } from '../../../audit.ts'
import { builder, RoleEnum } from '../../../builder.ts'
import { ViewerType } from '../../../people.graph.ts'
import type { SignedIn } from '../signIn.ts'
import { setPasswordPolicy } from '../passwordPolicy.actions.ts'
import { signInPolicy } from '../signInPolicy.ts'
import { completeSignIn } from './completeSignIn.actions.ts'
import { rolesWithSecondFactor } from './factors.ts'
import {
  addPasskey,
  confirmWithPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeyProof,
  startPasskeySignIn,
} from './passkey.actions.ts'
import { recoveryCodesLeft } from './recoveryCodes.ts'
import {
  confirmTotp,
  removeTotp,
  renewOwnRecoveryCodes,
  resetSecondFactor,
  setSecondFactorRoles,
  startTotp,
} from './secondFactor.actions.ts'

builder.prismaNode('Passkey', {
  id: { field: 'id' },
  readable: 'PASSKEY_OWN',
  description: 'A passkey with which a person signs in.',
  fields: (t) => ({
    name: t.exposeString('name'),
    synced: t.exposeBoolean('synced', {
      description: 'Whether a password manager keeps it, so that it may be on several devices.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
  }),
})

const SecondFactor = builder.objectRef<{ userId: number; role: SignedIn['viewer']['role'] }>('SecondFactor').implement({
  description: 'With what a person signs in besides the password.',
  fields: (t) => ({
    appSince: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when the person has an authenticator app; null without one.',
      resolve: async ({ userId }, _args, { db }) =>
        (await db.totpSecret.findFirst({ where: { userId, confirmedAt: { not: null } } }))?.confirmedAt ?? null,
    }),
    passkeys: t.prismaField({
      type: ['Passkey'],
      description: 'The passkeys, the oldest first.',
      resolve: (query, { userId }, _args, { db }) =>
        db.passkey.findMany({ ...query, where: { userId }, orderBy: { id: 'asc' } }),
    }),
    recoveryCodesLeft: t.int({
      description: 'How many recovery codes can still be used.',
      resolve: ({ userId }, _args, { db }) => recoveryCodesLeft(db, userId),
    }),
    required: t.boolean({
      description: 'Whether the role must have a second factor.',
      resolve: async ({ role }, _args, { db }) => (await rolesWithSecondFactor(db)).includes(role),
    }),
  }),
})

builder.queryField('ownSecondFactor', (t) =>
  t.field({
    type: SecondFactor,
    requires: 'SIGN_IN_OWN',
    description: 'With what the viewer signs in besides the password.',
    resolve: (_, _args, { viewer }) => ({ userId: viewer!.id, role: viewer!.role }),
  }),
)

builder.objectField(ViewerType, 'mustSetUpSecondFactor', (t) =>
  t.boolean({
    description: 'Whether this session can do nothing but set up the second factor that the role must have.',
    resolve: ({ settingUp }) => settingUp ?? false,
  }),
)

const hasFactor = batched(async ({ db }, ids) => {
  const userId = { in: [...ids] }
  const apps = await db.totpSecret.findMany({
    where: { userId, confirmedAt: { not: null } },
    select: { userId: true },
  })
  const passkeys = await db.passkey.findMany({ where: { userId }, select: { userId: true } })
  const found = new Set([...apps, ...passkeys].map((one) => one.userId))
  return ids.map((id) => found.has(id))
})

builder.prismaObjectField('User', 'hasSecondFactor', (t) =>
  t.boolean({
    nullable: true,
    requires: 'USER_MANAGE',
    description: 'Whether the person has an authenticator app or a passkey.',
    extensions: { reads: [] },
    resolve: ({ id }, _args, ctx) => hasFactor(ctx, id),
  }),
)

const SignInPolicy = builder.objectRef<object>('SignInPolicy').implement({
  description: 'What administrators decided about signing in.',
  fields: (t) => ({
    secondFactorRoles: t.field({
      type: [RoleEnum],
      description: 'The roles whose people must have a second factor.',
      resolve: (_, _args, { db }) => rolesWithSecondFactor(db),
    }),
    loginTries: t.int({
      description: 'How often a password or a code may be tried in vain for an account within lockMinutes.',
      resolve: async (_, _args, { db }) => (await signInPolicy(db)).loginTries,
    }),
    lockMinutes: t.int({
      description: 'After how many minutes an account can be tried again.',
      resolve: async (_, _args, { db }) => (await signInPolicy(db)).lockMinutes,
    }),
    passwordLength: t.int({
      description: 'Characters of a new password, at least; not in the demo.',
      resolve: async (_, _args, { db }) => (await signInPolicy(db)).passwordLength,
    }),
    changes: t.prismaField({
      type: ['AuditEntry'],
      description: 'The latest changes of it and of the sign-in providers, at most 20.',
      resolve: (query, _, _args, { db }) =>
        latestChanges(db, query, {
          OR: [
            { entity: 'Platform', action: { in: ['setSecondFactorRoles', 'setPasswordPolicy'] } },
            { entity: 'SignInProvider' },
          ],
        }),
    }),
  }),
})

builder.queryField('signInPolicy', (t) =>
  t.field({
    type: SignInPolicy,
    requires: 'ADMINISTRATION',
    description: 'What administrators decided about signing in.',
    resolve: () => ({}),
  }),
)

const shownOnce = 'Ten codes that are shown now and never again; empty where the codes before still count.'

actionField(startTotp, (t) => ({
  secret: t.exposeString('secret', { description: 'For typing it into the app; base 32.' }),
  address: t.exposeString('address', { description: 'The otpauth address for the QR code.' }),
}))
for (const added of [confirmTotp, renewOwnRecoveryCodes])
  actionField(added as typeof confirmTotp, (t) => ({
    recoveryCodes: t.exposeStringList('recoveryCodes', { description: shownOnce }),
  }))
actionField(addPasskey, (t) => ({
  passkey: recordField(t, 'Passkey', (out) => out.passkeyId),
  recoveryCodes: t.exposeStringList('recoveryCodes', { description: shownOnce }),
}))
actionField(renamePasskey, (t) => ({ passkey: recordField(t, 'Passkey', (out) => out.passkeyId) }))
for (const removed of [removeTotp, removePasskey])
  actionField(removed as typeof removeTotp, (t) => ({ done: t.exposeBoolean('done') }))
for (const begun of [startPasskey, startPasskeySignIn, startPasskeyProof])
  actionField(begun as typeof startPasskey, (t) => ({
    options: t.field({
      type: 'JSON',
      description: 'The options in the JSON form of WebAuthn.',
      resolve: ({ options }) => options,
    }),
  }))
actionField(confirmWithPasskey, (t) => ({ provenUntil: t.expose('provenUntil', { type: 'DateTime' }) }))
for (const signIn of [completeSignIn, signInWithPasskey])
  actionField(signIn as typeof completeSignIn, (t) => ({
    token: t.exposeString('token', { description: 'The session token, shown once.' }),
    expiresIn: t.exposeInt('expiresIn', { description: 'Seconds until the session ends without use.' }),
    viewer: t.field({
      type: ViewerType,
      description: 'The person behind the new session.',
      resolve: (out) => out.viewer,
    }),
  }))
actionField(resetSecondFactor, (t) => ({ user: recordField(t, 'User', ({ userId }) => userId) }))
for (const set of [setSecondFactorRoles, setPasswordPolicy])
  actionField(set as typeof setPasswordPolicy, (t) => ({
    signInPolicy: t.field({ type: SignInPolicy, resolve: () => ({}) }),
  }))
