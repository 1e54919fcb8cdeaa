/** What of saved mappings hangs on a person. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const importMappingBelongings = {
  importMappings: {
    take: ({ db }, ownerId) =>
      db.importMapping.findMany({
        where: { ownerId },
        select: { kind: true, name: true, columns: true, shared: true, createdAt: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.importMapping.deleteMany({ where: { ownerId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
