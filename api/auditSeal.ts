/**
 * Seals the audit trail: a job takes what was committed since and adds it to a chain of hashes. Writers leave only a note
 * (a trigger), so that they never wait for each other; the order of the chain is the order of sealing.
 */
import { object } from 'yup'
import {
  contentDigest,
  entriesById,
  entryHash,
  erasureHash,
  erasuresById,
  firstHash,
  type SealedEntry,
  type SealedErasure,
} from './auditDigest.ts'
import type { Db, Tx } from './db.ts'
import { job } from './job.ts'
import { log } from './log.ts'

/** The advisory lock of the one who seals, a number of our own choosing. */
const sealLock = 6_217_003

/** So many rows at a time, so that no transaction is long. */
const batch = 2_000

interface Note {
  entryId: number
  erasureId: number | null
}

/** Seals all that waits; gives how many rows. Safe to run twice at once: the second finds the lock taken and leaves. */
export async function sealAudit(db: Db): Promise<number> {
  let sealed = 0
  for (;;) {
    const some = await db.$transaction(sealSome, { timeout: 60_000 })
    sealed += some
    if (some < batch) return sealed
  }
}

async function sealSome(tx: Tx): Promise<number> {
  const [lock] = await tx.$queryRaw<{ taken: boolean }[]>`SELECT pg_try_advisory_xact_lock(${sealLock}) AS taken`
  if (!lock!.taken) return 0
  const notes = await tx.$queryRaw<Note[]>`
    WITH taken AS (
      DELETE FROM "AuditUnsealed" WHERE "id" IN (SELECT "id" FROM "AuditUnsealed" ORDER BY "id" LIMIT ${batch})
      RETURNING "id", "entryId", "erasureId")
    SELECT "entryId", "erasureId" FROM taken ORDER BY "id"`
  if (!notes.length) return 0
  const last = await tx.auditSeal.findFirst({ orderBy: { position: 'desc' }, select: { position: true, hash: true } })
  await tx.auditSeal.createMany({ data: chained(notes, last, await rowsOf(tx, notes)) })
  return notes.length
}

async function rowsOf(tx: Tx, notes: readonly Note[]) {
  const erasures = notes.flatMap(({ erasureId }) => erasureId ?? [])
  return {
    entries: await entriesById(tx, [...new Set(notes.map(({ entryId }) => entryId))]),
    erasures: await erasuresById(tx, erasures),
  }
}

interface Rows {
  entries: Map<number, SealedEntry>
  erasures: Map<number, SealedErasure>
}

function chained(notes: readonly Note[], last: { position: number; hash: string } | null, { entries, erasures }: Rows) {
  let { position, hash } = last ?? { position: 0, hash: firstHash }
  return notes.map(({ entryId, erasureId }) => {
    position++
    const erasure = erasureId === null ? null : erasures.get(erasureId)!
    const entry = entries.get(entryId)!
    const digest = erasure?.digest ?? contentDigest(entry)
    hash = erasure ? erasureHash(hash, erasure) : entryHash(hash, entry, digest)
    return { position, entryId, erasureId, digest, hash }
  })
}

export const sealAuditTrail = job({
  name: 'sealAuditTrail',
  rules: object(),
  retries: 2,
  every: 'minute',
  run: async (db) => void (await sealAudit(db)),
})

/** Says the last hash in the log, which is kept elsewhere: that rows were cut off at the end shows there alone. */
export const noteAuditHead = job({
  name: 'noteAuditHead',
  rules: object(),
  retries: 2,
  every: 'day',
  async run(db) {
    await sealAudit(db)
    const last = await db.auditSeal.findFirst({ orderBy: { position: 'desc' } })
    if (last) log.info({ position: last.position, hash: last.hash }, 'the audit trail is sealed up to here')
  },
})
