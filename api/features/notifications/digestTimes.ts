/** When digests go out: once a day and once a week, at times that administrators set for the university's zone. */
import { dayLength, isoDay, universityDay, universityZone } from '../../days.ts'
import type { Db, Tx } from '../../db.ts'
import { clockIn } from './delivery.ts'
import { isQuiet, type Hours } from './quietHours.rules.ts'

export interface DigestTimes {
  dailyHour: number
  /** 1 is Monday. */
  weeklyDay: number
  weeklyHour: number
}

/** What holds until administrators say otherwise. */
const usual: DigestTimes = { dailyHour: 8, weeklyDay: 1, weeklyHour: 8 }

export const digestTimes = async (db: Db | Tx): Promise<DigestTimes> =>
  (await db.digestTimes.findUnique({
    where: { id: 1 },
    select: { dailyHour: true, weeklyDay: true, weeklyHour: true },
  })) ?? usual

interface Person {
  timeZone: string
  notificationSchedule: (Hours & { lastDigest: Date | null }) | null
}

const dayBefore = (day: string) => isoDay(new Date(Date.parse(day) - dayLength))

/**
 * The moment for which a person's digest is due; null when none is. Each day has one, at its hour: who has chosen an hour gets
 * it in their time zone, the others in the university's. What could not be sent then is sent later, for that day: a server that
 * was away skips no digest, and a change of the hour brings no second one on a day.
 */
export function digestSlot(
  now: Date,
  { timeZone, notificationSchedule: own }: Person,
  times: DigestTimes,
  oldest: Date,
): Date | null {
  const chosen = own?.digestHour ?? null
  const [hour, zone] = chosen === null ? [times.dailyHour, universityZone] : [chosen, timeZone]
  if (own && isQuiet(clockIn(timeZone, now).hour, own)) return null
  const clock = clockIn(zone, now)
  const day = clock.hour >= hour ? clock.day : dayBefore(clock.day)
  if (own?.lastDigest && clockIn(zone, own.lastDigest).day >= day) return null
  const told = clockIn(zone, oldest)
  if (told.day > day || (told.day === day && told.hour >= hour)) return null
  const since = ((((clock.hour - hour + 24) % 24) * 60 + clock.minute) * 60_000) % dayLength
  return new Date(now.getTime() - since)
}

/** The Monday of the university's week that holds the moment. */
export function mondayOf(moment: Date): Date {
  const day = universityDay(moment)
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayLength)
}

/** The Monday of the latest week whose digests are due: a week has one, whenever in it the time is set. */
export function weekDue(now: Date, { weeklyDay, weeklyHour }: DigestTimes): Date {
  const week = mondayOf(now)
  const into = (universityDay(now).getTime() - week.getTime()) / dayLength + 1
  const begun = into > weeklyDay || (into === weeklyDay && clockIn(universityZone, now).hour >= weeklyHour)
  return begun ? week : new Date(week.getTime() - 7 * dayLength)
}
