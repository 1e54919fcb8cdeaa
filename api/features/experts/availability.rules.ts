/** When an expert can be booked: weekly hours, other days, and the rules of booking. */
import { array, boolean, object } from 'yup'
import { day, field } from '#api/fieldRules.ts'
import { httpsAddress, wholeNumber } from '#api/rules.ts'
import { timeZone } from '#api/timeZone.rules.ts'

const minute = () => wholeNumber().min(0, 'Must be a time of day').max(1440, 'Must be a time of day')
const fromMinute = minute().meta({ label: 'From', description: 'Minutes after midnight on the own clock.' })
const untilMinute = minute().meta({ label: 'Until', description: 'Minutes after midnight; 1440 is the next one.' })

const inOrder = (from: number | null | undefined, until: number | null | undefined) =>
  from == null || until == null || from < until
const orderWords = 'Must end after it begins'

const hoursFields = {
  weekday: wholeNumber()
    .min(1, 'Please choose a day of the week')
    .max(7, 'Please choose a day of the week')
    .required('Please choose a day of the week')
    .meta({ label: 'Day', description: '1 is Monday, 7 is Sunday.' }),
  fromMinute: fromMinute.required('Please choose a time'),
  untilMinute: untilMinute
    .required('Please choose a time')
    .test('order', orderWords, (until, { parent }) => inOrder(Number(parent['fromMinute']), until)),
}

const weeklyHours = object(hoursFields).meta({ input: 'WeeklyHoursInput' })

const exception = object({
  fromDay: day('First day').required('Please choose the first day').nonNullable('Please choose the first day'),
  untilDay: day('Last day')
    .required('Please choose the last day')
    .nonNullable('Please choose the last day')
    .test(
      'order',
      'Must not be before the first day',
      (until: Date | null | undefined, { parent }) => !until || !(until < (parent['fromDay'] as Date)),
    ),
  fromMinute: fromMinute.nullable(),
  untilMinute: untilMinute.nullable().test('order', orderWords, (until, { parent }) => {
    const from = parent['fromMinute'] as number | null | undefined
    return (from == null) === (until == null) && inOrder(from, until)
  }),
  note: field('Note', 200, 'What for; only the expert sees it.'),
}).meta({
  input: 'AvailabilityExceptionInput',
  description: 'Days with other hours than those of the week; without hours they are off.',
})

/** Days on which the expert gives no sessions, or has other hours than usual. */
export const dayOffRules = exception.pick(['fromDay', 'untilDay', 'fromMinute', 'untilMinute', 'note'])

type Hours = { weekday: number; fromMinute: number; untilMinute: number }

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
export const overlapWords = 'These hours overlap others of the same day'

export const setAvailabilityRules = object({
  hours: array(weeklyHours.defined())
    .max(100, 'At most 100')
    .test('overlap', overlapWords, (hours) => !hours || !overlap(hours as Hours[]))
    .optional()
    .default(undefined)
    .meta({ label: 'Weekly hours', description: 'All hours of the week, in the place of those before.' }),
  exceptions: array(exception.defined())
    .max(200, 'At most 200')
    .optional()
    .default(undefined)
    .meta({ label: 'Other days', description: 'All other days and days off, in the place of those before.' }),
  timeZone,
  minimumNoticeMinutes: wholeNumber()
    .min(0, 'Must not be negative')
    .max(43_200, 'At most 30 days')
    .meta({ label: 'Minimum notice', description: 'How many minutes ahead a session must be booked.' }),
  dailyMaximum: wholeNumber()
    .min(1, 'At least 1')
    .max(48, 'At most 48')
    .nullable()
    .meta({ label: 'Sessions a day', description: 'At most so many sessions a day; any number when nothing is said.' }),
  bufferMinutes: wholeNumber()
    .min(0, 'Must not be negative')
    .max(240, 'At most 240 minutes')
    .meta({ label: 'Rest after a session', description: 'Minutes of rest after each session.' }),
  autoConfirm: boolean().meta({
    label: 'Confirm bookings at once',
    description: 'Whether a session is confirmed when it is booked, without being asked for.',
  }),
  videoLink: httpsAddress(500).meta({
    label: 'Video link',
    description: 'Where you meet people online; every new session gets it. It is shown once a session is confirmed.',
  }),
})

const number = wholeNumber().required('Hours not found')

export const addHoursRules = object(hoursFields)
export const updateHoursRules = object({ number, ...hoursFields })
export const removeHoursRules = object({ number })
