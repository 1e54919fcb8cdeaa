/** How the list of disclosures is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { universityDay } from '../../days.ts'
import { search } from '../../listField.ts'
import type { disclosureFilterRules } from './disclosure.rules.ts'
import { deciding } from './disclosureMoves.ts'

type Where = Prisma.InventionDisclosureWhereInput

const overdueDisclosures = (): Where => ({ status: { in: [...deciding] }, decideBy: { lt: universityDay() } })

/** What each given filter asks of a disclosure. */
export const disclosureWhere = (
  { search: text, status, decision, handled, mine, overdue }: InferType<typeof disclosureFilterRules>,
  { viewer }: Context,
): (Where | undefined | false)[] => {
  const own: Where = { handlerId: viewer?.id ?? -1 }
  return [
    search('searchText', text),
    !!status?.length && { status: { in: status } },
    !!decision?.length && { decision: { in: decision } },
    handled === true && { handlerId: { not: null } },
    handled === false && { handlerId: null },
    mine === true && own,
    mine === false && { OR: [{ handlerId: null }, { NOT: own }] },
    overdue === true && overdueDisclosures(),
    overdue === false && { NOT: overdueDisclosures() },
  ]
}

export const disclosureSort = {
  TITLE: { column: 'sortTitle', meaning: 'The title, without regard to case.' },
  SUBMITTED_AT: { column: 'sortSubmittedAt', meaning: 'When the last inventor had signed, or else when it was begun.' },
  DECIDE_BY: { column: 'sortDecideBy', meaning: 'The day of the promised decision; the last ones have none.' },
  UPDATED_AT: { column: 'updatedAt', meaning: 'When it was last changed.' },
} as const
