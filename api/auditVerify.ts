/** Checks the audit trail: the chain of hashes, the rows under it, and what was erased. */
import {
  contentDigest,
  entriesById,
  entryHash,
  erasureHash,
  erasuresById,
  firstHash,
  type SealedEntry,
} from './auditDigest.ts'
import type { Db } from './db.ts'

/** The first thing that is wrong. */
interface Broken {
  entryId: number
  position: number | null
  problem: string
}

export interface Verified {
  entries: number
  erasures: number
  /** Written, and not yet sealed. */
  waiting: number
  head: { position: number; hash: string }
  broken: Broken | null
}

const page = 5_000

interface Seal {
  position: number
  entryId: number
  erasureId: number | null
  digest: string
  hash: string
}

/** `known` are heads that were noted earlier, by position: a chain that was written again does not hold them. */
export async function verifyAudit(db: Db, known: ReadonlyMap<number, string> = new Map()): Promise<Verified> {
  const found: Verified = { entries: 0, erasures: 0, waiting: 0, head: { position: 0, hash: firstHash }, broken: null }
  for (;;) {
    const seals = await db.auditSeal.findMany({
      where: { position: { gt: found.head.position } },
      orderBy: { position: 'asc' },
      take: page,
    })
    if (!seals.length) break
    const broken = await brokenIn(db, seals, found, known)
    if (broken) return { ...found, broken }
  }
  found.waiting = await db.auditUnsealed.count()
  const cut = [...known].find(([position]) => position > found.head.position)
  if (cut)
    return {
      ...found,
      broken: { entryId: 0, position: cut[0], problem: 'the chain ends before a hash that was noted' },
    }
  return { ...found, broken: await outside(db) }
}

/** Checks seals in order, and moves the head to the last good one. */
async function brokenIn(
  db: Db,
  seals: readonly Seal[],
  found: Verified,
  known: ReadonlyMap<number, string>,
): Promise<Broken | null> {
  const entryIds = seals.map(({ entryId }) => entryId)
  const entries = await entriesById(db, entryIds)
  const erasures = await erasuresById(
    db,
    seals.flatMap(({ erasureId }) => erasureId ?? []),
  )
  const left = await digestsLeft(db, entryIds)
  for (const seal of seals) {
    const { position, entryId, erasureId } = seal
    const wrong = (problem: string): Broken => ({ entryId, position, problem })
    const { head } = found
    if (position !== head.position + 1) return wrong(`seal ${head.position + 1} is missing`)
    const entry = entries.get(entryId)
    if (!entry) return wrong('the entry is missing')
    if (erasureId !== null) {
      const erasure = erasures.get(erasureId)
      if (!erasure) return wrong('the record of an erasure is missing')
      if (erasureHash(head.hash, erasure) !== seal.hash) return wrong('the record of an erasure was changed')
      found.erasures++
    } else {
      const problem = changed(entry, seal, head.hash, left.get(entryId))
      if (problem) return wrong(problem)
      found.entries++
    }
    const noted = known.get(position)
    if (noted !== undefined && noted !== seal.hash)
      return wrong('the chain was replaced: its hash is not the noted one')
    found.head = { position, hash: seal.hash }
  }
  return null
}

function changed(entry: SealedEntry, seal: Seal, before: string, erased: string | undefined): string | null {
  if (entryHash(before, entry, seal.digest) !== seal.hash) return 'the entry or its seal was changed'
  return contentDigest(entry) === (erased ?? seal.digest) ? null : 'what the entry says was changed'
}

/** What the last recorded erasure left of each entry. */
async function digestsLeft(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.$queryRaw<{ entryId: number; digest: string }[]>`
    SELECT DISTINCT ON ("entryId") "entryId", "digest" FROM "AuditErasure"
    WHERE "entryId" = ANY (${[...ids]}::int[]) ORDER BY "entryId", "id" DESC`
  return new Map(rows.map(({ entryId, digest }) => [entryId, digest]))
}

/** An entry or an erasure that is neither sealed nor waits for it was not written by the platform. */
async function outside(db: Db): Promise<Broken | null> {
  const [entry] = await db.$queryRaw<{ entryId: number }[]>`
    SELECT e."id" AS "entryId" FROM "AuditEntry" AS e
    WHERE NOT EXISTS (SELECT 1 FROM "AuditSeal" AS s WHERE s."entryId" = e."id" AND s."erasureId" IS NULL)
      AND NOT EXISTS (SELECT 1 FROM "AuditUnsealed" AS u WHERE u."entryId" = e."id" AND u."erasureId" IS NULL)
    ORDER BY e."id" LIMIT 1`
  if (entry) return { ...entry, position: null, problem: 'the entry was never sealed' }
  const [erasure] = await db.$queryRaw<{ entryId: number }[]>`
    SELECT e."entryId" FROM "AuditErasure" AS e
    WHERE NOT EXISTS (SELECT 1 FROM "AuditSeal" AS s WHERE s."erasureId" = e."id")
      AND NOT EXISTS (SELECT 1 FROM "AuditUnsealed" AS u WHERE u."erasureId" = e."id")
    ORDER BY e."id" LIMIT 1`
  return erasure ? { ...erasure, position: null, problem: 'an erasure was never sealed' } : null
}
