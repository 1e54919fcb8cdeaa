/** The table of permissions for administrators to read. */
import { permissionTable } from '../../access.ts'
import { builder, RoleEnum } from '../../builder.ts'

type Row = ReturnType<typeof permissionTable>[number]

const RolePermission = builder.objectRef<Row['roles'][number]>('RolePermission').implement({
  description: 'On which records a role holds a permission.',
  fields: (t) => ({
    role: t.expose('role', { type: RoleEnum }),
    within: t.exposeString('within', {
      description:
        '`any` for every record, `own` for those of the person, another name for those that stand so to the person (approvedForIndustry, ofReadable), or empty: not at all.',
    }),
  }),
})

const PermissionRow = builder.objectRef<Row>('PermissionRow').implement({
  description: 'A permission, and who holds it.',
  fields: (t) => ({
    name: t.exposeString('name'),
    entity: t.exposeString('entity', {
      nullable: true,
      description: 'The type of the records that it is about; null for pages and a person’s own things.',
    }),
    kind: t.exposeString('kind', { nullable: true, description: 'The type of these records, in words.' }),
    meaning: t.exposeString('meaning', { description: 'What it allows, in words.' }),
    roles: t.expose('roles', {
      type: [RolePermission],
      description: 'A cell for each role, in the same order in every row.',
    }),
  }),
})

builder.queryField('permissionTable', (t) =>
  t.field({
    type: [PermissionRow],
    requires: 'USER_MANAGE',
    description: 'Every permission of the platform with the roles that hold it.',
    resolve: () => permissionTable(),
  }),
)
