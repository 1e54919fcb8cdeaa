/** When something that happens daily, weekly or monthly happens next on the university's clock. */
import { Temporal } from 'temporal-polyfill'
import type { ScheduledExport } from '../../__generated__/prisma/client.ts'
import { universityZone } from '../../days.ts'

type Rhythm = Pick<ScheduledExport, 'rhythm' | 'time'> & Partial<Pick<ScheduledExport, 'weekday' | 'monthDay'>>

/** The first time after a moment. A time that a change of the clock leaves out comes an hour later. */
export function nextTime({ rhythm, weekday, monthDay, time }: Rhythm, after: Date): Date {
  const begin = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(universityZone)
  const plainTime = Temporal.PlainTime.from(time)
  for (let day = begin.toPlainDate(); ; day = day.add({ days: 1 })) {
    if (rhythm === 'WEEKLY' && day.dayOfWeek !== weekday) continue
    if (rhythm === 'MONTHLY' && day.day !== Math.min(monthDay ?? 1, day.daysInMonth)) continue
    const at = day.toZonedDateTime({ timeZone: universityZone, plainTime })
    if (at.epochMilliseconds > after.getTime()) return new Date(at.epochMilliseconds)
  }
}
