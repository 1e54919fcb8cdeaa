/** `canUpdate: viewerCan(t, 'PROJECT_UPDATE', '…')`: what a button asks; one statement for all records of a page, or none in a list. */
import type { FieldsOf } from './builder.ts'
import type { Permission } from './policy.ts'

/** A boolean field of a record's type; `t` is the field builder of any model. */
export const viewerCan = (t: unknown, permission: Permission, description?: string) =>
  (t as FieldsOf<'Project'>).boolean({
    ...(description ? { description } : {}),
    extensions: { reads: [], asks: permission },
    resolve: (record, _, ctx) => ctx.access.can(permission, record.id, record),
  })
