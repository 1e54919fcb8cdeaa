/** Where a notification leads. */
import type { NotificationKind, Role } from '../../__generated__/prisma/enums.ts'
import { rolesOf } from '../../policy.ts'
import { pathOf } from '../../records/records.ts'
import type { Data } from '../../records/notificationKind.ts'
import { kinds } from './notificationText.ts'

interface Notice {
  kind: NotificationKind
  entity: string | null
  entityId: number | null
  data: unknown
}

/** The path that a notification leads a reader of this role to; null when there is none. */
export function linkOf({ kind, entity, entityId, data }: Notice, role: Role): string | null {
  const own = kinds[kind].link?.(entityId, entity, data as Data)
  return own === undefined ? pathOf(entity, entityId, (permission) => rolesOf(permission).includes(role)) : own
}
