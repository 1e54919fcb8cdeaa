/** What visitors may know of the open data: whether there is any, and what its figures mean. */
import { builder } from '../../builder.ts'
import type { FigureId } from '../../figures/figures.ts'
import { refreshedUntil } from '../../figures/refresh.ts'
import { FigureType } from './analytics.graph.ts'
import { openFigures } from './openData.ts'
import { analyticsSettings } from './settings.ts'

const OpenDataType = builder.objectRef<{ figures: readonly FigureId[] }>('OpenData').implement({
  description: 'The figures that the university publishes.',
  fields: (t) => ({
    figures: t.field({ type: [FigureType], resolve: ({ figures }) => [...figures] }),
    asOf: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the figures are complete.',
      resolve: (_, _args, { db }) => refreshedUntil(db),
    }),
  }),
})

builder.queryField('openData', (t) =>
  t.field({
    type: OpenDataType,
    nullable: true,
    requires: 'public',
    description: 'The figures of GET /api/open-data/figures.csv; null while none are published.',
    resolve: async (_, _args, { db }) => ((await analyticsSettings(db)).openData ? { figures: openFigures } : null),
  }),
)
