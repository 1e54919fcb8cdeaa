/** The ideas and projects that reached a step of the funnel, for the university's team. */
import { builder } from '../../builder.ts'
import { journeysAt, type JourneyAt } from '../../figures/journeysAt.ts'
import type { FunnelStep } from '../../figures/journeys.ts'
import { AnalyticsFilterInput } from './analytics.graph.ts'
import { askedBy } from './asking.ts'
import { StepEnum } from './pipeline.graph.ts'
import { pageOf, shownOf, type Shown } from './recordsBehind.ts'

const FunnelRecord = builder.objectRef<JourneyAt & Shown>('FunnelRecord').implement({
  description: 'An idea or a project that reached a step.',
  fields: (t) => ({
    began: t.expose('began', { type: 'DateTime', description: 'When the idea was submitted, or the project created.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it reached the step.' }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'Null for records that are deleted or that the viewer may not see.',
    }),
    path: t.exposeString('path', { nullable: true, description: 'The page of the record.' }),
  }),
})

interface Page {
  step: FunnelStep
  total: number
  rows: (JourneyAt & Shown)[]
}

const FunnelRecords = builder.objectRef<Page>('FunnelRecords').implement({
  description: 'A page of what began in the period and reached a step by its end, the latest first.',
  fields: (t) => ({
    step: t.expose('step', { type: StepEnum }),
    totalCount: t.exposeInt('total', { description: 'As many as the funnel counts.' }),
    records: t.field({ type: [FunnelRecord], resolve: ({ rows }) => rows }),
  }),
})

builder.queryField('funnelRecords', (t) =>
  t.field({
    type: FunnelRecords,
    requires: 'ANALYTICS_UNIVERSITY',
    description: 'The ideas and projects that reached a step of the funnel.',
    args: {
      step: t.arg({ type: StepEnum, required: true }),
      filter: t.arg({ type: AnalyticsFilterInput as never, required: false }),
      page: t.arg.int({ required: false, description: 'From 1 on; 25 records each.' }),
    },
    async resolve(_, { step, filter, page }, ctx) {
      const { total, rows } = await journeysAt(ctx.db, step, await askedBy(ctx, filter), pageOf(page))
      const of = (entity: JourneyAt['entity']) =>
        shownOf(
          ctx,
          entity,
          rows.filter((row) => row.entity === entity).map(({ entityId }) => entityId),
        )
      const [idea, project] = await Promise.all([of('Idea'), of('Project')])
      const shown = (row: JourneyAt) => (row.entity === 'Idea' ? idea : project)(row.entityId)
      return { step, total, rows: rows.map((row) => ({ ...row, ...shown(row) })) }
    },
  }),
)
