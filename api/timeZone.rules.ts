/** A person's time zone. */
import { string } from 'yup'

/** A zone that this side's calendar knows; names such as +04:00 say nothing about summer time and are none. */
export const isTimeZone = (name: string) => {
  try {
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

export const timeZone = string()
  .trim()
  .max(64, 'Please choose a time zone')
  .test('zone', 'Please choose a time zone', (name) => name === undefined || isTimeZone(name))
  .meta({ label: 'Time zone', description: 'An IANA time zone, such as Asia/Dubai.' })
