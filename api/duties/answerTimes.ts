/** In how many working days the university and its partners answer, and which days those are: what administrators decide. */
import type { Prisma } from '../__generated__/prisma/client.ts'
import { isoDay, universityDay } from '../days.ts'
import type { Db, Tx } from '../db.ts'
import { afterWorkingDays, usualFirstWeekday, usualWeekdays, type WorkingWeek } from '../workingDays.rules.ts'
import { usualDays, type PromisedDays, type PromisedKind } from './kinds.rules.ts'

export interface AnswerTimes {
  readonly firstWeekday: number
  readonly week: WorkingWeek
  readonly days: PromisedDays
}

/** The promised days of a row; kinds that came later have the usual ones. */
const daysOf = (kept: Prisma.JsonValue | undefined): PromisedDays => ({ ...usualDays, ...(kept as object) })

export async function answerTimes(db: Db | Tx): Promise<AnswerTimes> {
  const select = { firstWeekday: true, workingWeekdays: true, answerDays: true } as const
  const [row, holidays] = await Promise.all([
    db.platform.findUnique({ where: { id: 1 }, select }),
    db.holiday.findMany({ select: { day: true } }),
  ])
  return {
    firstWeekday: row?.firstWeekday ?? usualFirstWeekday,
    week: {
      weekdays: row?.workingWeekdays ?? usualWeekdays,
      holidays: new Set(holidays.map(({ day }) => isoDay(day))),
    },
    days: daysOf(row?.answerDays),
  }
}

/** The day that is promised for what begins now. */
export async function promisedDay(db: Db | Tx, kind: PromisedKind): Promise<Date> {
  const { week, days } = await answerTimes(db)
  return afterWorkingDays(universityDay(), days[kind], week)
}
