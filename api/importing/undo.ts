/** What an import created, as long as nobody has touched it: it can be taken back with the import (docs/decisions/0369). */
import { Prisma } from '../__generated__/prisma/client.ts'
import type { Work } from '../action.ts'
import type { Db, Tx } from '../db.ts'
import { requestId } from '../requestId.ts'
import type { RecordKind } from './recordKind.ts'

type Model = RecordKind['model']

/** Records of the import that are there and of which nothing is on record but that they were imported. */
const untouched = (model: Model, importId: number) => Prisma.sql`
  "importId" = ${importId} AND "deletedAt" IS NULL AND NOT EXISTS (
    SELECT FROM "AuditEntry" a WHERE a."entity" = ${model} AND a."entityId" = ${Prisma.raw(`"${model}"`)}."id"
      AND a."action" NOT IN ('importProjects', 'importChallenges'))`

const table = (model: Model) => Prisma.raw(`"${model}"`)

/** How many records undoing an import would delete, and how many stay because somebody has changed them. */
export async function undoEffect(
  db: Db | Tx,
  model: Model,
  importId: number,
): Promise<{ removed: number; kept: number }> {
  const [row] = await db.$queryRaw<[{ removed: bigint; there: bigint }]>`
    SELECT count(*) FILTER (WHERE ${untouched(model, importId)}) AS removed, count(*) AS there
    FROM ${table(model)} WHERE "importId" = ${importId} AND "deletedAt" IS NULL`
  return { removed: Number(row.removed), kept: Number(row.there - row.removed) }
}

/** Deletes them as a deletion of each would, and lets the same file be imported again; gives how many. */
export async function removeUntouched({ tx, viewer, ctx }: Work, model: Model, importId: number): Promise<number> {
  const deletedAt = new Date()
  const gone = await tx.$queryRaw<{ id: number }[]>`
    UPDATE ${table(model)} SET "deletedAt" = ${deletedAt}, "updatedAt" = ${deletedAt}, "importKey" = NULL
    WHERE ${untouched(model, importId)} RETURNING "id"`
  await tx.auditEntry.createMany({
    data: gone.map(({ id }) => ({
      action: 'undoImport',
      actorId: viewer.id,
      entity: model,
      entityId: id,
      changes: { deletedAt: [null, deletedAt] },
      requestId: requestId() ?? null,
      address: ctx.address.slice(0, 100),
    })),
  })
  return gone.length
}
