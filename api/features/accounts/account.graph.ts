/** The viewer and the account's mutations in the schema. */
import { LanguageEnum } from '../../languageEnum.ts'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { Access } from '../../access.ts'
import { actionField } from '../../actionField.ts'
import { builder, PermissionEnum, RoleEnum } from '../../builder.ts'
import { ViewerType } from '../../people.graph.ts'
import { permissions } from '../../policy.ts'
import { changePassword, devLogin, login, logout, register, updateProfile } from './account.actions.ts'
import type { SignedIn } from './signIn.ts'
import { cancelEmailChange, confirmEmailChange, requestEmailChange } from './emailChange.actions.ts'
import { emailObstacle } from './emailChange.ts'
import { forgotPassword, isResetLinkGood, resetPassword } from './passwordReset.actions.ts'
import { removePicture } from './picture.actions.ts'
import { pictureAddress } from './picture.ts'
import { isUniversityResearcher } from './universityAddress.ts'
import { AccountStatusEnum } from './user.graph.ts'
import { setAccountRole, setAccountStatus, verifyAccounts } from './verification.actions.ts'

ViewerType.implement({
  description: 'The one who asks, with what the role may do.',
  fields: (t) => ({
    id: t.id({ resolve: (viewer) => encodeGlobalID('Viewer', String(viewer.id)) }),
    userId: t.globalID({ resolve: ({ id }) => ({ type: 'User', id }) }),
    number: t.exposeInt('id'),
    name: t.exposeString('name'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    username: t.exposeString('username'),
    email: t.exposeString('email'),
    requestedEmail: t.string({
      nullable: true,
      description: 'The address that the account gets once the link that was mailed there is followed.',
      resolve: async ({ id }, _, { db }) =>
        (await db.emailChange.findFirst({ where: { userId: id, expiresAt: { gt: new Date() } } }))?.email ?? null,
    }),
    emailObstacle: t.string({
      nullable: true,
      description: 'Why the viewer cannot change the address; null when it can be changed.',
      resolve: ({ id }, _, { db }) => emailObstacle(db, id),
    }),
    role: t.expose('role', { type: RoleEnum }),
    status: t.expose('status', { type: AccountStatusEnum }),
    department: t.exposeString('department', { description: 'Department, institution or company.' }),
    position: t.exposeString('position'),
    bio: t.exposeString('bio'),
    expertise: t.exposeStringList('expertise'),
    openToCollaborate: t.exposeBoolean('openToCollaborate'),
    collaborationNote: t.exposeString('collaborationNote', { description: 'In a few words, for what.' }),
    findableOutside: t.exposeBoolean('findableOutside', {
      description: 'Whether industry, investors and experts find the viewer in lists and in the search.',
    }),
    profileImage: t.string({
      nullable: true,
      description: 'The address of a picture; of an uploaded one, an address of ours that a browser may load.',
      async resolve({ id, profileImage }, _, ctx) {
        const picture = await ctx.db.profilePicture.findUnique({ where: { userId: id }, select: { sha256: true } })
        return pictureAddress(ctx, { id, profileImage, picture })
      },
    }),
    timeZone: t.exposeString('timeZone', { description: 'The zone in which times are shown, for example Asia/Dubai.' }),
    language: t.expose('language', {
      type: LanguageEnum,
      nullable: true,
      description:
        'The language that the person has chosen; null: as the browser asks, and mails as the platform says.',
    }),
    lastLogin: t.expose('lastLogin', { type: 'DateTime', nullable: true, description: 'The last sign-in.' }),
    permissions: t.field({
      type: [PermissionEnum],
      description: 'What the role may do; pages and menus follow it.',
      resolve: (viewer, _, ctx) => {
        const access = new Access(viewer, ctx.db)
        return permissions.filter((permission) => access.allowed(permission))
      },
    }),
  }),
})

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    requires: 'public',
    description: 'The one who asks; nothing for visitors.',
    resolve: (_, _args, ctx) => ctx.viewer,
  }),
)

builder.objectField(ViewerType, 'confirmsAddress', (t) =>
  t.boolean({
    description:
      'Whether the viewer’s account waits for its person to use the mailed link that proves an address of the university.',
    resolve: (viewer) => viewer.status === 'PENDING_VERIFICATION' && isUniversityResearcher(viewer),
  }),
)

builder.queryField('resetLinkIsGood', (t) =>
  t.boolean({
    requires: 'public',
    description: 'Whether a mailed link to choose a new password can still be used.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, ctx) => isResetLinkGood(ctx, token),
  }),
)

for (const signIn of [login, register, devLogin])
  actionField(signIn as typeof login, (t) => ({
    token: t.exposeString('token', { description: 'The session token, shown once.' }),
    expiresIn: t.exposeInt('expiresIn', { description: 'Seconds until the session ends without use.' }),
    viewer: t.field({ type: ViewerType, description: 'Who signed in.', resolve: (out: SignedIn) => out.viewer }),
  }))

actionField(logout, (t) => ({
  done: t.exposeBoolean('done'),
  providerAddress: t.exposeString('address', {
    nullable: true,
    description: 'Where the browser goes to sign out at the provider as well; null where it need not.',
  }),
}))
actionField(confirmEmailChange, (t) => ({
  email: t.exposeString('email', { description: 'The address that counts from now on.' }),
}))
actionField(resetPassword, (t) => ({ done: t.exposeBoolean('done') }))

for (const change of [updateProfile, changePassword, removePicture, requestEmailChange, cancelEmailChange] as const)
  actionField(change as typeof updateProfile, (t) => ({
    viewer: t.field({ type: ViewerType, resolve: (out) => out.viewer }),
  }))

actionField(forgotPassword, (t) => ({
  message: t.exposeString('message'),
}))

for (const change of [verifyAccounts, setAccountRole, setAccountStatus] as const)
  actionField(change as typeof verifyAccounts, (t) => ({
    users: t.prismaField({
      type: ['User'],
      nullable: { items: true, list: false },
      resolve: (query, { userIds }, _, ctx) => ctx.db.user.findMany({ ...query, where: { id: { in: userIds } } }),
    }),
  }))
