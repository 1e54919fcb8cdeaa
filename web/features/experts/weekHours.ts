/** Weekly hours as half hours of a grid, and back. */
import { intlLocale } from '#language'
import { placeInWeek, weekdaysInOrder } from '#web/ui/calendar/week.ts'

export interface Hours {
  weekday: number
  fromMinute: number
  untilMinute: number
}

export const halfHour = 30
/** The half hours of a day, and the midnight that ends it. */
export const halfHours = Array.from({ length: 49 }, (_, at) => at * halfHour)

/** `9:30 AM`. */
export const clockOf = (minute: number): string =>
  new Intl.DateTimeFormat(intlLocale(), { timeZone: 'UTC', timeStyle: 'short' }).format(new Date(minute * 60_000))

/** `weekday-minute` of every half hour that the hours touch. */
export const cellsOf = (hours: readonly Hours[]): ReadonlySet<string> =>
  new Set(
    hours.flatMap(({ weekday, fromMinute, untilMinute }) => {
      const first = Math.floor(fromMinute / halfHour) * halfHour
      const count = Math.ceil((untilMinute - first) / halfHour)
      return Array.from({ length: count }, (_, at) => `${weekday}-${first + at * halfHour}`)
    }),
  )

/** The hours of half hours that follow each other. */
export function hoursOf(cells: ReadonlySet<string>): Hours[] {
  const found: Hours[] = []
  for (let weekday = 1; weekday <= 7; weekday++)
    for (let minute = 0; minute < 1440; minute += halfHour) {
      if (!cells.has(`${weekday}-${minute}`)) continue
      const last = found.at(-1)
      if (last?.weekday === weekday && last.untilMinute === minute) last.untilMinute = minute + halfHour
      else found.push({ weekday, fromMinute: minute, untilMinute: minute + halfHour })
    }
  return found
}

const partsOf = (cell: string) => cell.split('-').map(Number) as [weekday: number, minute: number]
const ordered = (one: number, other: number) => (one < other ? [one, other] : [other, one]) as [number, number]

/** The half hours of the rectangle between two of them, on the days between as a week has them. */
export function rectangle(from: string, to: string): string[] {
  const [[fromDay, fromMinute], [toDay, toMinute]] = [partsOf(from), partsOf(to)]
  const [firstDay, lastDay] = ordered(placeInWeek(fromDay), placeInWeek(toDay))
  const [first, last] = ordered(fromMinute, toMinute)
  return weekdaysInOrder()
    .slice(firstDay, lastDay + 1)
    .flatMap((day) =>
      Array.from({ length: (last - first) / halfHour + 1 }, (_, at) => `${day}-${first + at * halfHour}`),
    )
}

/** The cells with these set or cleared. */
export function painted(cells: ReadonlySet<string>, touched: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(cells)
  for (const cell of touched)
    if (on) next.add(cell)
    else next.delete(cell)
  return next
}

/** The week in which these days have the hours of one of them. */
export function copiedTo(cells: ReadonlySet<string>, weekday: number, days: readonly number[]): ReadonlySet<string> {
  const hours = [...cells].map(partsOf).flatMap(([day, minute]) => (day === weekday ? [minute] : []))
  const others = [...cells].filter((cell) => !days.includes(partsOf(cell)[0]))
  return new Set([...others, ...days.flatMap((day) => hours.map((minute) => `${day}-${minute}`))])
}
