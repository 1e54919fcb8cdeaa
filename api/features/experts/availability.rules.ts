/** When an expert can be booked: weekly hours, other days, and the rules of booking. */
import { array, boolean, object } from 'yup'
import { day, field } from '#api/fieldRules.ts'
import { httpsAddress, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/experts/rules.js'
import * as clock from '#texts/meetings/rules.js'
import { timeZone } from '#api/timeZone.rules.ts'
import { universityDay } from '#api/universityDay.rules.ts'
import { videoService } from '../calendar/meeting.rules.ts'
import { clockMinutes, hoursFields, inOrder, weeklyHours } from '../calendar/weeklyHours.rules.ts'

const untilDay = day(texts.lastDay())
  .required(texts.chooseLastDay)
  .nonNullable(texts.chooseLastDay)
  .test(
    'order',
    texts.mustNotBeBeforeFirstDay,
    (until: Date | null | undefined, { parent }) => !until || !(until < (parent['fromDay'] as Date)),
  )

const exception = object({
  fromDay: day(texts.firstDay()).required(texts.chooseFirstDay).nonNullable(texts.chooseFirstDay),
  untilDay,
  fromMinute: clockMinutes.from.nullable(),
  untilMinute: clockMinutes.until.nullable().test('order', clock.endAfterBegin, (until, { parent }) => {
    const from = parent['fromMinute'] as number | null | undefined
    return (from == null) === (until == null) && inOrder(from, until)
  }),
  note: field(texts.note(), 200, 'What for; only the expert sees it.'),
}).meta({
  input: 'AvailabilityExceptionInput',
  description: 'Days with other hours than those of the week; without hours they are off.',
})

/** Days on which the expert gives no sessions, or has other hours than usual. */
export const dayOffRules = exception.pick(['fromDay', 'untilDay', 'fromMinute', 'untilMinute', 'note']).shape({
  untilDay: untilDay.test(
    'coming',
    texts.mustNotBeOver,
    (until: Date | null | undefined) => !until || until >= universityDay(),
  ),
})

export const setAvailabilityRules = object({
  hours: weeklyHours(),
  exceptions: array(exception.defined())
    .max(200, texts.atMost200)
    .optional()
    .default(undefined)
    .meta({ label: texts.otherDays(), description: 'All other days and days off, in the place of those before.' }),
  timeZone,
  minimumNoticeMinutes: wholeNumber()
    .min(0, texts.mustNotBeNegative)
    .max(43_200, texts.atMost30Days)
    .meta({ label: texts.minimumNotice(), description: 'How many minutes ahead a session must be booked.' }),
  dailyMaximum: wholeNumber().min(1, texts.atLeast1).max(48, texts.atMost48).nullable().meta({
    label: texts.sessionsDay(),
    description: 'At most so many sessions a day; any number when nothing is said.',
  }),
  bufferMinutes: wholeNumber()
    .min(0, texts.mustNotBeNegative)
    .max(240, texts.atMost240Minutes)
    .meta({ label: texts.restAfterSession(), description: 'Minutes of rest after each session.' }),
  autoConfirm: boolean().meta({
    label: texts.confirmBookingsAtOnce(),
    description: 'Whether a session is confirmed when it is booked, without being asked for.',
  }),
  videoService: videoService.meta({
    label: texts.videoService(),
    description: 'The service that makes a video link for each new session, instead of your own; null for none.',
  }),
  videoLink: httpsAddress(500).meta({
    label: texts.videoLink(),
    description: 'Where you meet people online; every new session gets it. It is shown once a session is confirmed.',
  }),
})

const number = wholeNumber().required(texts.hoursNotFound)

export const addHoursRules = object(hoursFields)
export const updateHoursRules = object({ number, ...hoursFields })
export const removeHoursRules = object({ number })
