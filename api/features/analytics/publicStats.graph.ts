/** What visitors may read: counts, and a few fields of the latest challenges and technologies (decision 0130). */
import type { Challenge, Project } from '../../__generated__/prisma/client.ts'
import { builder } from '../../builder.ts'
import { openChallenges, openToPartners, openToVisitors } from '../../relations.ts'
import { inBoth } from '../../records/inBoth.graph.ts'
import { lastPublishedFirst, publishedColumns, publishedWhere } from '../summaries/published.ts'
import { PublishedTechnology } from '../summaries/published.graph.ts'
import { sectorName } from '../challenges/sectorWords.rules.ts'

/** How many of each are shown; there is no way to ask for more. */
const shown = 3

const challengeFields = { title: true, translation: true, sector: true, deadline: true } as const
const projectFields = { title: true, translation: true, department: true, validatedTrl: true } as const

const PublicChallenge = builder.objectRef<Pick<Challenge, keyof typeof challengeFields>>('PublicChallenge').implement({
  description: 'What visitors see of a challenge that is open for proposals.',
  fields: (t) => ({
    title: inBoth(t, 'title'),
    sector: t.string({ description: 'The sector, in words.', resolve: ({ sector }) => sectorName(sector) }),
    deadline: t.expose('deadline', {
      type: 'Date',
      nullable: true,
      description: 'The last day for proposals; null without a deadline.',
    }),
  }),
})

const PublicTechnology = builder.objectRef<Pick<Project, keyof typeof projectFields>>('PublicTechnology').implement({
  description: 'What visitors see of a project that is approved for industry or investors.',
  fields: (t) => ({
    title: inBoth(t, 'title'),
    department: t.exposeString('department'),
    trl: t.exposeInt('validatedTrl', {
      nullable: true,
      description: 'The Technology Readiness Level; null until the university has validated it.',
    }),
  }),
})

const PublicStats = builder.objectRef<object>('PublicStats').implement({
  description: 'What visitors may know of the platform.',
  fields: (t) => ({
    approvedProjects: t.int({
      description: 'Projects open to industry or investors.',
      resolve: (_, _args, ctx) => ctx.db.project.count({ where: openToPartners() }),
    }),
    openChallenges: t.int({
      description: 'Challenges that are open for proposals.',
      resolve: (_, _args, ctx) => ctx.db.challenge.count({ where: openChallenges() }),
    }),
    researchers: t.int({
      description: 'Active researchers.',
      resolve: (_, _args, ctx) =>
        ctx.db.user.count({ where: { role: 'RESEARCHER', status: 'ACTIVE', withheld: null } }),
    }),
    departments: t.int({ description: 'Departments.', resolve: (_, _args, ctx) => ctx.db.department.count() }),
    latestChallenges: t.field({
      type: [PublicChallenge],
      description: 'The challenges published last, at most 3. Challenges without a company name are left out.',
      resolve: (_, _args, ctx) =>
        ctx.db.challenge.findMany({
          where: openToVisitors.Challenge(),
          select: challengeFields,
          orderBy: [{ publishedAt: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
          take: shown,
        }),
    }),
    latestTechnologies: t.field({
      type: [PublicTechnology],
      description: 'The projects approved last for industry or investors, at most 3.',
      resolve: (_, _args, ctx) =>
        ctx.db.project.findMany({
          where: openToVisitors.Project(),
          select: projectFields,
          orderBy: [
            { approvedForIndustryAt: { sort: 'desc', nulls: 'last' } },
            { approvedForInvestorsAt: { sort: 'desc', nulls: 'last' } },
            { id: 'desc' },
          ],
          take: shown,
        }),
    }),
    publishedTechnologies: t.field({
      type: [PublishedTechnology],
      description: 'The technologies published last, at most 3.',
      resolve: (_, _args, ctx) =>
        ctx.db.technologySummary.findMany({
          where: publishedWhere({}),
          select: publishedColumns,
          orderBy: lastPublishedFirst,
          take: shown,
        }),
    }),
  }),
})

builder.queryField('publicStats', (t) =>
  t.field({
    type: PublicStats,
    requires: 'public',
    description: 'What visitors may know of the platform.',
    resolve: () => ({}),
  }),
)
