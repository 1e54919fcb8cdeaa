/** What is needed to book, answer, move and close sessions with experts; texts and limits are docs/spec/experts.md#booking-a-session. */
import { boolean, object } from 'yup'
import { field } from '#api/fieldRules.ts'
import { calendarDay, enumOf, instant, nodeId, text } from '#api/rules.ts'
import { videoLink, videoService } from '../calendar/meeting.rules.ts'
import { sessionMinutes, windowDays } from '../calendar/sessionTimes.rules.ts'
import { dayLength } from '#api/days.ts'
import * as texts from '#texts/experts/rules.js'

const id = nodeId('Meeting', texts.sessionNotFound)
const label = (words: string, description = words) => ({ label: words, description })
const minute = 60_000

const startsAt = instant()
  .typeError(texts.selectTimeSlot)
  .required(texts.selectTimeSlot)
  .test('past', texts.theDateMustNotBeIn, (value) => value.getTime() > Date.now())
  // A day more than the window, for days begin at different moments around the world: the slots know the expert's.
  .test(
    'window',
    () => texts.daysAhead({ days: windowDays }),
    (value) => value.getTime() < Date.now() + (windowDays + 1) * dayLength,
  )
  .meta(label(texts.timeSlot(), 'When it begins; it must be a free slot of the expert.'))
const endsAt = instant()
  .test(
    'length',
    () => texts.sessionLasts({ minutes: sessionMinutes }),
    (value, { parent }) =>
      !value || value.getTime() === new Date(parent['startsAt'] as Date).getTime() + sessionMinutes * minute,
  )
  .meta(label(texts.end(), `When it ends: ${sessionMinutes} minutes after it begins.`))

const fields = {
  topic: text(200)
    .min(3, texts.topicMustBeAtLeast3)
    .required(texts.topicMustBeAtLeast3)
    .meta(label(texts.topic(), 'What it is about.')),
  startsAt,
  expertId: nodeId('User', texts.selectExpert).meta({ label: texts.expert() }),
  description: field(texts.description(), 2_000),
}

export const bookExpertSessionRules = object({
  ...fields,
  endsAt,
  ideaId: nodeId('Idea', texts.ideaNotFound)
    .optional()
    .nullable()
    .meta(label(texts.idea(), 'The approved idea that the expert is to validate.')),
  validationRequestId: nodeId('ValidationRequest', texts.validationRequestNotFound)
    .optional()
    .nullable()
    .meta(label(texts.validationRequest(), 'The request for validation that it serves, instead of the idea.')),
})

/** The form of a booking: a day first, then what is free on it. */
export const bookingFormRules = object({
  topic: fields.topic,
  sessionDate: calendarDay()
    .transform((value: unknown, original: unknown) => (original === '' ? undefined : value))
    .typeError(texts.selectDateForSession)
    .required(texts.selectDateForSession)
    .meta(label(texts.sessionDate())),
  startsAt,
  expertId: fields.expertId,
  description: fields.description,
})

export const answerExpertSessionRules = object({
  id,
  accept: boolean().required(texts.confirmOrDecline).meta(label(texts.confirm(), 'Whether the expert gives it.')),
  comment: field(texts.message(), 1_000, 'Why not, or what else to say.').when('accept', ([accept], rule) =>
    accept === false ? rule.required(texts.sayWhy) : rule,
  ),
})

export const moveExpertSessionRules = object({
  id,
  startsAt,
  endsAt,
  reason: field(texts.reason(), 1_000, 'Why it is moved; the other one reads it.'),
})

export const closeExpertSessionRules = object({
  id,
  outcome: enumOf(['COMPLETED', 'NO_SHOW'], 'MeetingState')
    .required(texts.sayWhetherItTookPlace)
    .meta(label(texts.outcome(), 'COMPLETED when it took place, NO_SHOW when the other one did not come.')),
  notes: field(texts.notes(), 20_000, 'What was said and decided; both read it.'),
})

export const updateExpertSessionRules = object({
  id,
  videoLink,
  videoService,
  location: field(texts.place(), 300),
  notes: field(texts.notes(), 20_000, 'What was said and decided; both read it.'),
})
