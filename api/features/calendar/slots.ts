/**
 * When a person can be booked: weekly hours on the clock of the person's own zone, exceptions, days off, minimum notice,
 * daily maximum and rest between sessions -> the slots of a span of time, each with what keeps it from being free.
 * Pure; correct over changes of the clock, for hours are made of calendar days and slots of passed minutes.
 */
import { Temporal } from 'temporal-polyfill'

interface WeeklyHours {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
  /** Minutes after midnight; 1440 is the next midnight. */
  fromMinute: number
  untilMinute: number
}

/** Days on which other hours hold, or none when both minutes are null. */
interface ExceptionDays {
  /** YYYY-MM-DD, both included. */
  fromDay: string
  untilDay: string
  fromMinute: number | null
  untilMinute: number | null
}

interface Busy {
  from: Date
  until: Date
}

export interface Availability {
  /** The zone of the person's clock. */
  timeZone: string
  hours: readonly WeeklyHours[]
  exceptions: readonly ExceptionDays[]
  minimumNoticeMinutes: number
  dailyMaximum: number | null
  bufferMinutes: number
  /** What takes the person's time already. */
  busy: readonly Busy[]
  /** When sessions of the person begin, for the daily maximum. */
  sessions: readonly Date[]
}

/** FREE, or what keeps a slot from it. */
type Verdict = 'FREE' | 'TOO_SOON' | 'TOO_FAR' | 'TAKEN' | 'FULL'

export interface Slot {
  startsAt: Date
  endsAt: Date
  verdict: Verdict
}

/** Why a span of time has no free slot; null when it has one. */
export type WhyEmpty = null | 'NO_HOURS' | 'DAY_OFF' | Exclude<Verdict, 'FREE'>

interface Asked {
  from: Date
  until: Date
  now: Date
  /** Length of a slot in minutes; slots follow each other at this distance. */
  minutes: number
  /** How many days ahead can be booked. */
  windowDays: number
}

/** The slots that begin in the span, in order of time. */
export function slotsOf(person: Availability, asked: Asked): Slot[] {
  const { timeZone } = person
  const full = fullDays(person)
  return daysOf(timeZone, asked)
    .flatMap((day) => hoursOf(person, day).flatMap((hours) => cut(hours, day, timeZone, asked.minutes)))
    .filter(({ startsAt }) => startsAt >= asked.from && startsAt < asked.until)
    .map((slot) => ({ ...slot, verdict: judge(slot, person, asked, full) }))
}

/** From when to when the person's hours are open in a span, in order of time. */
export const openSpans = (
  person: Availability,
  { from, until }: Pick<Asked, 'from' | 'until'>,
): (readonly [from: number, until: number])[] =>
  daysOf(person.timeZone, { from, until })
    .flatMap((day) =>
      hoursOf(person, day).map(({ fromMinute, untilMinute }) => {
        const start = instantOf(day, fromMinute, person.timeZone)
        const end = instantOf(day, untilMinute, person.timeZone)
        return [Math.max(start, from.getTime()), Math.min(end, until.getTime())] as const
      }),
    )
    .filter(([start, end]) => start < end)

/** What to tell of a span of time in which nothing is free: the obstacle that is nearest to a free slot. */
export function whyEmpty(person: Availability, asked: Asked, slots: readonly Slot[]): WhyEmpty {
  const verdicts = new Set(slots.map(({ verdict }) => verdict))
  if (verdicts.has('FREE')) return null
  for (const verdict of ['FULL', 'TAKEN', 'TOO_SOON', 'TOO_FAR'] as const) if (verdicts.has(verdict)) return verdict
  return daysOf(person.timeZone, asked).some((day) => isOff(person, day)) ? 'DAY_OFF' : 'NO_HOURS'
}

/** Every calendar day of the zone that has a part in the span. */
function daysOf(timeZone: string, { from, until }: Pick<Asked, 'from' | 'until'>): Temporal.PlainDate[] {
  const days: Temporal.PlainDate[] = []
  const last = dayIn(timeZone, new Date(until.getTime() - 1))
  for (let day = dayIn(timeZone, from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    days.push(day)
  return days
}

const dayIn = (timeZone: string, at: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()

const exceptionsOn = ({ exceptions }: Availability, day: Temporal.PlainDate) => {
  const text = day.toString()
  return exceptions.filter(({ fromDay, untilDay }) => fromDay <= text && text <= untilDay)
}

const isOff = (person: Availability, day: Temporal.PlainDate) =>
  exceptionsOn(person, day).some(({ fromMinute }) => fromMinute === null)

/** The hours of a day: none on a day off, those of its exceptions when it has some, else those of its weekday. */
function hoursOf(person: Availability, day: Temporal.PlainDate): { fromMinute: number; untilMinute: number }[] {
  const exceptions = exceptionsOn(person, day)
  if (exceptions.some(({ fromMinute }) => fromMinute === null)) return []
  const hours = exceptions.length
    ? exceptions.map(({ fromMinute, untilMinute }) => ({ fromMinute: fromMinute!, untilMinute: untilMinute! }))
    : person.hours.filter(({ weekday }) => weekday === day.dayOfWeek)
  return joined(hours.toSorted((one, other) => one.fromMinute - other.fromMinute))
}

/** Hours that overlap are one: exceptions of a day may. */
function joined(hours: readonly { fromMinute: number; untilMinute: number }[]) {
  const whole: { fromMinute: number; untilMinute: number }[] = []
  for (const { fromMinute, untilMinute } of hours) {
    const last = whole.at(-1)
    if (last && fromMinute < last.untilMinute) last.untilMinute = Math.max(last.untilMinute, untilMinute)
    else whole.push({ fromMinute, untilMinute })
  }
  return whole
}

/** A minute of a day as an instant. An hour that the clock leaves out begins when the next one does. */
function instantOf(day: Temporal.PlainDate, minute: number, timeZone: string): number {
  const [date, within] = minute === 1440 ? [day.add({ days: 1 }), 0] : [day, minute]
  const plainTime = new Temporal.PlainTime(Math.floor(within / 60), within % 60)
  return date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds
}

/** Whole slots from the beginning of the hours on; minutes that the clock leaves out or repeats are as they pass. */
function cut(
  { fromMinute, untilMinute }: { fromMinute: number; untilMinute: number },
  day: Temporal.PlainDate,
  timeZone: string,
  minutes: number,
) {
  const end = instantOf(day, untilMinute, timeZone)
  const slots: { startsAt: Date; endsAt: Date; day: string }[] = []
  const length = minutes * 60_000
  for (let start = instantOf(day, fromMinute, timeZone); start + length <= end; start += length)
    slots.push({ startsAt: new Date(start), endsAt: new Date(start + length), day: day.toString() })
  return slots
}

/** The days of the person's calendar on which no more sessions may be. */
function fullDays({ dailyMaximum, sessions, timeZone }: Availability): ReadonlySet<string> {
  if (dailyMaximum === null) return new Set()
  const counts = new Map<string, number>()
  for (const at of sessions) {
    const day = dayIn(timeZone, at).toString()
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= dailyMaximum).map(([day]) => day))
}

function judge(
  { startsAt, endsAt, day }: { startsAt: Date; endsAt: Date; day: string },
  { minimumNoticeMinutes, bufferMinutes, busy, timeZone }: Availability,
  { now, windowDays }: Asked,
  full: ReadonlySet<string>,
): Verdict {
  if (startsAt.getTime() < now.getTime() + minimumNoticeMinutes * 60_000) return 'TOO_SOON'
  if (day > dayIn(timeZone, now).add({ days: windowDays }).toString()) return 'TOO_FAR'
  const rested = new Date(endsAt.getTime() + bufferMinutes * 60_000)
  if (busy.some(({ from, until }) => startsAt < until && from < rested)) return 'TAKEN'
  return full.has(day) ? 'FULL' : 'FREE'
}
