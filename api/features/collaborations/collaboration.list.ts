/** How the list of collaborations is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { universityDay } from '../../days.ts'
import { oneOf, search } from '../../listField.ts'
import type { collaborationFilterRules } from './collaboration.rules.ts'
import { agreementSteps } from './collaborationStatus.ts'

type Where = Prisma.CollaborationWhereInput
type Filter = InferType<typeof collaborationFilterRules>

/** One whose furthest agreement is this. */
function agreed(state: NonNullable<NonNullable<Filter['agreement']>[number]>): Where {
  if (state === 'NONE') return { agreements: { none: {} } }
  const further = agreementSteps.slice(agreementSteps.indexOf(state) + 1)
  return { agreements: { some: { kind: state }, none: { kind: { in: further } } } }
}

const overdue = (): Where => ({
  closedAt: null,
  milestones: { some: { doneAt: null, dueDate: { lt: universityDay() } } },
})

/** What each given filter asks of a collaboration. */
export const collaborationWhere = (filter: Filter, { viewer, access }: Context): (Where | undefined | false)[] => {
  const mine: Where = { partners: { some: { userId: viewer?.id ?? -1 } } }
  const found = search('searchText', filter.search)
  return [
    found && {
      OR: [
        found,
        { partners: { some: { user: { AND: [found, access.within('USER_READ')] } } } },
        {
          proposal: {
            AND: [access.within('PROPOSAL_READ'), { challenge: { AND: [found, access.within('CHALLENGE_READ')] } }],
          },
        },
      ],
    },
    oneOf(filter.status, (values) => ({ status: { in: values } })),
    oneOf(filter.agreement, (values) => ({ OR: values.map(agreed) })),
    filter.overdue != null && (filter.overdue ? overdue() : { NOT: overdue() }),
    filter.mine != null && (filter.mine ? mine : { NOT: mine }),
  ]
}

export const collaborationSort = {
  TITLE: { column: 'sortTitle' },
  STATUS: { column: 'status', meaning: 'Where it stands, from proposed to stopped.' },
  CREATED_AT: { column: 'createdAt', meaning: 'When the proposal was accepted.' },
  UPDATED_AT: { column: 'updatedAt' },
} as const
