/** How the list of ideas is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { inBothLanguages, search } from '../../listField.ts'
import { comingSession } from '../../validation/comingSession.ts'
import type { ideaFilterRules } from './idea.rules.ts'

type Where = Prisma.IdeaWhereInput

/** What each given filter asks of an idea. */
export const ideaWhere = (filter: InferType<typeof ideaFilterRules>, ctx: Context): (Where | undefined | false)[] => {
  const viewerId = ctx.viewer?.id ?? -1
  return [
    search(inBothLanguages, filter.search),
    !!filter.status?.length && { status: { in: filter.status } },
    !!filter.category?.length && { category: { in: filter.category } },
    filter.mine === true && { submitterId: viewerId },
    filter.mine === false && { OR: [{ submitterId: null }, { submitterId: { not: viewerId } }] },
    filter.inside === true && ctx.access.within('IDEA_READ_INTERNAL'),
    filter.waiting === true && {
      AND: [{ status: { in: ['SUBMITTED', 'UNDER_REVIEW'] } }, ctx.access.within('IDEA_REVIEW')],
    },
    filter.ipCheckOpen === true && {
      AND: [
        { confidential: true, ipCheck: null, status: { notIn: ['DRAFT', 'MERGED'] } },
        ctx.access.within('IDEA_REVIEW'),
      ],
    },
    filter.toBeProtected === true && {
      AND: [{ ipCheck: 'KEEP_CONFIDENTIAL', status: { not: 'MERGED' } }, ctx.access.within('IDEA_REVIEW')],
    },
    filter.booked != null && { requests: filter.booked ? { some: booked(ctx) } : { none: booked(ctx) } },
    filter.scoredByMe != null && {
      reviews: filter.scoredByMe ? { some: { reviewerId: viewerId } } : { none: { reviewerId: viewerId } },
    },
  ]
}

/** Requests with a session to come, of those that the viewer may see. */
const booked = (ctx: Context): Prisma.ValidationRequestWhereInput => ({
  AND: [
    ctx.access.within('VALIDATION_READ'),
    { sessions: { some: { AND: [comingSession(), ctx.access.within('MEETING_READ')] } } },
  ],
})

export const ideaSort = {
  TITLE: { column: 'sortTitle', inBoth: true },
  STATUS: { column: 'status', meaning: 'The status, from draft to converted.' },
  VOTES: { column: 'votes', meaning: 'How many people voted for it.' },
  CREATED_AT: { column: 'createdAt', meaning: 'When it was written down.' },
  UPDATED_AT: { column: 'updatedAt' },
} as const
