/** A person's time zone. */
import { string } from 'yup'
import { isTimeZone } from './isTimeZone.rules.ts'
import * as texts from '#texts/accounts/timeZone.js'

export const timeZone = string()
  .trim()
  .max(64, texts.choose)
  .test('zone', texts.choose, (name) => name === undefined || isTimeZone(name))
  .meta({ label: texts.label(), description: 'An IANA time zone, such as Asia/Dubai.' })
