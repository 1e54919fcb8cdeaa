/** How the list of challenges is filtered and sorted (docs/spec/challenges.md#filters-and-sorting). */
import type { InferType } from 'yup'
import { dayLength } from '../../days.ts'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Access } from '../../access.ts'
import type { Context } from '../../context.ts'
import { inBothLanguages, oneOf, search } from '../../listField.ts'
import { proposedBy } from '../../proposing/proposedBy.ts'
import { undecided } from '../../proposing/proposalStages.ts'
import { promiseOver } from '../../proposing/answerDay.ts'
import type { challengeFilterRules } from './challenge.rules.ts'
import { nearDays } from './challengeValues.rules.ts'

type Filter = InferType<typeof challengeFilterRules>
type Where = Prisma.ChallengeWhereInput

/** What each given filter asks of a challenge. */
export const challengeWhere = (filter: Filter, { viewer, access }: Context): (Where | undefined | false)[] => [
  search(inBothLanguages, filter.search),
  oneOf(filter.status, (values) => ({ status: { in: values } })),
  filter.shown ? shown(filter.shown) : undefined,
  oneOf(filter.sector, (values) => ({ sector: { in: values } })),
  oneOf(filter.collaborationType, (values) => ({ collaborationType: { in: values } })),
  oneOf(filter.tags, (values) => ({ tags: { hasSome: values } })),
  oneOf(filter.trl, (values) => ({ OR: [{ trl: null }, { trl: { in: values } }] })),
  filter.fundingMin ? { OR: [{ sortFunding: 0 }, { sortFunding: { gte: filter.fundingMin } }] } : undefined,
  filter.fundingMax == null ? undefined : { sortFunding: { lte: filter.fundingMax } },
  filter.mine === true && {
    OR: [{ ownerId: viewer?.id ?? -1 }, { reviewers: { some: { userId: viewer?.id ?? -1 } } }],
  },
  filter.checkedByMe === true && {
    AND: [{ status: 'UNDER_REVIEW', checkerId: viewer?.id ?? -1 }, access.within('CHALLENGE_ASSIGN')],
  },
  filter.invited === true && {
    invitations: { some: { userId: viewer?.id ?? -1 } },
    proposals: { none: proposedBy(viewer?.id ?? -1) },
  },
  // Nobody finds out by asking what the field does not tell.
  filter.overdue === true && { AND: [overdue(access), access.within('CHALLENGE_READ_INTERNAL')] },
  filter.starred === true && { stars: { some: { userId: viewer?.id ?? -1 } } },
]

/** Those whose applicants should have heard by now. */
const overdue = (access: Access): Where => ({
  ...promiseOver(),
  proposals: { some: { AND: [{ status: { in: [...undecided] } }, access.within('PROPOSAL_READ_STATUS')] } },
})

function shown(what: NonNullable<Filter['shown']>): Where {
  const now = new Date()
  if (what === 'CLOSED') return { OR: [{ status: { in: ['CLOSED', 'COMPLETED'] } }, { closesAt: { lte: now } }] }
  const soon = what === 'CLOSING_SOON' ? { lte: new Date(now.getTime() + nearDays * dayLength) } : {}
  return { status: 'OPEN', closesAt: { gt: now, ...soon } }
}

export const challengeSort = {
  TITLE: { column: 'sortTitle', inBoth: true },
  DEADLINE: { column: 'closesAt', descending: 'closesAtOrNever', meaning: 'The deadline; those without one are last.' },
  DAYS_LEFT: {
    column: 'closesAt',
    descending: 'closesAtOrNever',
    meaning: 'How many days are left until it closes; those without a deadline are last.',
  },
  FUNDING: { column: 'sortFunding', meaning: 'The upper end of what is paid; not said is lowest.' },
  STATUS: { column: 'status', meaning: 'The status, from draft to canceled.' },
  CREATED_AT: { column: 'createdAt' },
  UPDATED_AT: { column: 'updatedAt' },
} as const
