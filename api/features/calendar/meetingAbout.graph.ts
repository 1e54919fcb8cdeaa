/** The meetings of what they are about: of a project, a proposal, a collaboration, an interest, an idea, a support request. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'

const most = 50
const listed = {
  type: ['Meeting'] as ['Meeting'],
  nullable: { items: true, list: false } as const,
  description: `The meetings about it that the viewer may see, the latest first; at most ${most}.`,
}

const meetingsOf = (ctx: Context, query: object, about: Prisma.MeetingWhereInput) =>
  ctx.db.meeting.findMany({
    ...query,
    where: { AND: [about, ctx.access.within('MEETING_READ')] },
    orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
    take: most,
  })

builder.prismaObjectField('Proposal', 'meetings', (t) =>
  t.prismaField({ ...listed, resolve: (query, { id }, _, ctx) => meetingsOf(ctx, query, { proposalId: id }) }),
)

builder.prismaObjectField('Collaboration', 'meetings', (t) =>
  t.prismaField({ ...listed, resolve: (query, { id }, _, ctx) => meetingsOf(ctx, query, { collaborationId: id }) }),
)

builder.prismaObjectField('InvestmentInterest', 'meetings', (t) =>
  t.prismaField({
    ...listed,
    resolve: (query, { id }, _, ctx) => meetingsOf(ctx, query, { investmentInterestId: id }),
  }),
)

builder.prismaObjectField('Idea', 'meetings', (t) =>
  t.prismaField({ ...listed, resolve: (query, { id }, _, ctx) => meetingsOf(ctx, query, { ideaId: id }) }),
)

builder.prismaObjectField('SupportRequest', 'meetings', (t) =>
  t.prismaField({ ...listed, resolve: (query, { id }, _, ctx) => meetingsOf(ctx, query, { supportRequestId: id }) }),
)

builder.prismaObjectFields('Project', (t) => ({
  meetings: t.prismaField({
    ...listed,
    resolve: (query, { id }, _, ctx) => meetingsOf(ctx, query, { projectId: id }),
  }),
  nextMeeting: t.field({
    type: 'DateTime',
    nullable: true,
    requires: 'PROJECT_READ_INTERNAL',
    select: (_args, ctx) => ({
      meetings: {
        where: {
          AND: [{ state: 'CONFIRMED' as const, startsAt: { gt: new Date() } }, ctx.access.within('MEETING_READ')],
        },
        orderBy: { startsAt: 'asc' as const },
        take: 1,
        select: { startsAt: true as const },
      },
    }),
    resolve: ({ meetings }) => meetings[0]?.startsAt ?? null,
  }),
}))
