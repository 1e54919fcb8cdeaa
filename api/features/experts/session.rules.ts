/** What is needed to book, answer, move and close sessions with experts; texts and limits are docs/spec/experts.md#booking-a-session. */
import { boolean, date, object } from 'yup'
import { field } from '#api/fieldRules.ts'
import { enumOf, instant, nodeId, text } from '#api/rules.ts'
import { videoLink } from '../calendar/event.rules.ts'
import { sessionMinutes, windowDays } from '../calendar/sessionTimes.rules.ts'
import { dayLength } from '#api/days.ts'

const id = nodeId('CalendarEvent', 'Session not found')
const label = (words: string, description = words) => ({ label: words, description })
const minute = 60_000

const chooseSlot = 'Please select a time slot.'
const startsAt = instant()
  .typeError(chooseSlot)
  .required(chooseSlot)
  .test('past', 'The date must not be in the past', (value) => value.getTime() > Date.now())
  // A day more than the window, for days begin at different moments around the world: the slots know the expert's.
  .test(
    'window',
    `Sessions can be booked up to ${windowDays} days ahead`,
    (value) => value.getTime() < Date.now() + (windowDays + 1) * dayLength,
  )
  .meta(label('Time slot', 'When it begins; it must be a free slot of the expert.'))
const endsAt = instant()
  .test(
    'length',
    `Sessions last ${sessionMinutes} minutes`,
    (value, { parent }) =>
      !value || value.getTime() === new Date(parent['startsAt'] as Date).getTime() + sessionMinutes * minute,
  )
  .meta(label('End', `When it ends: ${sessionMinutes} minutes after it begins.`))

const fields = {
  topic: text(200)
    .min(3, 'Topic must be at least 3 characters.')
    .required('Topic must be at least 3 characters.')
    .meta(label('Topic', 'What it is about.')),
  startsAt,
  expertId: nodeId('User', 'Please select an expert.').meta({ label: 'Expert' }),
  description: field('Description', 2_000),
}

export const bookExpertSessionRules = object({
  ...fields,
  endsAt,
  ideaId: nodeId('Idea', 'Idea not found')
    .optional()
    .nullable()
    .meta(label('Idea', 'The approved idea that the expert is to validate.')),
  validationRequestId: nodeId('ValidationRequest', 'Validation request not found')
    .optional()
    .nullable()
    .meta(label('Validation request', 'The request for validation that it serves, instead of the idea.')),
})

/** The form of a booking: a day first, then what is free on it. */
export const bookingFormRules = object({
  topic: fields.topic,
  sessionDate: date()
    .transform((value: unknown, original: unknown) => (original === '' ? undefined : value))
    .typeError('Please select a date for the session.')
    .required('Please select a date for the session.')
    .meta(label('Session date')),
  startsAt,
  expertId: fields.expertId,
  description: fields.description,
})

export const answerExpertSessionRules = object({
  id,
  accept: boolean().required('Please confirm or decline').meta(label('Confirm', 'Whether the expert gives it.')),
  comment: field('Message', 1_000, 'Why not, or what else to say.').when('accept', ([accept], rule) =>
    accept === false ? rule.required('Please say why') : rule,
  ),
})

export const moveExpertSessionRules = object({
  id,
  startsAt,
  endsAt,
  reason: field('Reason', 1_000, 'Why it is moved; the other one reads it.'),
})

export const closeExpertSessionRules = object({
  id,
  outcome: enumOf(['COMPLETED', 'NO_SHOW'], 'EventState')
    .required('Please say whether it took place')
    .meta(label('Outcome', 'COMPLETED when it took place, NO_SHOW when the other one did not come.')),
  notes: field('Notes', 20_000, 'What was said and decided; both read it.'),
})

export const updateExpertSessionRules = object({
  id,
  videoLink,
  location: field('Place', 300),
  notes: field('Notes', 20_000, 'What was said and decided; both read it.'),
})
