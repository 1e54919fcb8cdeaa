/** How the list of grants is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { dayLength, universityDay } from '../../days.ts'
import { search } from '../../listField.ts'
import { grantRelations } from '../../relations/grants.ts'
import { queueDays } from '../../research/reminders.ts'
import type { researchGrantFilterRules } from './grant.rules.ts'
import { running } from './grantMoves.ts'

type Where = Prisma.ResearchGrantWhereInput

const waits = (): Where => ({
  status: { in: [...running] },
  items: { some: { doneOn: null, dueOn: { lte: new Date(universityDay().getTime() + queueDays * dayLength) } } },
})

/** What each given filter asks of a grant. What the viewer may not see of one finds nothing. */
export const grantWhere = (
  { search: text, status, role, mine, due, projectId }: InferType<typeof researchGrantFilterRules>,
  { viewer, access }: Context,
): (Where | undefined | false)[] => {
  const own = viewer ? grantRelations.ResearchGrant.involved(viewer) : { id: -1 }
  const waiting = { AND: [access.within('GRANT_READ_INTERNAL'), waits()] }
  return [
    search('searchText', text),
    !!status?.length && { status: { in: status } },
    !!role?.length && { role: { in: role } },
    mine === true && own,
    mine === false && { NOT: own },
    due === true && waiting,
    due === false && { NOT: waiting },
    projectId != null && {
      projects: { some: { project: { AND: [{ id: projectId }, access.within('PROJECT_READ')] } } },
    },
  ]
}

export const grantSort = {
  TITLE: { column: 'sortTitle', meaning: 'The title, without regard to case.' },
  AMOUNT: { column: 'amount', meaning: 'What is asked for or was awarded, AED.' },
  STARTS_ON: { column: 'sortStartsOn', meaning: 'When it begins; what is not settled counts as the latest.' },
  CREATED_AT: { column: 'createdAt' },
  UPDATED_AT: { column: 'updatedAt', meaning: 'When it was last changed.' },
} as const
