/** Weekly hours as half hours of a grid, and back. */
export interface Hours {
  weekday: number
  fromMinute: number
  untilMinute: number
}

export const halfHour = 30
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
