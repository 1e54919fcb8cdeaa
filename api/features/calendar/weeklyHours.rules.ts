/** Hours of a week on which somebody or something can be booked. */
import { array, object } from 'yup'
import { wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/meetings/rules.js'

const minute = () => wholeNumber().min(0, texts.mustBeTimeOfDay).max(1440, texts.mustBeTimeOfDay)

export const clockMinutes = {
  from: minute().meta({ label: texts.from(), description: 'Minutes after midnight on one’s own clock.' }),
  until: minute().meta({ label: texts.until(), description: 'Minutes after midnight; 1440 is the next one.' }),
}

export const inOrder = (from: number | null | undefined, until: number | null | undefined) =>
  from == null || until == null || from < until

export const hoursFields = {
  weekday: wholeNumber()
    .min(1, texts.chooseDayOfWeek)
    .max(7, texts.chooseDayOfWeek)
    .required(texts.chooseDayOfWeek)
    .meta({ label: texts.day(), description: '1 is Monday, 7 is Sunday.' }),
  fromMinute: clockMinutes.from.required(texts.chooseTime),
  untilMinute: clockMinutes.until
    .required(texts.chooseTime)
    .test('order', texts.endAfterBegin, (until, { parent }) => inOrder(Number(parent['fromMinute']), until)),
}

const oneOfWeek = object(hoursFields).meta({ input: 'WeeklyHoursInput' })

interface Hours {
  weekday: number
  fromMinute: number
  untilMinute: number
}

/** Whether hours of a day overlap. */
export const overlap = (hours: readonly Hours[]) =>
  hours.some((one, at) =>
    hours
      .slice(at + 1)
      .some(
        (other) =>
          one.weekday === other.weekday && one.fromMinute < other.untilMinute && other.fromMinute < one.untilMinute,
      ),
  )

/** All hours of a week, in the place of those before. */
export const weeklyHours = () =>
  array(oneOfWeek.defined())
    .max(100, texts.most100)
    .test('overlap', texts.hoursOverlap, (hours) => !hours || !overlap(hours as Hours[]))
    .optional()
    .default(undefined)
    .meta({ label: texts.weeklyHours(), description: 'All hours of the week, in the place of those before.' })
