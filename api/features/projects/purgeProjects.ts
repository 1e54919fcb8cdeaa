/** Ends the time in which a deleted project can be brought back: its rows go, and then the bytes of its files. */
import { erasingAudit } from '../../auditErasure.ts'
import type { Db, Tx } from '../../db.ts'
import { removeFiles } from '../files/removeFiles.ts'

/** So many at a time, so that no transaction is long. */
const batch = 50

/** Removes the projects that were deleted by that moment; gives how many. Safe to run twice at once. */
export async function purgeProjects(db: Db, until: Date): Promise<number> {
  let purged = 0
  for (;;) {
    const some = await db.$transaction((tx) => purgeSome(tx, until), { timeout: 60_000 })
    purged += some
    if (some < batch) return purged
  }
}

async function purgeSome(tx: Tx, until: Date): Promise<number> {
  // Held, so that none is restored or purged by another meanwhile.
  const over = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Project" WHERE "deletedAt" <= ${until}
    ORDER BY "id" LIMIT ${batch} FOR UPDATE SKIP LOCKED`
  if (!over.length) return 0
  const ids = over.map(({ id }) => id)
  await removeFiles(tx, { OR: [{ projectId: { in: ids } }, { dataRoomId: { in: ids } }] })
  const about = { entity: 'Project', entityId: { in: ids } }
  await tx.notification.deleteMany({ where: about })
  // That something was done stays, who and when; what stood in the project does not.
  await erasingAudit(tx, 'purgeProjects', () =>
    tx.auditEntry.updateMany({ where: about, data: { changes: {}, comment: null } }),
  )
  await tx.auditEntry.createMany({
    data: ids.map((entityId) => ({ action: 'purgeProjects', entity: 'Project', entityId, changes: {} })),
  })
  await tx.project.deleteMany({ where: { id: { in: ids } } })
  return ids.length
}
