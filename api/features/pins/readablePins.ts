/** The pins of a person whose records the person may read: an access may have ended since, or a record be deleted. */
import type { Pin } from '../../__generated__/prisma/client.ts'
import type { Access } from '../../access.ts'
import { anyTable } from '../../columnPaths.ts'
import type { Db, Tx } from '../../db.ts'
import { recordOf } from '../../records/records.ts'

/** In the order in which they were pinned; one statement for each kind of record. */
export async function readablePins(db: Db | Tx, access: Access, userId: number): Promise<Pin[]> {
  const pins = await db.pin.findMany({ where: { userId }, orderBy: { id: 'asc' } })
  const readable = await Promise.all(
    [...Map.groupBy(pins, ({ entity }) => entity)].map(async ([kind, ofKind]) => {
      const record = recordOf(kind)
      if (!record) return []
      const ids = ofKind.map(({ entityId }) => entityId)
      const read = record.search.read as 'PROJECT_READ'
      const where = { AND: [{ id: { in: ids } }, access.within(read)] }
      const found = (await anyTable(db, kind).findMany({ where, select: { id: true } })).map(({ id }) => id)
      access.remember(read, found)
      return found.map((id) => `${kind}-${id}`)
    }),
  )
  const keys = new Set(readable.flat())
  return pins.filter(({ entity, entityId }) => keys.has(`${entity}-${entityId}`))
}
