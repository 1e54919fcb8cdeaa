/** How the list of imports is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { importFilterRules } from './import.rules.ts'

/** What each given filter asks of an import. */
export const importWhere = ({
  search: text,
  state,
  kind,
}: InferType<typeof importFilterRules>): (Prisma.ImportWhereInput | undefined | false)[] => [
  !!text && { fileName: { contains: text, mode: 'insensitive' } },
  !!state?.length && { state: { in: state } },
  !!kind?.length && { kind: { in: kind } },
]

export const importSort = {
  CREATED_AT: { column: 'createdAt', meaning: 'When the file was uploaded.' },
  ROWS: { column: 'rows', meaning: 'How many rows it has.' },
} as const
