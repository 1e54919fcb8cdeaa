/** Minutes after midnight as the documented calls write them: `09:30`. */

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The minutes of a time. What is no time of day is before midnight, which the rules refuse in words; nothing stays nothing. */
export function minutesOf(time: unknown): unknown {
  if (time === undefined || time === null) return time
  const text = typeof time === 'string' ? time : ''
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)(?::\d\d)?$/.exec(text) ?? []
  return hours ? Number(hours) * 60 + Number(minutes) : -1
}
