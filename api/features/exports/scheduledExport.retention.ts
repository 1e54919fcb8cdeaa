/** For how long the files of scheduled exports are kept; those that are being made stay. */
import type { Retention } from '../../retention/retention.ts'
import { removeFilesOf } from './removeFiles.ts'

const over = (before: Date) => ({ createdAt: { lt: before }, state: { not: 'QUEUED' as const } })

export const scheduledExportRetention: Retention = {
  name: 'SCHEDULED_EXPORTS',
  days: 30,
  range: { least: 1, most: 365 },
  count: (db, before) => db.exportRun.count({ where: over(before) }),
  remove: (db, before) => db.$transaction((tx) => removeFilesOf({ tx }, over(before))),
}
