/** Opportunities in the schema: a ranked list, and each as it fits the viewer. */
import { check } from '../../action.ts'
import { batched } from '../../batched.ts'
import { builder, describedEnum, SortDirection } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { inputType } from '../../inputs.ts'
import { exportable } from '../../listField.ts'
import { opportunitiesOf, opportunityOf, type OpportunityOf, type Sort, type SortField } from './opportunities.ts'
import { opportunityFilterRules } from './opportunity.rules.ts'

describedEnum('OpportunityShow', 'Which opportunities, by what the viewer has done with them.', {
  UNDECIDED: 'Neither saved nor dismissed, nor invested in, nor in an interest that goes on.',
  SAVED: null,
  DISMISSED: null,
})

const SortField = describedEnum<SortField>(
  'OpportunitySortField',
  'The order: by fit with the viewer’s thesis, day, amount or level.',
  {
    FIT: 'How well they fit the viewer’s thesis; without one when they were added.',
    CREATED_AT: null,
    UPDATED_AT: null,
    ASKED: 'What they ask for; those that state no amount stand last.',
    TRL: 'The validated level, or the stated one; those not assessed stand last.',
  },
)

const SortInput = builder.inputType('OpportunitySort', {
  fields: (t) => ({
    field: t.field({ type: SortField, required: true }),
    direction: t.field({ type: SortDirection, defaultValue: 'DESC', required: true }),
  }),
})

const Filter = inputType(builder, 'OpportunityFilter', opportunityFilterRules)

const markOf = batched<number | null>(async ({ db, viewer }: Context, projectIds) => {
  // A row that only says what the investor was told of is nothing that the investor did.
  const where = { investorId: viewer?.id ?? -1, projectId: { in: [...projectIds] }, seenAt: { not: null } }
  const marks = new Map(
    (await db.opportunityMark.findMany({ where, select: { id: true, projectId: true } })).map((one) => [
      one.projectId,
      one.id,
    ]),
  )
  return projectIds.map((id) => marks.get(id) ?? null)
})

export const OpportunityObject = builder.objectRef<OpportunityOf>('Opportunity')

builder.node(OpportunityObject, {
  id: { resolve: ({ id }) => id },
  readable: 'OPPORTUNITY_READ',
  loadMany: (ids, ctx) => Promise.all(ids.map((id) => opportunityOf(ctx, Number(id)))),
  description: 'A project that is open to investors, as it fits the viewer.',
  fields: (t) => ({
    project: t.prismaField({
      type: 'Project',
      nullable: true,
      resolve: (query, { opportunity }, _, { db }) =>
        db.project.findUnique({ ...query, where: { id: opportunity.id } }),
    }),
    mark: t.prismaField({
      type: 'OpportunityMark',
      nullable: true,
      description: 'What the viewer has done with it; null when it is nothing.',
      resolve: async (query, { opportunity }, _, ctx) => {
        const id = await markOf(ctx, opportunity.id)
        return id === null ? null : ctx.db.opportunityMark.findUnique({ ...query, where: { id } })
      },
    }),
    trl: t.int({
      nullable: true,
      description: 'The validated level, or the stated one while none is validated.',
      resolve: ({ opportunity }) => opportunity.trl,
    }),
    fit: t.int({
      nullable: true,
      description: 'How well it fits the viewer’s thesis, percent; null without a thesis.',
      resolve: ({ fit }) => (fit === null ? null : Math.round(fit * 100)),
    }),
    reasons: t.stringList({
      description: 'What of it fits the thesis.',
      resolve: ({ parts }) => parts.filter(({ speaksFor }) => speaksFor).map(({ reason }) => reason()),
    }),
    against: t.stringList({
      description: 'What of it does not fit the thesis.',
      resolve: ({ parts }) => parts.filter(({ speaksFor }) => !speaksFor).map(({ reason }) => reason()),
    }),
    liking: t.float({
      description: 'How its tags stand to those that the viewer saved or wants less of, from -1 to 1.',
      resolve: ({ liking }) => liking,
    }),
    changes: t.stringList({
      description: 'What has changed since the viewer last looked, in words.',
      resolve: ({ changes }) => changes,
    }),
  }),
})

interface Page {
  all: readonly OpportunityOf[]
  shown: readonly OpportunityOf[]
}

const OpportunityPage = builder.objectRef<Page>('OpportunityPage').implement({
  description: 'Some of the opportunities that were asked for, and how many there are in all.',
  fields: (t) => ({
    totalCount: t.int({ resolve: ({ all }) => all.length }),
    opportunities: t.field({ type: [OpportunityObject], resolve: ({ shown }) => [...shown] }),
  }),
})

/** The most that a page holds. */
const most = 100

builder.prismaObjectField('Project', 'opportunity', (t) =>
  t.field({
    type: OpportunityObject,
    nullable: true,
    description: 'The project as it fits the viewer; null unless the viewer is an investor to whom it is open.',
    extensions: { reads: [] },
    resolve: ({ id }, _, ctx) => opportunityOf(ctx, id),
  }),
)

interface Asked {
  filter?: unknown
  sort?: { field: string; direction?: 'ASC' | 'DESC' | null } | null | undefined
}

/** The opportunities as they are asked for; the newest first unless an order is given. */
async function asked(ctx: Context, { filter, sort }: Asked): Promise<OpportunityOf[]> {
  const order = {
    field: (sort?.field as SortField | undefined) ?? 'CREATED_AT',
    direction: sort?.direction === 'ASC' ? 'ASC' : 'DESC',
  } satisfies Sort
  return opportunitiesOf(ctx, await check(opportunityFilterRules, filter ?? {}), order)
}

exportable.set('opportunities', {
  type: 'Opportunity',
  read: 'OPPORTUNITY_BROWSE',
  ids: async (ctx, wanted, most) => (await asked(ctx, wanted)).slice(0, most).map(({ id }) => id),
})

builder.queryField('opportunities', (t) =>
  t.field({
    type: OpportunityPage,
    requires: 'OPPORTUNITY_BROWSE',
    description: 'The projects that are open to investors, ranked for the viewer.',
    args: {
      filter: t.arg({ type: Filter as never, required: false }),
      sort: t.arg({ type: SortInput, required: false, description: 'The newest first unless it is given.' }),
      first: t.arg.int({ required: false, description: 'How many a page holds, at most 100; 25 unless given.' }),
      page: t.arg.int({ required: false, description: 'The number of the page, from 1.' }),
    },
    resolve: async (_, { filter, sort, first, page }, ctx) => {
      const all = await asked(ctx, { filter, sort })
      const size = Math.min(most, Math.max(0, first ?? 25))
      const from = (Math.max(1, page ?? 1) - 1) * size
      return { all, shown: all.slice(from, from + size) }
    },
  }),
)
