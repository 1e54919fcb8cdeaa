/** One search over everything that the viewer may see; each feature adds its kind. */
import { object, string } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { check } from '../../action.ts'
import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { search } from '../../listField.ts'
import { IdeaNode } from '../ideas/idea.graph.ts'
import { ProjectNode } from '../projects/project.graph.ts'
import { EventNode } from '../calendar/event.graph.ts'
import { TeamNode } from '../teams/team.graph.ts'
import { UserNode } from '../accounts/user.graph.ts'

const rules = object({ text: string().trim().max(200, 'At most 200 characters').defined() })
const most = 5

function proposalsWith(text: string, { access }: Context): Prisma.ProposalWhereInput {
  const found = search('searchText', text) ?? {}
  const titled = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ title: { contains: word, mode: 'insensitive' as const } }))
  return {
    OR: [{ challenge: found }, { author: found }, { AND: [access.within('PROPOSAL_READ_CONTENT'), ...titled] }],
  }
}

const SearchResult = builder.objectRef<{ text: string }>('SearchResult').implement({
  description: 'The best hits of each kind.',
  fields: (t) => ({
    projects: t.prismaField({
      type: [ProjectNode],
      nullable: { items: true, list: false },
      description: 'Projects, newest first, at most 5.',
      resolve: (query, { text }, _, ctx) =>
        ctx.access.allowed('PROJECT_READ') && text
          ? ctx.db.project.findMany({
              ...query,
              where: { AND: [ctx.access.within('PROJECT_READ'), search('searchText', text)!] },
              orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
              take: most,
            })
          : [],
    }),
    events: t.prismaField({
      type: [EventNode],
      nullable: { items: true, list: false },
      description: 'Sessions, bookings and meetings of the viewer, latest first, at most 5.',
      resolve: (query, { text }, _, ctx) =>
        ctx.access.allowed('EVENT_READ_INSIDE') && text
          ? ctx.db.calendarEvent.findMany({
              ...query,
              where: { AND: [ctx.access.within('EVENT_READ_INSIDE'), search('searchText', text)!] },
              orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
              take: most,
            })
          : [],
    }),
    ideas: t.prismaField({
      type: [IdeaNode],
      nullable: { items: true, list: false },
      description: 'Ideas, newest first, at most 5.',
      resolve: (query, { text }, _, ctx) =>
        ctx.access.allowed('IDEA_SANDBOX') && text
          ? ctx.db.idea.findMany({
              ...query,
              where: { AND: [ctx.access.within('IDEA_READ'), search('searchText', text)!] },
              orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
              take: most,
            })
          : [],
    }),
    challenges: t.prismaField({
      type: ['Challenge'],
      nullable: { items: true, list: false },
      description: 'Challenges, newest first, at most 5.',
      resolve: (query, { text }, _, ctx) =>
        ctx.access.allowed('CHALLENGE_LIST') && text
          ? ctx.db.challenge.findMany({
              ...query,
              where: { AND: [ctx.access.within('CHALLENGE_READ'), search('searchText', text)!] },
              orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
              take: most,
            })
          : [],
    }),
    proposals: t.prismaField({
      type: ['Proposal'],
      nullable: { items: true, list: false },
      description: 'Proposals by challenge, author or, where the viewer may read it, title; newest first, at most 5.',
      // Also asked where nothing can be found: Pothos insists on its query, which computed fields make.
      resolve: (query, { text }, _, ctx) =>
        ctx.db.proposal.findMany({
          ...query,
          where: { AND: [ctx.access.within('PROPOSAL_READ'), proposalsWith(text, ctx)] },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: text ? most : 0,
        }),
    }),
    collaborations: t.prismaField({
      type: ['Collaboration'],
      nullable: { items: true, list: false },
      description: 'Collaborations by title, lately changed ones first, at most 5.',
      resolve: (query, { text }, _, ctx) =>
        ctx.db.collaboration.findMany({
          ...query,
          where: { AND: [ctx.access.within('COLLABORATION_READ'), search('searchText', text) ?? {}] },
          orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
          take: text ? most : 0,
        }),
    }),
    teams: t.prismaField({
      type: [TeamNode],
      nullable: { items: true, list: false },
      description: 'Teams by name, at most 5.',
      resolve: (query, { text }, _, ctx) =>
        ctx.access.allowed('TEAM_READ') && text
          ? ctx.db.team.findMany({
              ...query,
              where: { AND: [ctx.access.within('TEAM_READ'), { archivedAt: null }, search('searchText', text)!] },
              orderBy: [{ sortName: 'asc' }, { id: 'asc' }],
              take: most,
            })
          : [],
    }),
    people: t.prismaField({
      type: [UserNode],
      nullable: { items: true, list: false },
      description: 'People by name, at most 5.',
      resolve: (query, { text }, _, ctx) =>
        ctx.access.allowed('USER_READ') && text
          ? ctx.db.user.findMany({
              ...query,
              where: { AND: [ctx.access.within('USER_READ'), { status: 'ACTIVE' }, search('searchText', text)!] },
              orderBy: [{ sortName: 'asc' }, { id: 'asc' }],
              take: most,
            })
          : [],
    }),
    experts: t.prismaField({
      type: [UserNode],
      nullable: { items: true, list: false },
      description: 'Experts with whom a session can be booked, by name, at most 5.',
      resolve: (query, { text }, _, ctx) =>
        ctx.access.allowed('EXPERT_BOOK') && text
          ? ctx.db.user.findMany({
              ...query,
              where: { AND: [ctx.access.within('EXPERT_BOOK'), { role: 'EXPERT' }, search('searchText', text)!] },
              orderBy: [{ sortName: 'asc' }, { id: 'asc' }],
              take: most,
            })
          : [],
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
