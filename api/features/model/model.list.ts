/** How the log of the language model is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { oneOf } from '../../listField.ts'
import type { modelCallFilterRules } from './model.rules.ts'

type Where = Prisma.ModelCallWhereInput

/** What each given filter asks of a call. */
export const modelCallWhere = ({
  purpose,
  outcome,
  userId,
}: InferType<typeof modelCallFilterRules>): (Where | undefined | false)[] => [
  oneOf(purpose, (values) => ({ purpose: { in: values } })),
  oneOf(outcome, (values) => ({ outcome: { in: values } })),
  userId != null && { userId },
]

export const modelCallSort = { CREATED_AT: { column: 'createdAt' } } as const
