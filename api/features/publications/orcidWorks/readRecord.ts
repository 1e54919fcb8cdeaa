/**
 * Reads the ORCID record of a person for works that are not listed yet, and suggests them (decision 0462). One process at a time
 * reads a record. What is found is kept only while the person still has the iD and wants it to be read.
 */
import type { OrcidProblem, OrcidWatch, Prisma } from '../../../__generated__/prisma/client.ts'
import { config } from '../../../config.ts'
import { dayLength } from '../../../days.ts'
import type { Db } from '../../../db.ts'
import { inBackground } from '../../../inBackground.ts'
import { log } from '../../../log.ts'
import { NoAnswer } from '../../../outgoing/getText.ts'
import { storablePart } from '../../../storable.ts'
import { notify } from '../../notifications/notify.ts'
import type { CslItem } from '../citations/csl.ts'
import { lookUpSome } from '../sources/lookUp.ts'
import { dismissedAt } from './dismissals.ts'
import { compare, type Compared, type NewWork } from './newWorks.ts'
import { watched } from './watched.ts'

const hour = 3_600_000
/** Longer than a reading may take. */
const lease = hour / 12
/** Records are read weekly, up to half a day earlier or later, so that they spread over the week. */
const usualWait = () => (6.5 + Math.random()) * dayLength
const longestWait = 7 * dayLength

type Held = OrcidWatch & { heldUntil: Date }

interface Found extends Pick<Compared, 'present' | 'absent'> {
  works: (NewWork & { item: Prisma.InputJsonObject })[]
}

/** Reads a record that is due, if nobody else does. What ORCID does not answer is written down, not thrown. */
export async function readRecord(db: Db, id: number): Promise<void> {
  if (!config.orcid.apiUrl) return
  const begun = new Date()
  const heldUntil = new Date(begun.getTime() + lease)
  const [row] = await db.orcidWatch.updateManyAndReturn({
    where: {
      AND: [watched, { id, nextReadAt: { lte: begun } }, { OR: [{ heldUntil: null }, { heldUntil: { lte: begun } }] }],
    },
    data: { heldUntil },
  })
  if (!row) return
  const held = { ...row, heldUntil }
  const found = await find(db, held).catch((error: unknown) => refuse(db, held, error))
  if (found) await keep(db, held, found, begun)
}

async function find(db: Db, { id, orcid }: Held): Promise<Found> {
  let compared: Compared = { fresh: [], present: [], absent: [] }
  const entries = await lookUpSome(orcid, async (all) => {
    compared = await compare(db, id, all)
    const codes = new Set(compared.fresh.map(({ putCode }) => putCode))
    return all.filter(({ key }) => codes.has(key))
  })
  const items = new Map(entries.map(({ key, item }) => [key, item]))
  const works = compared.fresh.flatMap((work) => {
    const item = items.get(work.putCode)
    return item ? [{ ...work, item: storable(item) }] : []
  })
  return { ...compared, works }
}

const storable = (item: CslItem) =>
  JSON.parse(JSON.stringify(item), (_, value: unknown) =>
    typeof value === 'string' ? storablePart(value) : value,
  ) as Prisma.InputJsonObject

/** Writes what was found, and notifies the person once of all of it. */
const keep = (db: Db, { id, userId, heldUntil }: Held, { works, present, absent }: Found, begun: Date) =>
  inBackground(db, async (work) => {
    const { tx } = work
    const { count } = await tx.orcidWatch.updateMany({
      where: { AND: [watched, { id, heldUntil }] },
      data: {
        readAt: begun,
        problem: null,
        failures: 0,
        heldUntil: null,
        nextReadAt: new Date(begun.getTime() + usualWait()),
      },
    })
    if (!count) return
    await tx.orcidWork.updateMany({ where: { id: { in: present }, inRecord: false }, data: { inRecord: true } })
    await tx.orcidWork.updateMany({ where: { id: { in: absent }, inRecord: true }, data: { inRecord: false } })
    const dismissed = await dismissedAt(tx, userId, works)
    const created = await tx.orcidWork.createManyAndReturn({
      data: works.map((one, nth) => ({ ...one, watchId: id, dismissedAt: dismissed[nth] ?? null })),
      skipDuplicates: true,
      select: { title: true, dismissedAt: true },
    })
    const made = created.filter((one) => one.dismissedAt === null)
    if (!made.length) return
    await notify(work, {
      to: userId,
      kind: 'PUBLICATION_WORKS_FOUND',
      data: { publication: made[0]!.title, number: String(made.length) },
    })
  })

async function refuse(db: Db, { id, heldUntil, failures }: Held, error: unknown): Promise<null> {
  const { status, notBefore } = error instanceof NoAnswer ? error : { status: null, notBefore: null }
  log.warn({ err: error, watch: id }, 'an ORCID record could not be read')
  const wait = Math.min(hour * 2 ** failures, longestWait)
  const nextReadAt = new Date(Math.max(Date.now() + wait, notBefore?.getTime() ?? 0))
  await db.orcidWatch.updateMany({
    where: { id, heldUntil },
    data: { problem: problemOf(status), failures: { increment: 1 }, nextReadAt, heldUntil: null },
  })
  if (status === 429) await makeAllWait(db, nextReadAt)
  return null
}

const problemOf = (status: number | null): OrcidProblem =>
  status === 404 || status === 410 ? 'UNKNOWN' : status === 429 ? 'BUSY' : 'AWAY'

/** ORCID counts the requests of this server, whomever they are about: no other record is read before, either. */
const makeAllWait = (db: Db, until: Date) => db.$executeRaw`
  UPDATE "OrcidWatch" SET "nextReadAt" = (${until.toISOString()}::timestamptz AT TIME ZONE 'UTC') + random() * interval '1 hour'
  WHERE "nextReadAt" < (${until.toISOString()}::timestamptz AT TIME ZONE 'UTC')`
