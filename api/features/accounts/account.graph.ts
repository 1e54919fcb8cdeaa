/** The viewer and the account's mutations in the schema. */
import { encodeGlobalID } from '@pothos/plugin-relay'
import { Access } from '../../access.ts'
import { actionField } from '../../actionField.ts'
import { builder, PermissionEnum, RoleEnum } from '../../builder.ts'
import { permissions } from '../../policy.ts'
import type { Viewer } from '../../viewer.ts'
import { changePassword, devLogin, login, logout, register, updateProfile } from './account.actions.ts'
import type { SignedIn } from './account.actions.ts'
import { forgotPassword, isResetLinkGood, resetPassword } from './passwordReset.actions.ts'
import { removePicture } from './picture.actions.ts'
import { pictureAddress } from './picture.ts'
import { AccountStatusEnum } from './user.graph.ts'
import { setAccountStatus, verifyAccounts } from './verification.actions.ts'

export const ViewerType = builder.objectRef<Viewer>('Viewer').implement({
  description: 'The one who asks, with what the role may do.',
  fields: (t) => ({
    id: t.id({ description: 'An id of the viewer.', resolve: (viewer) => encodeGlobalID('Viewer', String(viewer.id)) }),
    userId: t.globalID({ description: 'The id of the person.', resolve: ({ id }) => ({ type: 'User', id }) }),
    number: t.exposeInt('id', { description: 'The number that shims use.' }),
    name: t.exposeString('name', { description: 'The name on screen.' }),
    firstName: t.exposeString('firstName', { description: 'Given name.' }),
    lastName: t.exposeString('lastName', { description: 'Family name.' }),
    username: t.exposeString('username', { description: 'The unique short name.' }),
    email: t.exposeString('email', { description: 'The e-mail address.' }),
    role: t.expose('role', { type: RoleEnum, description: 'What the viewer is here.' }),
    status: t.expose('status', { type: AccountStatusEnum, description: 'The state of the account.' }),
    department: t.exposeString('department', { description: 'Department, institution or company.' }),
    position: t.exposeString('position', { description: 'The position held.' }),
    bio: t.exposeString('bio', { description: 'About the viewer.' }),
    expertise: t.exposeStringList('expertise', { description: 'Fields of expertise.' }),
    openToCollaborate: t.exposeBoolean('openToCollaborate', {
      description: 'Whether the viewer looks for people to work with.',
    }),
    collaborationNote: t.exposeString('collaborationNote', { description: 'In a few words, for what.' }),
    profileImage: t.string({
      nullable: true,
      description: 'The address of a picture; of an uploaded one, an address of ours that a browser may load.',
      async resolve({ id, profileImage }, _, ctx) {
        const picture = await ctx.db.profilePicture.findUnique({ where: { userId: id }, select: { sha256: true } })
        return pictureAddress(ctx, { id, profileImage, picture })
      },
    }),
    timeZone: t.exposeString('timeZone', { description: 'The zone in which times are shown, for example Asia/Dubai.' }),
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

builder.queryField('resetLinkIsGood', (t) =>
  t.boolean({
    requires: 'public',
    description: 'Whether a mailed link to choose a new password can still be used.',
    args: { token: t.arg.string({ required: true, description: 'The token of the link.' }) },
    resolve: (_, { token }, ctx) => isResetLinkGood(ctx, token),
  }),
)

for (const signIn of [login, register, devLogin])
  actionField(signIn as typeof login, (t) => ({
    token: t.exposeString('token', { description: 'The session token, shown once.' }),
    expiresIn: t.exposeInt('expiresIn', { description: 'Seconds until the session ends without use.' }),
    viewer: t.field({ type: ViewerType, description: 'Who signed in.', resolve: (out: SignedIn) => out.viewer }),
  }))

for (const end of [logout, resetPassword] as const)
  actionField(end as typeof logout, (t) => ({ done: t.exposeBoolean('done', { description: 'Always true.' }) }))

for (const change of [updateProfile, changePassword, removePicture] as const)
  actionField(change as typeof updateProfile, (t) => ({
    viewer: t.field({ type: ViewerType, description: 'The viewer as it is now.', resolve: (out) => out.viewer }),
  }))

actionField(forgotPassword, (t) => ({
  message: t.exposeString('message', { description: 'The same whether or not there is such an account.' }),
}))

for (const change of [verifyAccounts, setAccountStatus] as const)
  actionField(change as typeof verifyAccounts, (t) => ({
    users: t.prismaField({
      type: ['User'],
      nullable: { items: true, list: false },
      description: 'The people as they are now.',
      resolve: (query, { userIds }, _, ctx) => ctx.db.user.findMany({ ...query, where: { id: { in: userIds } } }),
    }),
  }))
