/**
 * Brings a service to what a meeting is. One process at a time does so: it holds a lease on the row, which is longer than
 * all calls of a try may take. What a killed process may have made is found again by the meeting's identity (decision 0376).
 */
import * as words from '#texts/meetings/links.js'
import type { Integration, Meeting, MeetingLink, Prisma } from '../../__generated__/prisma/client.ts'
import type { Db, Tx } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { linksBy } from '../../integrations/meetingLinks.ts'
import { asRefusal, Refusal } from '../../integrations/refusal.ts'
import { setUpOf } from '../../integrations/setUp.ts'
import { log } from '../../log.ts'
import { notifyOfLink } from './notifyOfLink.ts'
import { lockMeeting } from './takeTime.ts'

const second = 1_000
const lease = 120 * second
/** The tries of a change, the first included: over about two hours. */
export const mostAttempts = 9
/** The first wait; each next one is twice as long, up to an hour. */
const waits = { first: 30 * second }

/** The links of which a service has not heard the latest. */
export const openLinks = (db: Db, where: Prisma.MeetingLinkWhereInput) =>
  db.meetingLink.findMany({
    where: { AND: [where, { version: { gt: db.meetingLink.fields.doneVersion } }] },
    orderBy: { id: 'asc' },
  })

type Held = MeetingLink & { meeting: Meeting }

/** When to look again; null when there is nothing more to do. */
export async function syncLink(db: Db, id: number): Promise<Date | null> {
  const held = await claim(db, id)
  if (!held) return endOfLease(db, id)
  try {
    const setUp = await setUpOf(db, held.kind)
    if (!setUp && needsService(held)) throw new Refusal(words.switchedOff(), 400)
    return await write(db, held, await bring(db, held, setUp))
  } catch (error) {
    return refuse(db, held, asRefusal(words.service({ kind: held.kind }), error))
  }
}

async function claim(db: Db, id: number): Promise<Held | null> {
  const now = new Date()
  const isOver = (column: 'heldUntil' | 'nextAttemptAt') => ({ OR: [{ [column]: null }, { [column]: { lte: now } }] })
  const { count } = await db.meetingLink.updateMany({
    where: {
      id,
      version: { gt: db.meetingLink.fields.doneVersion },
      AND: [isOver('heldUntil'), isOver('nextAttemptAt')],
    },
    data: { heldUntil: new Date(now.getTime() + lease) },
  })
  return count ? db.meetingLink.findUnique({ where: { id }, include: { meeting: true } }) : null
}

/** The holder looks for more before its lease ends; one that was killed does not. */
async function endOfLease(db: Db, id: number): Promise<Date | null> {
  const [link] = await openLinks(db, { id })
  return link?.heldUntil ?? link?.nextAttemptAt ?? null
}

/** PRESENT: the video meeting is to be as the meeting is; ABSENT: it is to be gone; null: it stays as it is. */
function targetOf({ wanted, meeting: { state } }: Held): 'PRESENT' | 'ABSENT' | null {
  if (!wanted || state === 'CANCELLED' || state === 'DECLINED') return 'ABSENT'
  return state === 'CONFIRMED' ? 'PRESENT' : null
}

const isUnknown = ({ externalId, begunAt }: MeetingLink) => externalId !== null || begunAt !== null

function needsService(held: Held): boolean {
  const target = targetOf(held)
  return target === 'PRESENT' || (target === 'ABSENT' && isUnknown(held))
}

type Done = Pick<MeetingLink, 'progress' | 'externalId' | 'url'>

async function bring(db: Db, held: Held, setUp: Integration | null): Promise<Done> {
  const { progress, externalId, url } = held
  const target = targetOf(held)
  if (target === 'PRESENT') return present(db, held, setUp!)
  if (target === null) return { progress: progress === 'FAILED' ? 'WAITING' : progress, externalId, url }
  if (isUnknown(held)) {
    const found = externalId ?? (await create(db, held, setUp!)).externalId!
    await linksBy(held.kind).cancel(setUp!, found)
  }
  return { progress: 'REMOVED', externalId: null, url: '' }
}

async function present(db: Db, held: Held, setUp: Integration): Promise<Done> {
  const { externalId, url, kind, meeting } = held
  if (externalId === null) return create(db, held, setUp)
  try {
    await linksBy(kind).change(setUp, externalId, meeting)
    return { progress: 'MADE', externalId, url }
  } catch (error) {
    // Somebody deleted it at the service: the meeting gets another one.
    if (error instanceof Refusal && error.status === 404) return create(db, { ...held, begunAt: null }, setUp)
    throw error
  }
}

/** That it was begun is written before, so that a try after a crash looks first for what is there. */
async function create(db: Db, { id, kind, begunAt, meeting }: Held, setUp: Integration): Promise<Done> {
  await db.meetingLink.update({
    where: { id },
    data: { progress: 'WAITING', begunAt: begunAt ?? new Date(), externalId: null, url: '' },
  })
  return { progress: 'MADE', ...(await linksBy(kind).create(setUp, meeting, begunAt !== null)) }
}

/** Writes what was done, unless the lease was lost, and the link into the meeting that still wants it. */
async function write(db: Db, held: Held, done: Done): Promise<Date | null> {
  const { id, version, heldUntil, meetingId } = held
  await inBackground(db, async (work) => {
    const { tx } = work
    await lockMeeting(tx, meetingId)
    const { count } = await tx.meetingLink.updateMany({
      where: { id, heldUntil },
      data: {
        ...done,
        doneVersion: version,
        heldUntil: null,
        nextAttemptAt: null,
        attempts: 0,
        begunAt: null,
        problem: '',
      },
    })
    if (!count) return
    const meeting = await tx.meeting.findUniqueOrThrow({ where: { id: meetingId } })
    if (done.progress === 'REMOVED' && held.url && meeting.videoLink === held.url)
      await tx.meeting.update({ where: { id: meetingId }, data: { videoLink: '' } })
    if (done.progress !== 'MADE' || done.url === held.url || !(await isWanted(tx, id))) return
    const { state } = meeting
    const data = { videoLink: done.url, ...(state === 'CONFIRMED' ? { sequence: { increment: 1 } } : {}) }
    const linked = await tx.meeting.update({ where: { id: meetingId }, data })
    if (state === 'CONFIRMED') await notifyOfLink(work, linked, held.kind)
  })
  return (await openLinks(db, { id })).length ? new Date() : null
}

const isWanted = async (tx: Tx, id: number) => (await tx.meetingLink.count({ where: { id, wanted: true } })) > 0

/** Records a refused try, with the next one; what does not pass, or lasted too long, has failed. */
async function refuse(db: Db, held: Held, refusal: Refusal): Promise<Date | null> {
  const { id, version, heldUntil, kind, meetingId, begunAt } = held
  const attempts = held.attempts + 1
  const isFailed = !refusal.passes || attempts >= mostAttempts
  const wait = Math.min(waits.first * 2 ** (attempts - 1), 3_600 * second)
  const next = isFailed ? null : new Date(Math.max(Date.now() + wait, refusal.notBefore?.getTime() ?? 0))
  log.warn({ meetingId, kind, answer: refusal.message, failed: isFailed }, 'a video link was refused')
  await inBackground(db, async (work) => {
    const { tx } = work
    await lockMeeting(tx, meetingId)
    const { count } = await tx.meetingLink.updateMany({
      where: { id, heldUntil },
      data: {
        attempts,
        problem: refusal.message,
        heldUntil: null,
        nextAttemptAt: next,
        // A clear no made nothing; after anything else there may be a video meeting.
        ...(refusal.status !== null && refusal.status < 500 && begunAt === null ? { begunAt: null } : {}),
        ...(isFailed ? { progress: 'FAILED', doneVersion: version } : {}),
      },
    })
    if (count && isFailed && targetOf(held) === 'PRESENT') await notifyOfLink(work, held.meeting, kind, refusal.message)
  })
  return next
}
