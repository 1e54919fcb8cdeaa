/** When several people are free together, without telling who is busy, or with what. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Access } from '../../access.ts'
import { universityZone } from '../../days.ts'
import type { Tx } from '../../db.ts'
import { availabilityOf } from './availability.ts'
import { openSpans, type Availability } from './slots.ts'

type Span = readonly [from: number, until: number]

/** When people work who have no hours of their own: weekdays from nine to five, at the university. */
export const workingHours = {
  timeZone: universityZone,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 9 * 60, untilMinute: 17 * 60 })),
  exceptions: [],
} as const

const half = 30 * 60_000
/** More than these nobody reads. */
const most = 200

interface Asked {
  from: Date
  until: Date
  minutes: number
}

/** Beginnings on the half hour, one after the other, at which all have so many minutes. */
export function commonTimes(people: readonly Availability[], { from, until, minutes }: Asked): Date[] {
  const length = minutes * 60_000
  const step = Math.ceil(length / half) * half
  const free = people.reduce<readonly Span[]>(
    (left, person) => without(both(left, openSpans(person, { from, until })), person.busy),
    [[from.getTime(), until.getTime()]],
  )
  return free
    .flatMap(([start, end]) => {
      const first = Math.ceil(start / half) * half
      const count = Math.max(0, Math.floor((end - first - length) / step) + 1)
      return Array.from({ length: count }, (_, nth) => new Date(first + nth * step))
    })
    .slice(0, most)
}

/** What lies in both. Either is in order of time. */
const both = (one: readonly Span[], other: readonly Span[]): Span[] =>
  one.flatMap(([from, until]) =>
    other
      .map(([start, end]): Span => [Math.max(from, start), Math.min(until, end)])
      .filter(([start, end]) => start < end),
  )

const without = (spans: readonly Span[], busy: Availability['busy']): readonly Span[] =>
  busy.reduce<readonly Span[]>(
    (left, { from, until }) =>
      left.flatMap(([start, end]) =>
        [[start, Math.min(end, from.getTime())] as const, [Math.max(start, until.getTime()), end] as const].filter(
          ([first, last]) => first < last,
        ),
      ),
    spans,
  )

/** Whom the viewer may ask to come, among these. */
export const askable = (access: Access, ids: readonly number[]): Prisma.UserWhereInput => ({
  AND: [{ id: { in: [...ids] } }, { status: 'ACTIVE' }, access.within('USER_READ')],
})

/** Those of some times at which one of them is busy, in whatever hours. It does not say who is busy, nor with what. */
export async function takenTimes(
  tx: Tx,
  userIds: readonly number[],
  { times, minutes }: { times: readonly Date[]; minutes: number },
): Promise<Date[]> {
  const sorted = times.toSorted((one, other) => one.getTime() - other.getTime())
  const length = minutes * 60_000
  const span = { from: sorted[0]!, until: new Date(sorted.at(-1)!.getTime() + length) }
  const busy = [...(await availabilityOf(tx, userIds, span)).values()].flatMap((person) => person.busy)
  return sorted.filter((at) => busy.some(({ from, until }) => from.getTime() < at.getTime() + length && at < until))
}

/** The times at which all of them are free: experts in their own hours, everybody else in the usual ones. */
export async function freeTimesOf(tx: Tx, userIds: readonly number[], asked: Asked): Promise<Date[]> {
  const experts = await tx.user.findMany({
    where: { id: { in: [...userIds] }, role: 'EXPERT', availabilityHours: { some: {} } },
    select: { id: true },
  })
  const own = new Set(experts.map(({ id }) => id))
  const people = [...(await availabilityOf(tx, userIds, asked))]
  return commonTimes(
    people.map(([id, person]) => (own.has(id) ? person : { ...person, ...workingHours })),
    asked,
  )
}
