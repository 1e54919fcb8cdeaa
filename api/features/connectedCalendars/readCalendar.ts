/**
 * Reads the busy times of a connected calendar: by a job, and before a booking within a time limit. One process at a time
 * reads it. A calendar that does not answer keeps nobody waiting; what it said at last counts for a day (decision 0377).
 */
import type { ConnectedCalendar, Integration } from '../../__generated__/prisma/client.ts'
import { dayLength } from '../../days.ts'
import type { Db, Tx } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { joined, type Connection, type Span } from '../../integrations/calendarSource.ts'
import { sourceBy } from '../../integrations/calendarSources.ts'
import { asRefusal, type Refusal } from '../../integrations/refusal.ts'
import { appOf, setUpOf } from '../../integrations/setUp.ts'
import { log } from '../../log.ts'
import { open, seal } from '../../sealed.ts'
import { lockPeople } from '../calendar/takeTime.ts'
import { notify } from '../notifications/notify.ts'
import { kindInWords } from './calendarWords.rules.ts'

const second = 1_000
const minute = 60 * second
/** Longer than a reading may take. */
const lease = 90 * second
/** How far ahead is read: beyond the days for which sessions can be booked, and what Microsoft answers at once. */
const daysAhead = 45
const usualWait = 15 * minute
const longestWait = 6 * 60 * minute
/** After this number of failed readings in a row, the person is notified. */
const failuresToTell = 4
/** What was read within this time is not read again before a booking. */
const freshFor = minute
/** How long a booking waits for calendars. Tests shorten it. */
export const bookingPatience = { milliseconds: 3 * second }

const spanToRead = (now = new Date()): Span => ({
  startsAt: now,
  endsAt: new Date(now.getTime() + daysAhead * dayLength),
})

/** Asks a calendar for its busy times. Throws Refusal. */
export async function askCalendar(kind: ConnectedCalendar['kind'], connection: Connection, setUp: Integration) {
  const span = spanToRead()
  const { busy, ...more } = await sourceBy(kind).busy(connection, span, appOf(setUp))
  return { busy: joined(busy, span), ...more }
}

/** Puts busy times in the place of those before. */
export async function writeBusyTimes(tx: Tx, calendarId: number, busy: readonly Span[]): Promise<void> {
  await tx.connectedBusyTime.deleteMany({ where: { calendarId } })
  await tx.connectedBusyTime.createMany({ data: busy.map((span) => ({ ...span, calendarId })) })
}

type Held = ConnectedCalendar & { user: { timeZone: string } }

/** Reads a calendar if nobody else does; `now` also before it is due. What goes wrong is written down, never thrown. */
export async function readCalendar(db: Db, id: number, { now = false } = {}): Promise<void> {
  const begun = new Date()
  const heldUntil = new Date(begun.getTime() + lease)
  const { count } = await db.connectedCalendar.updateMany({
    where: {
      id,
      OR: [{ heldUntil: null }, { heldUntil: { lte: begun } }],
      ...(now ? {} : { nextReadAt: { lte: begun } }),
    },
    data: { heldUntil },
  })
  const held = count ? await db.connectedCalendar.findUnique({ where: { id }, include: { user: true } }) : null
  if (!held) return
  try {
    const setUp = await setUpOf(db, held.kind)
    if (setUp) await read(db, { ...held, heldUntil }, setUp, begun)
    else await release(db, id, heldUntil)
  } catch (error) {
    await refuse(db, { ...held, heldUntil }, asRefusal(kindInWords(held.kind), error))
  }
}

const release = (db: Db, id: number, heldUntil: Date) =>
  db.connectedCalendar.updateMany({
    where: { id, heldUntil },
    data: { heldUntil: null, nextReadAt: new Date(Date.now() + usualWait) },
  })

async function read(db: Db, held: Held, setUp: Integration, begun: Date): Promise<void> {
  const { id, userId, kind, address, account, secret, heldUntil, user } = held
  const connection = { address, account, secret: open('calendar', secret), timeZone: user.timeZone }
  const { busy, secret: fresh } = await askCalendar(kind, connection, setUp)
  await db.$transaction(async (tx) => {
    // A booking sees the times before or those after, never none.
    await lockPeople(tx, [userId])
    const { count } = await tx.connectedCalendar.updateMany({
      where: { id, heldUntil },
      data: {
        readAt: begun,
        problem: '',
        failures: 0,
        heldUntil: null,
        nextReadAt: new Date(Date.now() + usualWait),
        ...(fresh === undefined ? {} : { secret: seal('calendar', fresh) }),
      },
    })
    if (count) await writeBusyTimes(tx, id, busy)
  })
}

async function refuse(db: Db, held: Held, refusal: Refusal): Promise<void> {
  const { id, userId, kind, heldUntil } = held
  const failures = held.failures + 1
  const wait = Math.min(usualWait * 2 ** (failures - 1), longestWait)
  const nextReadAt = new Date(Math.max(Date.now() + wait, refusal.notBefore?.getTime() ?? 0))
  log.warn({ calendar: id, kind, answer: refusal.message }, 'a connected calendar could not be read')
  await inBackground(db, async (work) => {
    const { count } = await work.tx.connectedCalendar.updateMany({
      where: { id, heldUntil },
      data: { problem: refusal.message, failures, nextReadAt, heldUntil: null },
    })
    if (count && failures === failuresToTell)
      await notify(work, {
        to: userId,
        kind: 'CALENDAR_UNREADABLE',
        data: { calendar: kindInWords(kind), problem: refusal.message },
      })
  })
}

/** Before a booking: the calendars of these people are read once more, unless that takes too long. */
export async function refreshBusy(db: Db, userIds: readonly number[]): Promise<void> {
  const before = new Date(Date.now() - freshFor)
  const due = await db.connectedCalendar.findMany({
    // One that has just refused is not asked at each booking.
    where: { userId: { in: [...userIds] }, failures: 0, OR: [{ readAt: null }, { readAt: { lt: before } }] },
    select: { id: true },
  })
  if (!due.length) return
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<void>((done) => (timer = setTimeout(done, bookingPatience.milliseconds)))
  const all = Promise.all(due.map(({ id }) => readCalendar(db, id, { now: true })))
  await Promise.race([
    all.catch((error: unknown) => log.error({ err: error }, 'connected calendars could not be read')),
    limit,
  ])
  clearTimeout(timer)
}
