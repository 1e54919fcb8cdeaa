/** How the list of patents is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { dayLength, universityDay } from '../../days.ts'
import { search } from '../../listField.ts'
import { patentRelations } from '../../relations/patents.ts'
import { queueDays } from '../../research/reminders.ts'
import type { patentFilterRules } from './patent.rules.ts'
import { alive } from './patentMoves.ts'

type Where = Prisma.PatentWhereInput

/** Deadlines that wait within the time of the queue. */
const waits = (): Where => ({
  status: { in: [...alive] },
  deadlines: { some: { outcome: null, dueOn: { lte: new Date(universityDay().getTime() + queueDays * dayLength) } } },
})

/** What each given filter asks of a patent. What the viewer may not see of one finds nothing. */
export const patentWhere = (
  { search: text, status, office, mine, confidential, due, projectId }: InferType<typeof patentFilterRules>,
  { viewer, access }: Context,
): (Where | undefined | false)[] => {
  const own = viewer ? patentRelations.Patent.involved(viewer) : { id: -1 }
  const waiting = { AND: [access.within('PATENT_READ_INTERNAL'), waits()] }
  return [
    search('searchText', text),
    !!status?.length && { status: { in: status } },
    !!office?.length && { office: { in: office } },
    mine === true && own,
    mine === false && { NOT: own },
    confidential != null && { patentFamily: { confidential } },
    due === true && waiting,
    due === false && { NOT: waiting },
    projectId != null && {
      patentFamily: { project: { AND: [{ id: projectId }, access.within('PROJECT_READ')] } },
    },
  ]
}

export const patentSort = {
  TITLE: { column: 'sortTitle', meaning: 'The title, without regard to case.' },
  FILED_ON: { column: 'sortFiledOn', meaning: 'When it was filed; what is in preparation counts as the latest.' },
  CREATED_AT: { column: 'createdAt' },
  UPDATED_AT: { column: 'updatedAt', meaning: 'When it was last changed.' },
} as const
