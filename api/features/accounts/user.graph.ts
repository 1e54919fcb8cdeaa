/** People in the schema. */
import type { AccountStatus } from '../../__generated__/prisma/enums.ts'
import { batched } from '../../batched.ts'
import { builder, describedEnum, RoleEnum } from '../../builder.ts'
import { inBoth } from '../../records/inBoth.graph.ts'
import { HasTranslationInterface } from '../../records/interfaces.graph.ts'
import { ReportableInterface } from '../../records/reportable.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import { pictureAddress } from './picture.ts'

/** Who decided last about each account. */
const verifierOf = batched(async ({ db }, ids) => {
  const entries = await db.auditEntry.findMany({
    where: { entity: 'User', entityId: { in: [...ids] }, action: 'verifyAccounts' },
    distinct: ['entityId'],
    orderBy: [{ entityId: 'asc' }, { id: 'desc' }],
    select: { entityId: true, actor: { select: { name: true } } },
  })
  const names = new Map(entries.map(({ entityId, actor }) => [entityId, actor?.name ?? null]))
  return ids.map((id) => names.get(id) ?? null)
})

/** Which of the accounts have no password yet; most people of the demo university never have one. */
const isInvited = batched(async ({ db }, ids) => {
  const where = { id: { in: [...ids] }, passwordHash: null, status: 'ACTIVE' as const, demo: false }
  const invited = new Set((await db.user.findMany({ where, select: { id: true } })).map(({ id }) => id))
  return ids.map((id) => invited.has(id))
})

export const AccountStatusEnum = describedEnum<AccountStatus>('AccountStatus', 'Whether an account may be used.', {
  PENDING_VERIFICATION: 'Registered, waiting for the university: sees only its own things.',
  ACTIVE: null,
  SUSPENDED: 'May not sign in for now.',
  DEACTIVATED: null,
})

builder.prismaNode('User', {
  id: { field: 'id' },
  interfaces: [ReportableInterface, HasTranslationInterface],
  readable: 'USER_READ',
  description: 'A person on the platform, as others see them.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    name: inBoth(t, 'name'),
    username: t.exposeString('username'),
    role: t.expose('role', { type: RoleEnum }),
    department: t.exposeString('department', {
      description: "A department, or an outside person's institution or company.",
    }),
    position: t.exposeString('position'),
    bio: inBoth(t, 'bio'),
    expertise: t.exposeStringList('expertise'),
    openToCollaborate: t.exposeBoolean('openToCollaborate'),
    collaborationNote: t.string({
      select: { openToCollaborate: true, collaborationNote: true },
      description: 'In a few words, for what; empty for one who is not open to collaborate.',
      resolve: (person) => (person.openToCollaborate ? person.collaborationNote : ''),
    }),
    canContact: viewerCan(t, 'RESEARCHER_CONTACT'),
    projectCount: t.relationCount('projects', {
      where: (_, ctx) => ctx.access.within('PROJECT_READ'),
    }),
    profileImage: t.string({
      nullable: true,
      select: { id: true, profileImage: true, picture: { select: { sha256: true } } },
      description: 'The address of a picture; of an uploaded one, an address of ours that a browser may load.',
      resolve: (person, _, ctx) => pictureAddress(ctx, person),
    }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email', {
      nullable: true,
      requires: 'USER_READ_PRIVATE',
    }),
    status: t.expose('status', {
      type: AccountStatusEnum,
      nullable: true,
      requires: 'USER_READ_PRIVATE',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: true,
      requires: 'USER_READ_PRIVATE',
    }),
    lastLogin: t.expose('lastLogin', {
      type: 'DateTime',
      nullable: true,
      requires: 'USER_READ_PRIVATE',
      description: 'The last sign-in.',
    }),
    verifiedAt: t.expose('verifiedAt', {
      type: 'DateTime',
      nullable: true,
      requires: 'USER_READ_PRIVATE',
      description: 'When the university verified or declined the account; null for one that never waited.',
    }),
    verifiedBy: t.string({
      nullable: true,
      requires: 'USER_LIST',
      description: 'Who of the university verified or declined the account.',
      resolve: ({ id }, _args, ctx) => verifierOf(ctx, id),
    }),
    isInvited: t.boolean({
      nullable: true,
      requires: 'USER_MANAGE',
      description: 'Whether the person was invited and has chosen no password yet.',
      extensions: { reads: [] },
      resolve: ({ id }, _args, ctx) => isInvited(ctx, id),
    }),
    canVerify: viewerCan(t, 'USER_VERIFY'),
  }),
})
