/** The connections by which accounts are provisioned, in the schema. No token is in it. */
import type { Role } from '../../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../../actionField.ts'
import { batched } from '../../../batched.ts'
import { builder, RoleEnum } from '../../../builder.ts'
import { latestChanges } from '../../../audit.ts'
import { config } from '../../../config.ts'
import { dayLength } from '../../../days.ts'
import { roleOfGroups } from './groupRoles.ts'
import {
  createProvisioningConnection,
  createProvisioningToken,
  deleteProvisioningConnection,
  revokeProvisioningToken,
  updateProvisioningConnection,
} from './provisioning.actions.ts'

const most = 20

const RoleOfGroup = builder.prismaObject('ProvisioningRole', {
  readable: 'parent',
  description: 'The role of the people of a group.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'The name of the group.' }),
    role: t.expose('role', { type: RoleEnum }),
  }),
})

const Token = builder.prismaObject('ProvisioningToken', {
  readable: 'parent',
  description: 'What a connection authenticates with, without the token itself.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'What revokeProvisioningToken takes.' }),
    prefix: t.exposeString('prefix', { description: 'Its first characters, to know it again.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, to the minute; nothing before the first time.',
    }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
    endsSoon: t.boolean({
      description: 'Whether it counts for less than 30 days more.',
      resolve: ({ expiresAt }) => expiresAt.getTime() < Date.now() + 30 * dayLength,
    }),
    inForce: t.boolean({
      description: 'Whether it is neither revoked nor has run out.',
      resolve: ({ revokedAt, expiresAt }) => !revokedAt && expiresAt > new Date(),
    }),
  }),
})

const Request = builder.prismaObject('ProvisioningRequest', {
  readable: 'parent',
  description: 'What a connection asked, and what it was answered.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    method: t.exposeString('method'),
    path: t.exposeString('path', { description: 'Without what stands after the question mark.' }),
    status: t.exposeInt('status', { description: 'The status of HTTP.' }),
    detail: t.exposeString('detail', { description: 'Why it was refused; empty otherwise.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

interface Group {
  name: string
  memberCount: number
  role: Role | null
}

const GroupType = builder.objectRef<Group>('ProvisionedGroup').implement({
  description: 'A group of a connection.',
  fields: (t) => ({
    name: t.exposeString('name'),
    memberCount: t.exposeInt('memberCount', { description: 'How many people are in it.' }),
    role: t.expose('role', {
      type: RoleEnum,
      nullable: true,
      description: 'The role that it gives; null where it gives none.',
    }),
  }),
})

const accountCount = batched<number>(async ({ db }, ids) => {
  const counts = await db.provisionedUser.groupBy({
    by: ['connectionId'],
    where: { connectionId: { in: [...ids] }, deletedAt: null },
    _count: true,
  })
  const known = new Map(counts.map(({ connectionId, _count }) => [connectionId, _count]))
  return ids.map((id) => known.get(id) ?? 0)
})

builder.prismaNode('ProvisioningConnection', {
  id: { field: 'id' },
  readable: 'PROVISIONING_MANAGE',
  description: 'A system of a university that provisions accounts by SCIM 2.0.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Names it in addresses.' }),
    name: t.exposeString('name'),
    enabled: t.exposeBoolean('enabled', { description: 'Whether its requests are answered.' }),
    mailDomains: t.exposeStringList('mailDomains', {
      description: 'Domains of the addresses that its accounts may have; all of them where there is none.',
    }),
    adoptsAccounts: t.exposeBoolean('adoptsAccounts', {
      description: 'Whether it takes charge of accounts that exist already and have an address of these domains.',
    }),
    defaultRole: t.expose('defaultRole', {
      type: RoleEnum,
      description: 'The role of accounts without a group that gives one.',
    }),
    roles: t.prismaField({
      type: [RoleOfGroup],
      description: 'The roles of the people of groups, in their order; the first that fits counts.',
      extensions: { reads: [] },
      resolve: (query, { id }, _, { db }) =>
        db.provisioningRole.findMany({ ...query, where: { connectionId: id }, orderBy: { position: 'asc' } }),
    }),
    makesAdministrators: t.exposeBoolean('makesAdministrators', {
      description: 'Whether a group may make an administrator.',
    }),
    invites: t.exposeBoolean('invites', {
      description: 'Whether people whose account it creates are mailed a link to choose a password.',
    }),
    provider: t.relation('provider', {
      nullable: true,
      description: 'The sign-in provider of the same system.',
    }),
    address: t.string({
      description: 'What is entered in the other system as the address of SCIM.',
      extensions: { reads: [] },
      resolve: () => `${config.publicUrl}/scim/v2`,
    }),
    accountCount: t.int({
      description: 'Of how many accounts it is in charge.',
      extensions: { reads: [] },
      resolve: ({ id }, _, ctx) => accountCount(ctx, id),
    }),
    tokens: t.prismaField({
      type: [Token],
      description: 'Its latest tokens, at most 20.',
      extensions: { reads: [] },
      resolve: (query, { id }, _, { db }) =>
        db.provisioningToken.findMany({
          ...query,
          where: { connectionId: id },
          orderBy: { id: 'desc' },
          take: most,
        }),
    }),
    groups: t.field({
      type: [GroupType],
      description: 'Its groups by name, at most 100.',
      extensions: { reads: ['makesAdministrators'] },
      async resolve({ id, makesAdministrators }, _, { db }) {
        const [groups, roles] = await Promise.all([
          db.provisionedGroup.findMany({
            where: { connectionId: id },
            select: { displayName: true, _count: { select: { members: true } } },
            orderBy: { displayNameKey: 'asc' },
            take: 100,
          }),
          db.provisioningRole.findMany({ where: { connectionId: id }, orderBy: { position: 'asc' } }),
        ])
        return groups.map(({ displayName: name, _count }) => ({
          name,
          memberCount: _count.members,
          role: roleOfGroups({ roles, makesAdministrators }, [name]),
        }))
      },
    }),
    people: t.prismaField({
      type: ['ProvisionedUser'],
      nullable: { items: true, list: false },
      description: 'The people whom it changed last, at most 20.',
      extensions: { reads: [] },
      resolve: (query, { id }, _, { db }) =>
        db.provisionedUser.findMany({
          ...query,
          where: { connectionId: id },
          orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
          take: most,
        }),
    }),
    requests: t.prismaField({
      type: [Request],
      description: 'Its latest requests, at most 20, or only those that were refused.',
      extensions: { reads: [] },
      args: { refused: t.arg.boolean({ required: false, description: 'Only those that were refused.' }) },
      resolve: (query, { id }, { refused }, { db }) =>
        db.provisioningRequest.findMany({
          ...query,
          where: { connectionId: id, ...(refused ? { status: { gte: 400 } } : {}) },
          orderBy: { id: 'desc' },
          take: most,
        }),
    }),
    changes: t.prismaField({
      type: ['AuditEntry'],
      nullable: { items: true, list: false },
      description: 'The latest changes of its settings and groups, at most 20.',
      extensions: { reads: [] },
      resolve: (query, { id }, _, { db }) =>
        latestChanges(db, query, { entity: 'ProvisioningConnection', entityId: id }),
    }),
  }),
})

builder.queryField('provisioningConnections', (t) =>
  t.prismaField({
    type: ['ProvisioningConnection'],
    requires: 'PROVISIONING_MANAGE',
    description: 'The connections by which accounts are provisioned, by name; at most 20.',
    resolve: (query, _, _args, { db }) =>
      db.provisioningConnection.findMany({ ...query, orderBy: { name: 'asc' }, take: most }),
  }),
)

for (const change of [createProvisioningConnection, updateProvisioningConnection, revokeProvisioningToken])
  actionField(change as typeof updateProvisioningConnection, (t) => ({
    connection: recordField(t, 'ProvisioningConnection', ({ connectionId }) => connectionId),
  }))
actionField(createProvisioningToken, (t) => ({
  token: t.exposeString('token', { description: 'The token. It is shown now and never again.' }),
  connection: recordField(t, 'ProvisioningConnection', ({ connectionId }) => connectionId),
}))
actionField(deleteProvisioningConnection, (t) => ({ done: t.exposeBoolean('done') }))
