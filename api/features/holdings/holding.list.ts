/** How the lists of holdings and of their updates are filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { search } from '../../listField.ts'
import type { holdingFilterRules } from './holding.rules.ts'
import type { holdingUpdateFilterRules } from './update.rules.ts'

/** What each given filter asks of a holding. */
export const holdingWhere = ({
  search: text,
  status,
  instrument,
  fundingStage,
  external,
}: InferType<typeof holdingFilterRules>): (Prisma.HoldingWhereInput | undefined | false)[] => [
  search('searchText', text),
  !!status?.length && { status: { in: status } },
  !!instrument?.length && { instrument: { in: instrument } },
  !!fundingStage?.length && { fundingStage: { in: fundingStage } },
  external != null && { external },
]

export const holdingSort = {
  NAME: { column: 'sortName', meaning: 'The name, without regard to case.' },
  AMOUNT: { column: 'amount', meaning: 'What was invested, AED.' },
  INVESTED_ON: { column: 'investedOn', meaning: 'The day of the investment.' },
  UPDATED_AT: { column: 'updatedAt', meaning: 'When it was last changed.' },
} as const

/** What each given filter asks of an update. */
export const holdingUpdateWhere = ({
  search: text,
  answered,
}: InferType<typeof holdingUpdateFilterRules>): (Prisma.HoldingUpdateWhereInput | undefined | false)[] => [
  search('searchText', text),
  answered === true && { answeredAt: { not: null } },
  answered === false && { answeredAt: null },
]

export const holdingUpdateSort = {
  DUE_ON: { column: 'dueOn', meaning: 'The day by which it is answered.' },
} as const
