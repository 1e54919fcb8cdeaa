/** Analytics in the schema: figures with their definitions and the records behind them. */
import { builder, describedEnum } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { figureIds, figures, type FigureId } from '../../figures/figures.ts'
import { refreshedUntil } from '../../figures/refresh.ts'
import { levelsOf, monthsOf, sharesOf, type MonthValue, type Share } from '../../figures/values.ts'
import { inputType } from '../../inputs.ts'
import { analyticsFilterRules } from './analytics.rules.ts'
import { askedBy, daysOf, recordLook, type Asked } from './asking.ts'
import { activityFigures, figuresOf, growthAreas, partnerActivity } from './overview.ts'
import { pageOf, recordsBehind, type RecordBehind } from './recordsBehind.ts'
import type { Range } from '../../figures/question.ts'

describedEnum<Range>('AnalyticsRange', 'Over which days figures are.', {
  MONTH: 'The month that ends today.',
  QUARTER: 'The three months that end today.',
  YEAR: 'The twelve months that end today.',
  ALL: 'All time.',
  DATES: 'From one day to another.',
})

export const FigureIdEnum = describedEnum<FigureId>(
  'FigureId',
  'A figure of the analytics.',
  Object.fromEntries(figureIds.map((id) => [id, figures[id].definition()])) as Record<FigureId, string>,
)

const UnitEnum = describedEnum('FigureUnit', 'What a figure counts.', {
  RECORDS: null,
  AED: null,
  LEVELS: 'Technology Readiness Levels.',
})

export const FigureType = builder.objectRef<FigureId>('Figure').implement({
  description: 'What a figure means.',
  fields: (t) => ({
    code: t.field({ type: FigureIdEnum, description: 'By which it is asked for.', resolve: (id) => id }),
    name: t.string({ resolve: (id) => figures[id].name() }),
    definition: t.string({ resolve: (id) => figures[id].definition() }),
    unit: t.field({ type: UnitEnum, resolve: (id) => figures[id].unit }),
    holds: t.boolean({
      description: 'Whether it holds at the end of the period, and is not counted over it.',
      resolve: (id) => figures[id].holds ?? false,
    }),
  }),
})

const FigureValueType = builder
  .objectRef<{ id: FigureId; value: number; before: number | null }>('FigureValue')
  .implement({
    description: 'A figure over a period.',
    fields: (t) => ({
      figure: t.field({ type: FigureType, resolve: ({ id }) => id }),
      value: t.exposeFloat('value', { description: 'In the figure’s unit.' }),
      before: t.exposeFloat('before', {
        nullable: true,
        description: 'The same over the period of the same length before, or at its end; null where there is none.',
      }),
    }),
  })

const MonthType = builder.objectRef<MonthValue>('FigureMonth').implement({
  description: 'A figure in one month of the university’s calendar.',
  fields: (t) => ({
    figure: t.field({ type: FigureType, resolve: ({ figure }) => figure }),
    month: t.exposeString('month', { description: 'As 2026-11.' }),
    value: t.exposeFloat('value', { description: 'In the figure’s unit.' }),
  }),
})

const ShareType = builder.objectRef<Share>('FigureShare').implement({
  description: 'A figure’s part of one department or sector.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The department’s name, or the sector; empty where there is none.' }),
    value: t.exposeFloat('value', { description: 'In the figure’s unit.' }),
    before: t.exposeFloat('before', { nullable: true, description: 'The same over the period before.' }),
  }),
})

const LevelType = builder.objectRef<{ level: number | null; value: number }>('LevelShare').implement({
  description: 'How many projects are at a Technology Readiness Level.',
  fields: (t) => ({
    level: t.exposeInt('level', { nullable: true, description: 'From 1 to 9; null for those not assessed.' }),
    value: t.exposeInt('value', { description: 'Projects.' }),
  }),
})

const AreaType = builder.objectRef<Awaited<ReturnType<typeof growthAreas>>[number]>('GrowthArea').implement({
  description: 'A department with more new ideas and projects than in the period before.',
  fields: (t) => ({
    department: t.exposeString('department'),
    value: t.exposeInt('value', { description: 'New ideas and projects.' }),
    before: t.exposeInt('before', { description: 'The same over the period before.' }),
    percent: t.exposeInt('percent', {
      nullable: true,
      description: 'By how many percent there are more; null where there were none.',
    }),
  }),
})

const BehindType = builder.objectRef<RecordBehind>('FigureRecord').implement({
  description: 'A record that a figure counts.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When it happened, or began to hold.' }),
    value: t.exposeInt('value', {
      nullable: true,
      description: 'What it adds, in the figure’s unit; null where records are counted.',
    }),
    department: t.exposeString('department'),
    title: t.exposeString('title', {
      nullable: true,
      description: 'Null for records that are deleted or that the viewer may not see.',
    }),
    path: t.exposeString('path', { nullable: true, description: 'The page of the record.' }),
  }),
})

const BehindPage = builder.objectRef<{ id: FigureId; total: number; rows: RecordBehind[] }>('FigureRecords').implement({
  description: 'A page of the records behind a figure, the latest first.',
  fields: (t) => ({
    figure: t.field({ type: FigureType, resolve: ({ id }) => id }),
    totalCount: t.exposeInt('total'),
    records: t.field({ type: [BehindType], resolve: ({ rows }) => rows }),
  }),
})

const Analytics = builder.objectRef<Asked>('Analytics').implement({
  description: 'Figures of the viewer or a person, or of the whole university, over a period.',
  fields: (t) => ({
    asOf: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the figures are complete; null before they were worked out for the first time.',
      resolve: (_, _args, { db }) => refreshedUntil(db),
    }),
    from: t.field({
      type: 'Date',
      nullable: true,
      description: 'The first day; null from the beginning.',
      resolve: (asked) => dateOf(daysOf(asked).from),
    }),
    until: t.field({ type: 'Date', description: 'The last day.', resolve: (asked) => dateOf(daysOf(asked).until)! }),
    isWhole: t.boolean({
      description: 'Whether the figures are those of the whole university.',
      resolve: ({ person }) => person === null,
    }),
    figures: t.field({
      type: [FigureValueType],
      args: { codes: t.arg({ type: [FigureIdEnum], required: false, description: 'Only these; all without it.' }) },
      resolve: (asked, { codes }, { db }) => figuresOf(db, asked, codes),
    }),
    activity: t.field({
      type: [MonthType],
      description: 'New projects, ideas and teams by month.',
      resolve: (asked, _args, { db }) => monthsOf(db, activityFigures, asked),
    }),
    partnerActivity: t.field({
      type: [MonthType],
      description: 'What companies, investors and visitors did by month; for the whole university.',
      resolve: (asked, _args, { db }) => (asked.person === null ? monthsOf(db, partnerActivity, asked) : []),
    }),
    departments: t.field({
      type: [ShareType],
      description: 'A figure by department, the largest first.',
      args: { figure: t.arg({ type: FigureIdEnum, required: true }) },
      resolve: (asked, { figure }, { db }) => sharesFor(db, figure, 'department', asked),
    }),
    sectors: t.field({
      type: [ShareType],
      description: 'A figure by the sector of challenges, the largest first.',
      args: { figure: t.arg({ type: FigureIdEnum, required: true }) },
      resolve: (asked, { figure }, { db }) => sharesFor(db, figure, 'sector', asked),
    }),
    levels: t.field({
      type: [LevelType],
      description: 'Projects by level at the end of the period.',
      resolve: (asked, _args, { db }) => levelsOf(db, asked),
    }),
    growthAreas: t.field({
      type: [AreaType],
      description: 'At most five, those that grew most first; none for all time.',
      resolve: (asked, _args, { db }) => growthAreas(db, asked),
    }),
  }),
})

/** What the university alone sees has no parts for others. */
const sharesFor = (db: Context['db'], id: FigureId, column: 'department' | 'sector', asked: Asked) =>
  asked.person !== null && figures[id].audience === 'UNIVERSITY' ? [] : sharesOf(db, id, column, asked)

const dateOf = (day: string | null) => (day === null ? null : new Date(day))

export const AnalyticsFilterInput = inputType(builder, 'AnalyticsFilter', analyticsFilterRules)

builder.queryFields((t) => ({
  analytics: t.field({
    type: Analytics,
    requires: 'ANALYTICS',
    description: 'Figures over a period: a researcher’s own, or those of the whole university for its team.',
    args: { filter: t.arg({ type: AnalyticsFilterInput as never, required: false }) },
    async resolve(_, { filter }, ctx) {
      const asked = await askedBy(ctx, filter)
      await recordLook(ctx, asked.person)
      return asked
    },
  }),
  figureRecords: t.field({
    type: BehindPage,
    requires: 'ANALYTICS',
    nullable: true,
    description: 'The records behind a figure; null for figures that there are not, or that the university alone sees.',
    args: {
      figure: t.arg.string({ required: true, description: 'The id of the figure, a FigureId.' }),
      filter: t.arg({ type: AnalyticsFilterInput as never, required: false }),
      page: t.arg.int({ required: false, description: 'From 1 on; 25 records each.' }),
    },
    async resolve(_, { figure: name, filter, page }, ctx) {
      const figure = figureIds.find((id) => id === name)
      if (!figure) return null
      const asked = await askedBy(ctx, filter)
      if (asked.person !== null && figures[figure].audience === 'UNIVERSITY') return null
      await recordLook(ctx, asked.person)
      return { id: figure, ...(await recordsBehind(ctx, figure, asked, pageOf(page))) }
    },
  }),
}))
