/** How the list of proposals is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Access } from '../../access.ts'
import type { Context } from '../../context.ts'
import { dayBegins } from '../../dayBegins.ts'
import { search } from '../../listField.ts'
import { promiseOver } from '../../proposing/answerDay.ts'
import type { proposalFilterRules } from './proposal.rules.ts'
import { statusesOf, undecided } from '../../proposing/proposalStages.ts'

type Where = Prisma.ProposalWhereInput

/** Those whose applicants should have heard by now. */
const overdue = (): Where => ({
  status: { in: [...undecided] },
  challenge: promiseOver(),
})

/** Ways to find proposals by a text in their challenge or author, where the viewer may see these; nothing without a text. */
function foundBy(text: string | null | undefined, access: Access): Where[] | undefined {
  const found = search('searchText', text)
  return (
    found && [
      { challenge: { AND: [found, access.within('CHALLENGE_READ')] } },
      { AND: [access.within('PROPOSAL_READ_APPLICANTS'), { author: { AND: [found, access.within('USER_READ')] } }] },
    ]
  )
}

/** The proposals that the search finds: also by their title, where the viewer may read it. */
export function proposalFound(text: string, { access }: Context): Where {
  const titled = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ title: { contains: word, mode: 'insensitive' as const } }))
  return {
    OR: [...(foundBy(text, access) ?? []), { AND: [access.within('PROPOSAL_READ_CONTENT'), ...titled] }],
  }
}

/** What each given filter asks of a proposal. */
export const proposalWhere = (
  filter: InferType<typeof proposalFilterRules>,
  ctx: Context,
): (Where | undefined | false)[] => {
  const id = ctx.viewer?.id ?? -1
  const mine: Where = {
    OR: [{ authorId: id }, { coApplicants: { some: { userId: id, answer: { not: 'DECLINED' } } } }],
  }
  const found = foundBy(filter.search, ctx.access)
  return [
    found && { OR: found },
    filter.challengeId != null && { challengeId: filter.challengeId },
    // Nobody finds out by asking what the field does not tell.
    !!filter.status?.length && {
      AND: [{ status: { in: filter.status } }, ctx.access.within('PROPOSAL_READ_STATUS')],
    },
    !!filter.stage?.length && { status: { in: statusesOf(filter.stage) } },
    filter.mine != null && (filter.mine ? mine : { NOT: mine }),
    filter.submittedSince != null && { submittedAt: { gte: dayBegins(filter.submittedSince) } },
    filter.overdue != null && (filter.overdue ? overdue() : { NOT: overdue() }),
    filter.challengeCancelled != null && {
      challenge: { status: filter.challengeCancelled ? 'CANCELLED' : { not: 'CANCELLED' } },
    },
  ]
}

export const proposalSort = {
  CREATED_AT: { column: 'createdAt' },
  UPDATED_AT: { column: 'updatedAt' },
  CHALLENGE: { column: 'challengeId', meaning: 'The challenge, the older first.' },
} as const
