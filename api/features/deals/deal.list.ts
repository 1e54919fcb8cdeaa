/** How the list of deals is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { search } from '../../listField.ts'
import type { dealFilterRules } from './deal.rules.ts'

type Where = Prisma.DealWhereInput

const inTheWay = { blockers: { some: { resolvedAt: null } } } satisfies Where

/** What each given filter asks of a deal. */
export const dealWhere = (
  { search: text, status, projectId, mine, blocked }: InferType<typeof dealFilterRules>,
  { viewer }: Context,
): (Where | undefined | false)[] => {
  const own: Where = { handlerId: viewer?.id ?? -1 }
  return [
    search('searchText', text),
    !!status?.length && { status: { in: status } },
    projectId != null && { projectId },
    mine === true && own,
    mine === false && { OR: [{ handlerId: null }, { NOT: own }] },
    blocked === true && inTheWay,
    blocked === false && { NOT: inTheWay },
  ]
}

export const dealSort = {
  TITLE: { column: 'sortTitle', meaning: 'The title, without regard to case.' },
  STATUS_SINCE: { column: 'statusSince', meaning: 'When it was opened or closed.' },
  CREATED_AT: { column: 'createdAt' },
  UPDATED_AT: { column: 'updatedAt' },
} as const
