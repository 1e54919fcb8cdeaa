/** The hourly refresh of the figures, and of the answers that everybody asks for. */
import { object } from 'yup'
import { dayLength } from '../../days.ts'
import type { Db } from '../../db.ts'
import { funnelOf } from '../../figures/funnel.ts'
import { funnelSteps } from '../../figures/journeys.ts'
import { periodOf } from '../../figures/question.ts'
import { refreshFigures } from '../../figures/refresh.ts'
import { stageWaits } from '../../figures/stages.ts'
import { job } from '../../job.ts'
import type { Asked } from './asking.ts'
import { forgetKept, kept } from './kept.ts'

/** Refreshes the figures and works out what pages ask of the whole university. Safe to run twice at once. */
export async function refreshAnalytics(db: Db, now = new Date()): Promise<void> {
  if (!(await refreshFigures(db))) return
  for (const range of ['QUARTER', 'MONTH', 'YEAR', 'ALL'] as const) {
    const asked: Asked = { range, ...periodOf(range, {}), asOf: null, person: null, department: null }
    await kept(db, `funnel:${funnelSteps.length}`, asked, () => funnelOf(db, asked))
    if (range === 'ALL') await kept(db, 'stages', asked, () => stageWaits(db))
  }
  await forgetKept(db, new Date(now.getTime() - dayLength))
}

export const refreshAnalyticsHourly = job({
  name: 'refreshAnalytics',
  rules: object(),
  retries: 2,
  every: 'hour',
  lasting: true,
  run: (db) => refreshAnalytics(db),
})
