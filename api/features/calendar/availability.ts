/** The availability of people as it stands in the database, for slots.ts. */
import * as texts from '#texts/meetings/errors.js'
import { dayLength, isoDay } from '../../days.ts'
import type { Tx } from '../../db.ts'
import { conflict } from '../../errors.ts'
import { said } from '../../said.rules.ts'
import type { Span } from './bookTime.ts'
import { sessionMinutes, windowDays } from './sessionTimes.rules.ts'
import { lockPeople } from './takeTime.ts'
import { slotsOf, whyEmpty, type Availability, type Slot, type WhyEmpty } from './slots.ts'

/** What holds for people who have set no rules. */
export const usualRules = { minimumNoticeMinutes: 240, dailyMaximum: null, bufferMinutes: 0, autoConfirm: true }

/** What is known of people's time around a span; `except` is a meeting that is about to be moved. */
export async function availabilityOf(
  tx: Tx,
  userIds: readonly number[],
  { from, until }: { from: Date; until: Date },
  except = 0,
): Promise<Map<number, Availability>> {
  // Days of any zone that have a part in the span, and the rest after what ends before it.
  const [first, last] = [new Date(from.getTime() - 2 * dayLength), new Date(until.getTime() + 2 * dayLength)]
  const people = await tx.user.findMany({
    where: { id: { in: [...userIds] } },
    select: {
      id: true,
      timeZone: true,
      availabilityHours: true,
      availabilityExceptions: { where: { untilDay: { gte: first }, fromDay: { lte: last } } },
      availabilityRules: true,
      meetingParticipations: {
        where: { busyFrom: { lt: last }, busyUntil: { gt: first }, meetingId: { not: except } },
        select: { busyFrom: true, busyUntil: true, role: true, meeting: { select: { kind: true } } },
      },
      connectedCalendars: {
        // What was read longer ago may no longer be so.
        where: { readAt: { gt: new Date(Date.now() - dayLength) } },
        select: { busyTimes: { where: { startsAt: { lt: last }, endsAt: { gt: first } } } },
      },
    },
  })
  // The meeting that is about to be moved may be in its people's own calendars as well.
  const moved = except ? await tx.meeting.findUnique({ where: { id: except } }) : null
  return new Map(
    people.map(({ id, timeZone, ...person }) => {
      const { minimumNoticeMinutes, dailyMaximum, bufferMinutes } = person.availabilityRules ?? usualRules
      const taken = person.meetingParticipations
      return [
        id,
        {
          timeZone,
          hours: person.availabilityHours,
          exceptions: person.availabilityExceptions.map(({ fromDay, untilDay, ...hours }) => ({
            ...hours,
            fromDay: isoDay(fromDay),
            untilDay: isoDay(untilDay),
          })),
          minimumNoticeMinutes,
          dailyMaximum,
          bufferMinutes,
          busy: [
            ...taken.map(({ busyFrom, busyUntil }) => ({ from: busyFrom!, until: busyUntil! })),
            ...person.connectedCalendars
              .flatMap(({ busyTimes }) => busyTimes)
              .filter(
                ({ startsAt, endsAt }) => +startsAt !== +(moved?.startsAt ?? 0) || +endsAt !== +(moved?.endsAt ?? 0),
              )
              .map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt })),
          ],
          sessions: taken
            .filter(({ role, meeting }) => role === 'EXPERT' && meeting.kind === 'SESSION')
            .map(({ busyFrom }) => busyFrom!),
        },
      ]
    }),
  )
}

interface Day {
  slots: Slot[]
  whyEmpty: WhyEmpty
}

/** The slots of people that begin in a span, and why there is no free one where there is none. */
export async function sessionSlots(
  tx: Tx,
  userIds: readonly number[],
  span: { from: Date; until: Date },
  { now = new Date(), except = 0 }: { now?: Date; except?: number } = {},
): Promise<Map<number, Day>> {
  const asked = { ...span, now, minutes: sessionMinutes, windowDays }
  const people = await availabilityOf(tx, userIds, span, except)
  return new Map(
    [...people].map(([id, person]) => {
      const slots = slotsOf(person, asked)
      return [id, { slots, whyEmpty: whyEmpty(person, asked, slots) }]
    }),
  )
}

/** When the first free slot of each begins, of those before an instant; who has none is left out. */
export async function firstFreeSlots(tx: Tx, userIds: readonly number[], until: Date): Promise<Map<number, Date>> {
  const now = new Date()
  const days = await sessionSlots(tx, userIds, { from: now, until }, { now })
  return new Map(
    [...days].flatMap(([id, { slots }]) => {
      const free = slots.find(({ verdict }) => verdict === 'FREE')
      return free ? [[id, free.startsAt] as const] : []
    }),
  )
}

const refusals = said({
  TOO_SOON: texts.tooSoon,
  TOO_FAR: () => texts.tooFar({ days: windowDays }),
  TAKEN: texts.slotTaken,
  FULL: texts.dayFull,
})

/**
 * Refuses a session at a time that is no free slot of the expert. The expert is locked until the transaction ends, so
 * that the daily maximum holds when many book at once.
 */
export async function needFreeSlot(tx: Tx, expertId: number, span: Span, except = 0): Promise<void> {
  await lockPeople(tx, [expertId])
  const until = new Date(span.startsAt.getTime() + 1)
  const found = (await sessionSlots(tx, [expertId], { from: span.startsAt, until }, { except })).get(expertId)
  const slot = found?.slots.find(({ endsAt }) => endsAt.getTime() === span.endsAt.getTime())
  if (!slot) throw conflict(texts.noSessions())
  if (slot.verdict !== 'FREE') throw conflict(refusals[slot.verdict])
}
