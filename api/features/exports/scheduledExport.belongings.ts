/** What of scheduled exports hangs on a person. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'
import { removeFilesOf } from './removeFiles.ts'

export const scheduledExportBelongings = {
  scheduledExports: {
    take: ({ db }, ownerId) =>
      db.scheduledExport.findMany({
        where: { ownerId },
        select: { name: true, list: true, format: true, rhythm: true, time: true, paused: true, createdAt: true },
        orderBy: oldestFirst,
      }),
    leave: async ({ tx, viewer }) => {
      await removeFilesOf({ tx }, { schedule: { ownerId: viewer.id } })
      await tx.scheduledExport.deleteMany({ where: { ownerId: viewer.id } })
    },
    close: ({ tx, viewer }) =>
      tx.scheduledExport.updateMany({ where: { ownerId: viewer!.id }, data: { paused: true } }),
  },
} as const satisfies Record<string, Belonging>
