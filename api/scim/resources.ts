/** People and groups as SCIM gives them. */
import type { Prisma, ProvisionedGroup } from '../__generated__/prisma/client.ts'
import { config } from '../config.ts'
import { maySignIn } from '../viewer.ts'
import { enterpriseSchema, groupSchema, userSchema } from './names.ts'

/** The address of a resource. */
export const locationOf = (type: 'Users' | 'Groups', id: number) => `${config.publicUrl}/scim/v2/${type}/${id}`

export const userColumns = {
  user: {
    select: {
      name: true,
      firstName: true,
      lastName: true,
      email: true,
      position: true,
      department: true,
      role: true,
      status: true,
      updatedAt: true,
    },
  },
  memberships: {
    select: { group: { select: { id: true, displayName: true } } },
    orderBy: { groupId: 'asc' },
  },
} as const satisfies Prisma.ProvisionedUserInclude

type UserRow = Prisma.ProvisionedUserGetPayload<{ include: typeof userColumns }>

export function userResource({ id, user, memberships, ...row }: UserRow) {
  return {
    schemas: [userSchema, enterpriseSchema],
    id: String(id),
    ...(row.externalId === null ? {} : { externalId: row.externalId }),
    userName: row.userName,
    name: { formatted: user.name, givenName: user.firstName, familyName: user.lastName },
    displayName: user.name,
    ...(user.position ? { title: user.position } : {}),
    active: maySignIn(user.status),
    emails: [{ value: user.email, type: 'work', primary: true }],
    groups: memberships.map(({ group }) => ({
      value: String(group.id),
      $ref: locationOf('Groups', group.id),
      display: group.displayName,
      type: 'direct',
    })),
    roles: [{ value: user.role, primary: true }],
    ...(user.department ? { [enterpriseSchema]: { department: user.department } } : {}),
    meta: {
      resourceType: 'User',
      created: row.createdAt.toISOString(),
      lastModified: (user.updatedAt > row.updatedAt ? user.updatedAt : row.updatedAt).toISOString(),
      location: locationOf('Users', id),
    },
  }
}

export const memberColumns = {
  groupId: true,
  member: { select: { id: true, user: { select: { name: true } } } },
} as const satisfies Prisma.ProvisionedMemberSelect

export type Member = Prisma.ProvisionedMemberGetPayload<{ select: typeof memberColumns }>

/** Without its members where they were not read. */
export function groupResource(
  { id, displayName, externalId, createdAt, updatedAt }: ProvisionedGroup,
  members: readonly Member[] | null,
) {
  return {
    schemas: [groupSchema],
    id: String(id),
    ...(externalId === null ? {} : { externalId }),
    displayName,
    ...(members && {
      members: members
        .filter(({ groupId }) => groupId === id)
        .map(({ member }) => ({
          value: String(member.id),
          $ref: locationOf('Users', member.id),
          display: member.user.name,
          type: 'User',
        })),
    }),
    meta: {
      resourceType: 'Group',
      created: createdAt.toISOString(),
      lastModified: updatedAt.toISOString(),
      location: locationOf('Groups', id),
    },
  }
}
