/** How the list of interests is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { universityDay } from '../../days.ts'
import { goingOn } from '../../investing/interestLadder.rules.ts'
import { search } from '../../listField.ts'
import type { interestFilterRules } from './interest.rules.ts'

type Where = Prisma.InvestmentInterestWhereInput

const open = { status: { in: [...goingOn] } } satisfies Where

/** Those whose acknowledgment or next step the university owes since an earlier day. */
const overdueInterests = (): Where => ({
  OR: [
    { status: 'EXPRESSED', acknowledgeBy: { lt: universityDay() } },
    { ...open, nextStepOn: { lt: universityDay() } },
  ],
})

/** What each given filter asks of an interest. */
export const interestWhere = (
  {
    search: text,
    status,
    kind,
    goingOn: going,
    projectId,
    investorId,
    contactId,
    mine,
    overdue,
  }: InferType<typeof interestFilterRules>,
  { viewer }: Context,
): (Where | undefined | false)[] => {
  const own: Where = { contactId: viewer?.id ?? -1 }
  return [
    search('searchText', text),
    !!status?.length && { status: { in: status } },
    kind != null && { kind },
    going === true && open,
    going === false && { NOT: open },
    projectId != null && { projectId },
    investorId != null && { investorId },
    contactId != null && { contactId },
    mine === true && own,
    mine === false && { OR: [{ contactId: null }, { NOT: own }] },
    overdue === true && overdueInterests(),
    overdue === false && { NOT: overdueInterests() },
  ]
}

export const interestSort = {
  TITLE: { column: 'sortTitle', meaning: 'The title, without regard to case.' },
  STATUS_SINCE: { column: 'statusSince', meaning: 'When it entered its present stage.' },
  NEXT_STEP_ON: { column: 'sortNextStepOn', meaning: 'The day of the next step; the last ones have none.' },
  CREATED_AT: { column: 'createdAt', meaning: 'When it was expressed.' },
  UPDATED_AT: { column: 'updatedAt', meaning: 'When it was last changed.' },
} as const
