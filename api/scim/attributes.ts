/** The attributes by which people and groups are found. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import { idOf, numberOf, textOf, timeOf, unsupported, type Attributes, type Condition } from './filter.ts'

type UserWhere = Prisma.ProvisionedUserWhereInput
type GroupWhere = Prisma.ProvisionedGroupWhereInput

const ofAccount =
  (field: 'name' | 'firstName' | 'lastName' | 'position' | 'department'): Condition<UserWhere> =>
  (op, value) => ({ user: { [field]: textOf(op, value) } })

const email: Condition<UserWhere> = (op, value) => ({ user: { email: textOf(op, value, true) } })

/** What every address is: the filter holds for all or for none. */
const always =
  (what: string | boolean): Condition<UserWhere> =>
  (op, value) => {
    if (op === 'pr') return {}
    if (op !== 'eq') throw unsupported(op)
    return String(value).toLowerCase() === String(what) ? {} : { id: { in: [] } }
  }

export const userAttributes: Attributes<UserWhere> = {
  table: {
    id: (op, value) => (op === 'pr' ? {} : { id: numberOf(op, value) }),
    username: (op, value) => ({ userNameKey: textOf(op, value, true) }),
    externalid: (op, value) => ({ externalId: idOf(op, value) }),
    displayname: ofAccount('name'),
    'name.formatted': ofAccount('name'),
    'name.givenname': ofAccount('firstName'),
    'name.familyname': ofAccount('lastName'),
    title: ofAccount('position'),
    department: ofAccount('department'),
    emails: email,
    'emails.value': email,
    'emails.type': always('work'),
    'emails.primary': always(true),
    active: (op, value) => {
      if (op === 'pr') return {}
      if (op !== 'eq') throw unsupported(op)
      const open: Prisma.UserWhereInput = { status: { in: ['ACTIVE', 'PENDING_VERIFICATION'] } }
      return String(value).toLowerCase() === 'true' ? { user: open } : { user: { NOT: open } }
    },
    'groups.value': (op, value) => ({ memberships: { some: { groupId: numberOf(op, value) } } }),
    'meta.created': (op, value) => ({ createdAt: timeOf(op, value) }),
    'meta.lastmodified': (op, value) => ({ updatedAt: timeOf(op, value) }),
  },
  not: (where) => ({ NOT: where }),
  every: (wheres) => ({ AND: wheres }),
  some: (wheres) => ({ OR: wheres }),
}

const member: Condition<GroupWhere> = (op, value) => ({ members: { some: { memberId: numberOf(op, value) } } })

export const groupAttributes: Attributes<GroupWhere> = {
  table: {
    id: (op, value) => (op === 'pr' ? {} : { id: numberOf(op, value) }),
    displayname: (op, value) => ({ displayNameKey: textOf(op, value, true) }),
    externalid: (op, value) => ({ externalId: idOf(op, value) }),
    members: member,
    'members.value': member,
    'meta.created': (op, value) => ({ createdAt: timeOf(op, value) }),
    'meta.lastmodified': (op, value) => ({ updatedAt: timeOf(op, value) }),
  },
  not: (where) => ({ NOT: where }),
  every: (wheres) => ({ AND: wheres }),
  some: (wheres) => ({ OR: wheres }),
}
