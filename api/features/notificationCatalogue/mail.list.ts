/** How the log of mails is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { dayLength } from '../../days.ts'
import { startOfUniversityDay } from '../../duties/clock.ts'
import type { mailFilterRules } from './mail.rules.ts'

type Where = Prisma.OutgoingMailWhereInput

export const mailWhere = ({
  search,
  state,
  kind,
  userId,
  from,
  until,
}: InferType<typeof mailFilterRules>): (Where | undefined | false)[] => [
  !!search && {
    OR: [{ subject: { contains: search, mode: 'insensitive' } }, { email: { contains: search, mode: 'insensitive' } }],
  },
  !!state?.length && { state: { in: state } },
  !!kind && { kind },
  userId != null && { userId },
  from != null && { createdAt: { gte: startOfUniversityDay(from) } },
  until != null && { createdAt: { lt: startOfUniversityDay(new Date(until.getTime() + dayLength)) } },
]

export const mailSort = {
  CREATED_AT: { column: 'id', meaning: 'When it was asked for.' },
} as const
