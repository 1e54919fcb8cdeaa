/** For how long a deleted project can be brought back. */
import { restoreDays } from '../../relations.ts'
import type { Retention } from '../../retention/retention.ts'
import { purgeProjects } from './purgeProjects.ts'

export const projectRetention: Retention = {
  name: 'DELETED_PROJECTS',
  days: restoreDays,
  range: null,
  count: (db, before) => db.project.count({ where: { deletedAt: { lte: before } } }),
  remove: purgeProjects,
}
