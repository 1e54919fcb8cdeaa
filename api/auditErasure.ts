/** The one way to take personal content out of the audit trail; the database records each entry that loses some. */
import type { Tx } from './db.ts'

/** Runs `erase` so that its updates of audit entries are let through; `reason` is recorded with each entry. */
export async function erasingAudit(tx: Tx, reason: string, erase: () => Promise<unknown>): Promise<void> {
  await tx.$executeRaw`SELECT set_config('ascent.audit_erasure', ${reason}, true)`
  await erase()
  await tx.$executeRaw`SELECT set_config('ascent.audit_erasure', '', true)`
}
