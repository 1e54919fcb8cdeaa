/** Puts the demo university back as it was after the first start (docs/decisions/0406). */
import { Prisma } from '../../__generated__/prisma/client.ts'
import { writeAudit } from '../../audit.ts'
import { forgetLimits } from '../../currentLimits.ts'
import type { Db, Tx } from '../../db.ts'
import { enqueue } from '../../job.ts'
import { removeBytes, removeUnclaimed } from '../files/file.jobs.ts'
import { namedKeys } from '../files/namedBytes.ts'

/** What stays: which migrations were done, and the key that links are signed with. */
const kept = ['_prisma_migrations', 'ServerKey']

/** Empties every table. The record of changes refuses that in everyday work: its triggers are off until the transaction ends. */
async function empty(tx: Tx): Promise<void> {
  const tables = await tx.$queryRaw<{ name: string; guarded: boolean }[]>`
    SELECT relname::text AS name, EXISTS (SELECT FROM pg_trigger WHERE tgrelid = c.oid AND tgtype & 32 <> 0) AS guarded
    FROM pg_class c WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname NOT IN (${Prisma.join(kept)})`
  const guarded = tables.filter((table) => table.guarded)
  for (const { name } of guarded) await tx.$executeRawUnsafe(`ALTER TABLE "${name}" DISABLE TRIGGER USER`)
  await tx.$executeRawUnsafe(`TRUNCATE ${tables.map(({ name }) => `"${name}"`).join(', ')} RESTART IDENTITY`)
  for (const { name } of guarded) await tx.$executeRawUnsafe(`ALTER TABLE "${name}" ENABLE TRIGGER USER`)
}

/** Everything that was made or changed goes, files too; `by` is the address of who asked for it. */
export async function resetDemo(db: Db, now: Date, by: string): Promise<void> {
  const { seedOnto } = await import('../../../prisma/seed/seed.ts')
  await seedOnto(db, now, async (tx) => {
    const left = await namedKeys(tx)
    await empty(tx)
    // What was asked for is about records that are gone; bytes still have to go.
    await tx.$executeRaw`
      DELETE FROM pgboss.job WHERE state < 'active' AND name NOT IN (${removeBytes.name}, ${removeUnclaimed.name})`
    for (const key of left) await enqueue(tx, removeBytes, { key })
    return true
  })
  forgetLimits(db)
  // Somebody whose account was no part of the demo is not there any more.
  const viewer = await db.user.findUnique({ where: { email: by } })
  await writeAudit(db, { viewer }, { action: 'resetDemo', entity: 'Platform', entityId: 1 })
}
