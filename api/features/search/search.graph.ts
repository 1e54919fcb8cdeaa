/** One search over everything that the viewer may see; each feature adds its kind. */
import type { GraphQLResolveInfo } from 'graphql'
import { object, string } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { check } from '../../action.ts'
import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { tableOf } from '../../db.ts'
import { search } from '../../listField.ts'
import { narrowed } from '../../narrow.ts'
import type { Permission } from '../../policy.ts'
import { IdeaNode } from '../ideas/idea.graph.ts'
import { ProjectNode } from '../projects/project.graph.ts'
import { companyFound } from '../companies/company.list.ts'
import { EventNode } from '../calendar/event.graph.ts'
import { foundBy } from '../proposals/proposal.list.ts'
import { TeamNode } from '../teams/team.graph.ts'
import { UserNode } from '../accounts/user.graph.ts'

const rules = object({ text: string().trim().max(200, 'At most 200 characters').defined() })
const most = 5

function proposalsWith(text: string, { access }: Context): Prisma.ProposalWhereInput {
  const titled = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ title: { contains: word, mode: 'insensitive' as const } }))
  return {
    OR: [...(foundBy(text, access) ?? []), { AND: [access.within('PROPOSAL_READ_CONTENT'), ...titled] }],
  }
}

const found = (text: string) => search('searchText', text) ?? {}
const newest = (column: string) => [{ [column]: 'desc' }, { id: 'desc' }]
const byName = [{ sortName: 'asc' }, { id: 'asc' }]

interface Kind {
  model: Parameters<typeof tableOf>[0]
  read: Permission
  /** Who is told nothing of this kind does not wait for the database; `read` where nothing else is named. */
  allowed?: Permission
  order: object[]
  where?: (text: string, ctx: Context) => object
}

/** Finds the first of a kind that the viewer may read, with the columns that are asked for. */
const hits =
  ({ model, read, allowed = read, order, where = found }: Kind) =>
  async (query: object, { text }: { text: string }, _: unknown, ctx: Context, info: GraphQLResolveInfo) => {
    const records = await ctx.db[tableOf(model)].findMany({
      ...narrowed(query, info),
      where: { AND: [ctx.access.within(read) as object, where(text, ctx)] },
      orderBy: order,
      // Without a text, too: Pothos insists on its query. Nothing is asked of the database then.
      take: text && ctx.access.allowed(allowed) ? most : 0,
    })
    ctx.access.remember(
      read,
      records.map(({ id }) => id),
    )
    return records as never
  }

const SearchResult = builder.objectRef<{ text: string }>('SearchResult').implement({
  description: 'The best hits of each kind.',
  fields: (t) => ({
    projects: t.prismaField({
      type: [ProjectNode],
      nullable: { items: true, list: false },
      description: 'Projects, newest first, at most 5.',
      resolve: hits({ model: 'Project', read: 'PROJECT_READ', order: newest('updatedAt') }),
    }),
    events: t.prismaField({
      type: [EventNode],
      nullable: { items: true, list: false },
      description: 'Sessions, bookings and meetings of the viewer, latest first, at most 5.',
      resolve: hits({ model: 'CalendarEvent', read: 'EVENT_READ_INSIDE', order: newest('startsAt') }),
    }),
    ideas: t.prismaField({
      type: [IdeaNode],
      nullable: { items: true, list: false },
      description: 'Ideas, newest first, at most 5.',
      resolve: hits({ model: 'Idea', read: 'IDEA_READ', allowed: 'IDEA_SANDBOX', order: newest('updatedAt') }),
    }),
    challenges: t.prismaField({
      type: ['Challenge'],
      nullable: { items: true, list: false },
      description: 'Challenges, newest first, at most 5.',
      resolve: hits({
        model: 'Challenge',
        read: 'CHALLENGE_READ',
        allowed: 'CHALLENGE_LIST',
        order: newest('createdAt'),
      }),
    }),
    proposals: t.prismaField({
      type: ['Proposal'],
      nullable: { items: true, list: false },
      description: 'Proposals by challenge, author or, where the viewer may read it, title; newest first, at most 5.',
      resolve: hits({ model: 'Proposal', read: 'PROPOSAL_READ', order: newest('createdAt'), where: proposalsWith }),
    }),
    collaborations: t.prismaField({
      type: ['Collaboration'],
      nullable: { items: true, list: false },
      description: 'Collaborations by title, recently updated ones first, at most 5.',
      resolve: hits({ model: 'Collaboration', read: 'COLLABORATION_READ', order: newest('updatedAt') }),
    }),
    publications: t.prismaField({
      type: ['Publication'],
      nullable: { items: true, list: false },
      description: 'Publications, newest first, at most 5.',
      resolve: hits({ model: 'Publication', read: 'PUBLICATION_READ', order: newest('year') }),
    }),
    teams: t.prismaField({
      type: [TeamNode],
      nullable: { items: true, list: false },
      description: 'Teams by name, at most 5.',
      resolve: hits({
        model: 'Team',
        read: 'TEAM_READ',
        order: byName,
        where: (text) => ({ AND: [{ archivedAt: null }, found(text)] }),
      }),
    }),
    companies: t.prismaField({
      type: ['Company'],
      nullable: { items: true, list: false },
      description: 'Companies of the directory by name, at most 5; the university finds them by other names, too.',
      resolve: hits({
        model: 'Company',
        read: 'COMPANY_READ',
        order: byName,
        where: (text, ctx) => companyFound(text, ctx) ?? {},
      }),
    }),
    people: t.prismaField({
      type: [UserNode],
      nullable: { items: true, list: false },
      description: 'People by name, at most 5.',
      resolve: hits({
        model: 'User',
        read: 'USER_READ',
        order: byName,
        where: (text) => ({ AND: [{ status: 'ACTIVE' }, found(text)] }),
      }),
    }),
    experts: t.prismaField({
      type: [UserNode],
      nullable: { items: true, list: false },
      description: 'Experts with whom a session can be booked, by name, at most 5.',
      resolve: hits({
        model: 'User',
        read: 'EXPERT_BOOK',
        order: byName,
        where: (text) => ({ AND: [{ role: 'EXPERT' }, found(text)] }),
      }),
    }),
  }),
})

builder.queryField('search', (t) =>
  t.field({
    type: SearchResult,
    requires: 'SEARCH',
    description: 'Looks for a text in everything that the viewer may see.',
    args: { text: t.arg.string({ required: true, description: 'Parts of words; all must be found.' }) },
    resolve: (_, args) => check(rules, args),
  }),
)
