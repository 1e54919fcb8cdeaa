/** Fails the runs for which there is no job any more, so that none stays under way for ever. */
import { object } from 'yup'
import { job } from '../../job.ts'
import { endRun } from './endRun.ts'
import { runKinds } from './runKinds.ts'

export const failLostRunsHourly = job({
  name: 'failLostRuns',
  rules: object(),
  retries: 1,
  every: 'hour',
  async run(db) {
    const lost = await db.$queryRaw<{ id: number }[]>`
      SELECT id FROM "AnalysisRun" WHERE "endedAt" IS NULL AND NOT EXISTS (
        SELECT 1 FROM pgboss.job
        WHERE name = ANY(${Object.values(runKinds).map(({ job }) => job.name)}) AND state < 'completed'
          AND (data->>'id')::int = "AnalysisRun".id
      )`
    const runs = await db.analysisRun.findMany({ where: { id: { in: lost.map(({ id }) => id) } } })
    for (const run of runs) {
      const kind = runKinds[run.kind]
      await endRun(db, kind, run, 'FAILED', { error: kind.failed() })
    }
  },
})
