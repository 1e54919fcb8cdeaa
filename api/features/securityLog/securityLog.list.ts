/** How the security log is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { oneOf } from '../../listField.ts'
import type { securityEventFilterRules } from './securityLog.rules.ts'

type Where = Prisma.SecurityEventWhereInput
type Filter = InferType<typeof securityEventFilterRules>

/** What each given filter asks of an event. */
export const securityEventWhere = (
  { mine, kind, userId, address }: Filter,
  { viewer }: Context,
): (Where | undefined | false)[] => [
  mine === true && { userId: viewer!.id },
  oneOf(kind, (values) => ({ kind: { in: values } })),
  userId != null && { userId },
  !!address && { address: { startsWith: address } },
]

export const securityEventSort = {
  CREATED_AT: { column: 'createdAt', meaning: 'When it happened first.' },
} as const
