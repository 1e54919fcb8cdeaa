/** What everybody may read of technologies, in the schema. The types have neither ids nor relations (decision 0130). */
import { check } from '../../action.ts'
import { builder } from '../../builder.ts'
import { inputType } from '../../inputs.ts'
import { inBoth, linesInBoth, shownText } from '../../records/inBoth.graph.ts'
import { SectorEnum } from '../challenges/challengeEnums.graph.ts'
import { OfferEnum, ProtectionEnum } from './summary.graph.ts'
import { findPublished, lastPublishedFirst, publishedColumns, publishedWhere, type Published } from './published.ts'
import { publicPathOf, publishedFilterRules } from './summary.rules.ts'

/** How many a page of the list holds. */
const pageSize = 12
/** Nobody reads further; whoever asks for more is given the last of these. */
const mostPages = 1_000

export const PublishedTechnology = builder.objectRef<Published>('PublishedTechnology').implement({
  description: 'The published summary of a technology, which everyone can read.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    path: t.string({ description: 'The path of its page.', resolve: ({ id }) => publicPathOf(id) }),
    headline: inBoth(t, 'headline'),
    problem: inBoth(t, 'problem'),
    solution: inBoth(t, 'solution'),
    alternative: inBoth(t, 'alternative', { description: 'What is used today.' }),
    advantages: linesInBoth(t, 'advantages', 'What is better than the alternative.'),
    sector: t.expose('sector', { type: SectorEnum }),
    offers: t.expose('offers', { type: [OfferEnum] }),
    sought: inBoth(t, 'sought', { description: 'Whom or what the university looks for.' }),
    protection: t.expose('protection', { type: ProtectionEnum }),
    department: t.string({ resolve: ({ project }) => project.department }),
    validatedTrl: t.int({
      nullable: true,
      description: 'The Technology Readiness Level that the university has validated.',
      resolve: ({ project }) => project.validatedTrl,
    }),
    claimedTrl: t.int({
      nullable: true,
      description: 'The level that the researchers state, where it is not the validated one.',
      resolve: ({ project: { trl, validatedTrl } }) => (trl === validatedTrl ? null : trl),
    }),
    contactName: t.string({
      nullable: true,
      description: 'Who of the commercialization team answers; null for the whole team.',
      resolve: ({ contact }, _args, ctx) => contact && shownText(contact, 'name', ctx),
    }),
    publishedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ publishedAt }) => publishedAt }),
  }),
})

interface Page {
  where: ReturnType<typeof publishedWhere>
  page: number
}

const PublishedPage = builder.objectRef<Page>('PublishedTechnologyPage').implement({
  description: 'A page of the list of published technologies.',
  fields: (t) => ({
    totalCount: t.int({
      description: 'How many there are on all pages.',
      resolve: ({ where }, _args, { db }) => db.technologySummary.count({ where }),
    }),
    pageSize: t.int({ description: 'How many a page has at most.', resolve: () => pageSize }),
    technologies: t.field({
      type: [PublishedTechnology],
      description: `The ones that were published last first, at most ${pageSize}.`,
      resolve: ({ where, page }, _args, { db }) =>
        db.technologySummary.findMany({
          where,
          select: publishedColumns,
          orderBy: lastPublishedFirst,
          skip: (page - 1) * pageSize,
          take: pageSize,
        }),
    }),
  }),
})

const Filter = inputType(builder, 'PublishedTechnologyFilter', publishedFilterRules)

builder.queryFields((t) => ({
  publishedTechnology: t.field({
    type: PublishedTechnology,
    nullable: true,
    requires: 'public',
    description: 'The published technology with this number, or nothing when there is none.',
    args: { number: t.arg.int({ required: true }) },
    resolve: (_, { number }, { db }) => findPublished(db, number),
  }),
  publishedTechnologies: t.field({
    type: PublishedPage,
    requires: 'public',
    description: 'The technologies that everyone can read about.',
    args: { filter: t.arg({ type: Filter as never, required: false }), page: t.arg.int({ required: false }) },
    resolve: async (_, args) => {
      const filter = await check(publishedFilterRules, (args as { filter?: unknown }).filter)
      return { where: publishedWhere(filter), page: Math.min(Math.max(args.page ?? 1, 1), mostPages) }
    },
  }),
  publishedSectors: t.field({
    type: [SectorEnum],
    requires: 'public',
    description: 'The sectors in which technologies are published.',
    resolve: async (_, _args, { db }) => {
      const rows = await db.technologySummary.groupBy({
        by: ['sector'],
        where: publishedWhere({}),
        orderBy: { sector: 'asc' },
      })
      return rows.map(({ sector }) => sector)
    },
  }),
}))
