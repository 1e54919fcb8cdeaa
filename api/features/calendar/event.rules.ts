/** What is needed to propose, answer, fix, move, change and cancel meetings and bookings. */
import { array, boolean, number, object, string } from 'yup'
import { enumOf, httpsAddress, instant, nodeId, text, wholeNumber } from '#api/rules.ts'
import { dayLength } from '#api/days.ts'

const id = nodeId('CalendarEvent', 'Meeting ID not found')
const label = (words: string, description = words) => ({ label: words, description })

/** How many people one event may have besides its organizer, and how many times may be proposed for it. */
export const mostPeople = 30
export const mostTimes = 10

const title = text(200).required('Please say what it is about').meta(label('Title', 'What it is about.'))
const agenda = text(10_000).meta(label('Agenda', 'What it is for and what will be talked about.'))
const location = text(300).meta(label('Place', 'Where people meet.'))
export const videoLink = httpsAddress(500).meta(
  label('Video link', 'Where people meet online; shown once it is confirmed.'),
)
const about = (type: string, words: string) =>
  nodeId(type, 'Please choose what it is about')
    .optional()
    .nullable()
    .meta(label('About', `The ${words} that it is about; it is about one thing at most.`))
const aboutFields = {
  projectId: about('Project', 'project'),
  proposalId: about('Proposal', 'proposal'),
  collaborationId: about('Collaboration', 'collaboration'),
}
const minutes = wholeNumber()
  .min(15, 'At least 15 minutes')
  .max(480, 'At most 8 hours')
  .meta(label('Duration in minutes', 'How long it takes, in minutes.'))
const people = () => array(nodeId('User', 'Please choose a person')).max(mostPeople, `At most ${mostPeople} people`)
const times = array(
  instant()
    .required('Please choose a time')
    .test('future', 'Must be in the future', (value) => value.getTime() > Date.now()),
)
  .min(1, 'Please propose at least one time')
  .max(mostTimes, `At most ${mostTimes} times`)
  .required('Please propose at least one time')
  .meta(label('Times', 'When it may begin; one of them is fixed later.'))

export const createEventRules = object({
  kind: enumOf(['MEETING', 'BOOKING'], 'EventKind').default('MEETING').meta({
    label: 'Kind',
    description: 'MEETING: you fix one of several times. BOOKING: a participant confirms the one time.',
  }),
  title,
  agenda,
  minutes: minutes.default(30),
  times,
  participantIds: people()
    .min(1, 'Please choose at least one person')
    .required('Please choose at least one person')
    .meta(label('People', 'Who is needed.')),
  optionalIds: people().meta(label('Optional people', 'Who may come, too.')),
  location,
  videoLink,
  ...aboutFields,
})

/** How far apart the ends of a search for free times may lie. */
const longest = 31

export const freeTimesRules = object({
  userIds: people()
    .min(1, 'Please choose at least one person')
    .required('Please choose at least one person')
    .meta(label('People', 'Who has to be free besides the viewer.')),
  minutes: minutes.default(30),
  from: instant()
    .default(() => new Date())
    .meta({ instant: true, description: 'From when on; now when nothing is said.' }),
  until: instant()
    .when('from', ([from], rule) => rule.default(() => new Date((from as Date).getTime() + 14 * dayLength)))
    .test('span', `At most ${longest} days`, (until: Date | undefined, { parent }) => {
      const span = until!.getTime() - (parent['from'] as Date).getTime()
      return span > 0 && span <= longest * dayLength
    })
    .meta({ instant: true, description: 'Until when; two weeks later, which are ten working days.' }),
})

export const updateEventRules = object({
  id,
  title: title.optional(),
  agenda,
  notes: text(20_000).meta(label('Notes', 'What was said and decided.')),
  location,
  videoLink,
  ...aboutFields,
})

const numbers = (description: string) =>
  array(number().integer().required()).max(mostTimes, `At most ${mostTimes} times`).meta({ description })
const comment = text(1_000).meta(label('Comment', 'In your own words.'))

export const answerEventTimesRules = object({
  id,
  yes: numbers('The numbers of the times that suit you.'),
  ifNeeded: numbers('The numbers of the times that you can make if need be. The others do not suit you.'),
  comment,
})

export const confirmEventTimeRules = object({
  id,
  time: wholeNumber().required('Please choose one of the times').meta({ description: 'The number of the time.' }),
})

export const answerEventRules = object({
  id,
  answer: enumOf(['ACCEPTED', 'TENTATIVE', 'DECLINED'], 'EventAnswer')
    .required('Please choose an answer')
    .meta(label('Answer', 'Whether you come.')),
  comment,
})

export const moveEventRules = object({
  id,
  times,
  minutes: minutes.optional(),
  reason: text(1_000).meta(label('Reason', 'Why it is moved.')),
})

export const cancelEventRules = object({ id, reason: text(1_000).meta(label('Reason', 'Why it is cancelled.')) })

export const addEventParticipantsRules = object({
  id,
  userIds: people()
    .min(1, 'Please choose at least one person')
    .required('Please choose at least one person')
    .meta(label('People', 'Who is asked to come.')),
  optional: boolean().default(false).meta(label('Optional', 'Whether they only may come.')),
})

export const removeEventParticipantRules = object({ id, userId: nodeId('User', 'Please choose a person') })

export const eventFilterRules = object({
  search: string()
    .max(200, 'At most 200 characters')
    .nullable()
    .meta({ description: 'Any part of the title or, where the viewer may read it, the agenda.' }),
  kind: array(enumOf(['SESSION', 'BOOKING', 'MEETING'], 'EventKind').defined()).nullable(),
  state: array(
    enumOf(['PROPOSED', 'CONFIRMED', 'DECLINED', 'COMPLETED', 'NO_SHOW', 'CANCELLED'], 'EventState').defined(),
  ).nullable(),
  mine: boolean().nullable(),
  userId: nodeId('User').optional().nullable(),
  projectId: nodeId('Project').optional().nullable(),
  proposalId: nodeId('Proposal').optional().nullable(),
  collaborationId: nodeId('Collaboration').optional().nullable(),
  from: instant().nullable().meta({ instant: true, description: 'That end after this instant.' }),
  until: instant().nullable().meta({ instant: true, description: 'That begin before this instant.' }),
})
