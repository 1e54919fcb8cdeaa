/** A person's time zone. */
import { string } from 'yup'
import * as texts from '#texts/accounts/timeZone.js'

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
  .max(64, texts.choose)
  .test('zone', texts.choose, (name) => name === undefined || isTimeZone(name))
  .meta({ label: texts.label(), description: 'An IANA time zone, such as Asia/Dubai.' })
