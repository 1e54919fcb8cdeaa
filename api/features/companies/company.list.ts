/** How the list of companies is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { inBothLanguages, oneOf, search } from '../../listField.ts'
import { universityDay } from '../../days.ts'
import type { companyFilterRules } from './company.rules.ts'
import { namedChallenges } from './companyFigures.ts'

type Where = Prisma.CompanyWhereInput
type Filter = InferType<typeof companyFilterRules>

type Reader = Pick<Context, 'access'>

/** Of those, the companies whose own side with the university the viewer keeps. */
const inside = (where: Where, { access }: Reader): Where => ({ AND: [where, access.within('COMPANY_RELATION')] })

/** The companies with a text in what they say of themselves or, for the university, in another name of theirs. */
export function companyFound(text: string | null | undefined, ctx: Reader): Where | undefined {
  const found = search(inBothLanguages, text)
  return found && { OR: [found, inside({ names: { some: search('key', text)! } }, ctx)] }
}

/** What each given filter asks of a company. What only the university is told only the university finds by. */
export const companyWhere = (filter: Filter, ctx: Context): (Where | undefined | false)[] => {
  const { search: text, sector, stage, ownerId, overdue } = filter
  return [
    companyFound(text, ctx),
    oneOf(sector, (values) => ({
      OR: [
        { sectors: { hasSome: values } },
        { challenges: { some: { AND: [namedChallenges(ctx), { sector: { in: values } }] } } },
      ],
    })),
    oneOf(stage, (values) => inside({ stage: { in: values } }, ctx)),
    ownerId != null && inside({ ownerId }, ctx),
    overdue != null && inside(overdue ? taskOverdue() : { NOT: taskOverdue() }, ctx),
  ]
}

/** With something to do of which the day has gone by. */
export const taskOverdue = (): Where => ({ sortTask: { lt: universityDay() } })

export const companySort = {
  NAME: { column: 'sortName', inBoth: true },
  NEXT_TASK: {
    column: 'sortTask',
    requires: 'COMPANY_RELATION',
    meaning: 'The first day of a task that is not done, what is overdue first; those without a task are last.',
  },
  LAST_CONTACT: {
    column: 'sortContact',
    requires: 'COMPANY_RELATION',
    meaning: 'The last contact; those without one come before all others.',
  },
  EXPECTED_VALUE: {
    column: 'sortValue',
    requires: 'COMPANY_RELATION',
    meaning: 'What one expects of it; nothing is lowest.',
  },
  STAGE: { column: 'stage', requires: 'COMPANY_RELATION', meaning: 'The stage, from lead to dormant.' },
} as const
