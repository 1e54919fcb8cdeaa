/** How the list of claims is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { search } from '../../listField.ts'
import type { trlClaimFilterRules } from './trl.rules.ts'

type Where = Prisma.TrlClaimWhereInput

/** What each given filter asks of a claim. */
export const trlClaimWhere = (
  { search: text, status, level, mine, assigned }: InferType<typeof trlClaimFilterRules>,
  { viewer }: Context,
): (Where | undefined | false)[] => {
  const own: Where = { validators: { some: { userId: viewer?.id ?? -1 } } }
  return [
    search('searchText', text),
    !!status?.length && { status: { in: status } },
    !!level?.length && { level: { in: level } },
    mine === true && own,
    mine === false && { NOT: own },
    assigned === true && { validators: { some: {} } },
    assigned === false && { validators: { none: {} } },
  ]
}

export const trlClaimSort = {
  TITLE: { column: 'sortTitle', meaning: 'The project’s title, without regard to case.' },
  LEVEL: { column: 'level' },
  COMPLETENESS: { column: 'completeness', meaning: 'How many of the criteria have evidence.' },
  REQUESTED_AT: {
    column: 'sortRequestedAt',
    meaning: 'When validation was first requested, or else when it was begun.',
  },
} as const
