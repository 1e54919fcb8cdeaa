/** The audit record: who did what, when, with the fields before and after. Actions write it by themselves. */
import type { AuditEntry, Prisma } from './__generated__/prisma/client.ts'
import type { Context } from './context.ts'
import type { Db, Tx } from './db.ts'
import { requestId } from './requestId.ts'

/** {field: [before, after]} */
export type Changes = Record<string, readonly [unknown, unknown]>

interface Entry {
  action: string
  entity: string
  entityId: number
  changes?: Changes | undefined
  comment?: string | undefined
}

/** Who does something and from where; what the platform does by itself comes from nowhere. */
type Author = Pick<Context, 'viewer'> & Partial<Pick<Context, 'address'>>

/** Writes down a change of a record: who, what, before and after (a record's history is made of these rows). */
export type Audit = (entity: string, entityId: number, changes?: Changes, comment?: string) => Promise<void>

/** Writes down what the context's viewer did. */
export async function writeAudit(
  db: Db | Tx,
  { viewer, address = '' }: Author,
  { action, entity, entityId, changes = {}, comment }: Entry,
): Promise<void> {
  await db.auditEntry.create({
    data: {
      action,
      actorId: viewer?.id ?? null,
      entity,
      entityId,
      changes: changes as object,
      comment: comment || null,
      requestId: requestId() ?? null,
      address: address.slice(0, 100),
    },
    select: { id: true },
  })
}

/** The latest changes that are on record of something, at most 20; `query` is what the field asks for. */
export const latestChanges = (db: Db, query: object, where: Prisma.AuditEntryWhereInput): Promise<AuditEntry[]> =>
  db.auditEntry.findMany({ ...query, where, orderBy: { id: 'desc' }, take: 20 })

/** How an action or a job, named once, writes down what it changes in its transaction. */
export const auditOf =
  (tx: Tx, ctx: Author, action: string): Audit =>
  (entity, entityId, changes, comment) =>
    writeAudit(tx, ctx, { action, entity, entityId, changes, comment })
