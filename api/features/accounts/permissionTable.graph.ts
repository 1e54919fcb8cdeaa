/** The table of permissions (api/policy.ts) for administrators to read. */
import { builder, RoleEnum } from '../../builder.ts'
import { policy, ROLES, cellOf, permissions, type Permission } from '../../policy.ts'
import type { Role } from '../../__generated__/prisma/enums.ts'

const RolePermission = builder.objectRef<{ role: Role; within: string }>('RolePermission').implement({
  description: 'On which records a role holds a permission.',
  fields: (t) => ({
    role: t.expose('role', { type: RoleEnum }),
    within: t.exposeString('within', {
      description:
        '`any` for every record, `own` for those of the person, another name for those that stand so to the person (approvedForIndustry, ofReadable), or empty: not at all.',
    }),
  }),
})

const PermissionRow = builder.objectRef<Permission>('PermissionRow').implement({
  description: 'A permission, and who holds it.',
  fields: (t) => ({
    name: t.string({ resolve: (permission) => permission }),
    entity: t.string({
      nullable: true,
      description: 'The type of the records that it is about; null for pages and the own things of a person.',
      resolve: (permission) => policy[permission].entity,
    }),
    meaning: t.string({ description: 'What it allows.', resolve: (permission) => policy[permission].meaning }),
    roles: t.field({
      type: [RolePermission],
      description: 'A cell for each role, in the same order in every row.',
      resolve: (permission) => ROLES.map((role) => ({ role, within: cellOf(permission, role) })),
    }),
  }),
})

builder.queryField('permissionTable', (t) =>
  t.field({
    type: [PermissionRow],
    requires: 'USER_MANAGE',
    description: 'Every permission of the platform with the roles that hold it.',
    resolve: () => permissions,
  }),
)
