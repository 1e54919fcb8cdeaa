/** How the activity log is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { dayLength } from '../../days.ts'
import { dayBegins } from '../../dayBegins.ts'
import type { activityFilterRules } from './activity.rules.ts'

type Where = Prisma.AuditEntryWhereInput
type Filter = InferType<typeof activityFilterRules>

/** What each given filter asks of an entry. */
export const activityWhere = ({
  actorId,
  action,
  entity,
  entityNumber,
  address,
  from,
  until,
  byPeople,
}: Filter): (Where | undefined | false)[] => [
  actorId != null && { actorId },
  !!action && { action },
  !!entity && { entity },
  entityNumber != null && { entityId: entityNumber },
  !!address && { address: { startsWith: address, not: '' } },
  !!from && { at: { gte: dayBegins(from) } },
  !!until && { at: { lt: dayBegins(new Date(until.getTime() + dayLength)) } },
  byPeople === true && { actorId: { not: null } },
]

export const activitySort = { AT: { column: 'at', meaning: 'When it was done.' } } as const
