/** What is needed to propose, answer, fix, move, change and cancel meetings and bookings. */
import { array, boolean, number, object, string } from 'yup'
import { enumOf, httpsAddress, instant, nodeId, text, wholeNumber } from '#api/rules.ts'
import { dayLength } from '#api/days.ts'
import { videoKinds } from '#api/integrations/kinds.rules.ts'
import * as texts from '#texts/meetings/rules.js'

const id = nodeId('Meeting', texts.meetingIdNotFound)
const label = (words: string, description = words) => ({ label: words, description })

/** How many people one meeting may have besides its organizer, and how many times may be proposed for it. */
export const mostPeople = 30
export const mostTimes = 10

const title = text(200).required(texts.sayWhatItIsAbout).meta(label(texts.title(), 'What it is about.'))
const agenda = text(10_000).meta(label(texts.agenda(), 'What it is for and what will be talked about.'))
const location = text(300).meta(label(texts.place(), 'Where people meet.'))
export const videoLink = httpsAddress(500).meta(
  label(texts.videoLink(), 'Where people meet online; shown once it is confirmed.'),
)
export const videoService = enumOf(videoKinds, 'VideoService', texts.chooseVideoService)
  .nullable()
  .meta(label(texts.videoService(), 'The service that makes the video link; null for none.'))
const about = (id: ReturnType<typeof nodeId>, words: string) =>
  id
    .optional()
    .nullable()
    .meta(label(texts.about(), `The ${words} that it is about; it is about one thing at most.`))
/** The columns that say what a meeting is about, of which one is set at most. */
export const aboutColumns = [
  'projectId',
  'proposalId',
  'collaborationId',
  'investmentInterestId',
  'ideaId',
  'supportRequestId',
] as const
const aboutFields: Record<(typeof aboutColumns)[number], ReturnType<typeof about>> = {
  projectId: about(nodeId('Project', texts.chooseWhatItIsAbout), 'project'),
  proposalId: about(nodeId('Proposal', texts.chooseWhatItIsAbout), 'proposal'),
  collaborationId: about(nodeId('Collaboration', texts.chooseWhatItIsAbout), 'collaboration'),
  investmentInterestId: about(nodeId('InvestmentInterest', texts.chooseWhatItIsAbout), 'interest of an investor'),
  ideaId: about(nodeId('Idea', texts.chooseWhatItIsAbout), 'idea'),
  supportRequestId: about(nodeId('SupportRequest', texts.chooseWhatItIsAbout), 'support request'),
}
const minutes = wholeNumber()
  .min(15, texts.atLeast15Minutes)
  .max(480, texts.atMost8Hours)
  .meta(label(texts.durationInMinutes(), 'How long it takes, in minutes.'))
const people = () =>
  array(nodeId('User', texts.choosePerson)).max(mostPeople, () => texts.mostPeople({ most: mostPeople }))
const times = array(
  instant()
    .required(texts.chooseTime)
    .test('future', texts.mustBeInFuture, (value) => value.getTime() > Date.now()),
)
  .min(1, texts.proposeAtLeastOneTime)
  .max(mostTimes, () => texts.mostTimes({ most: mostTimes }))
  .required(texts.proposeAtLeastOneTime)
  .meta(label(texts.times(), 'When it may begin; one of them is fixed later.'))

export const createMeetingRules = object({
  kind: enumOf(['MEETING', 'BOOKING'], 'MeetingKind').default('MEETING').meta({
    label: texts.kind(),
    description: 'MEETING: you fix one of several times. BOOKING: a participant confirms the one time.',
  }),
  title,
  agenda,
  minutes: minutes.default(30),
  times,
  participantIds: people()
    .min(1, texts.chooseAtLeastOnePerson)
    .required(texts.chooseAtLeastOnePerson)
    .meta(label(texts.people(), 'Who is needed.')),
  optionalIds: people().meta(label(texts.optionalPeople(), 'Who may come, too.')),
  location,
  videoLink,
  videoService,
  ...aboutFields,
})

/** How far apart the ends of a search for free times may lie. */
const longest = 31

export const freeTimesRules = object({
  userIds: people()
    .min(1, texts.chooseAtLeastOnePerson)
    .required(texts.chooseAtLeastOnePerson)
    .meta(label(texts.people(), 'Who has to be free besides the viewer.')),
  minutes: minutes.default(30),
  from: instant()
    .default(() => new Date())
    .meta({ instant: true, description: 'From when on; now when nothing is said.' }),
  until: instant()
    .when('from', ([from], rule) => rule.default(() => new Date((from as Date).getTime() + 14 * dayLength)))
    .test(
      'span',
      () => texts.mostDays({ most: longest }),
      (until: Date | undefined, { parent }) => {
        const span = until!.getTime() - (parent['from'] as Date).getTime()
        return span > 0 && span <= longest * dayLength
      },
    )
    .meta({ instant: true, description: 'Until when; two weeks later, which are ten working days.' }),
})

export const takenTimesRules = object({
  userIds: people()
    .min(1, texts.chooseAtLeastOnePerson)
    .required(texts.chooseAtLeastOnePerson)
    .meta(label(texts.people(), 'Who is asked to come.')),
  times: array(instant().required(texts.chooseTime))
    .min(1, texts.proposeAtLeastOneTime)
    .max(mostTimes, () => texts.mostTimes({ most: mostTimes }))
    .required(texts.proposeAtLeastOneTime),
  minutes: minutes.default(30),
})

export const updateMeetingRules = object({
  id,
  title: title.optional(),
  agenda,
  notes: text(20_000).meta(label(texts.notes(), 'What was said and decided.')),
  location,
  videoLink,
  videoService,
  ...aboutFields,
})

const numbers = () => array(number().integer().required()).max(mostTimes, () => texts.mostTimes({ most: mostTimes }))
const comment = text(1_000).meta(label(texts.comment(), 'In your own words.'))

export const answerMeetingTimesRules = object({
  id,
  yes: numbers().meta({ description: 'The numbers of the times that suit you.' }),
  ifNeeded: numbers().meta({
    description: 'The numbers of the times that you can make if need be. The others do not suit you.',
  }),
  comment,
})

export const confirmMeetingTimeRules = object({
  id,
  time: wholeNumber().required(texts.chooseOneOfTimes).meta({ description: 'The number of the time.' }),
})

export const answerMeetingRules = object({
  id,
  answer: enumOf(['ACCEPTED', 'TENTATIVE', 'DECLINED'], 'MeetingAnswer')
    .required(texts.chooseAnswer)
    .meta(label(texts.answer(), 'Whether you come.')),
  comment,
})

export const moveMeetingRules = object({
  id,
  times,
  minutes: minutes.optional(),
  reason: text(1_000).meta(label(texts.reason(), 'Why it is moved.')),
})

export const cancelMeetingRules = object({
  id,
  reason: text(1_000).meta(label(texts.reason(), 'Why it is canceled.')),
})

export const addMeetingParticipantsRules = object({
  id,
  userIds: people()
    .min(1, texts.chooseAtLeastOnePerson)
    .required(texts.chooseAtLeastOnePerson)
    .meta(label(texts.people(), 'Who is asked to come.')),
  optional: boolean().default(false).meta(label(texts.optional(), 'Whether they only may come.')),
})

export const removeMeetingParticipantRules = object({ id, userId: nodeId('User', texts.choosePerson) })

export const meetingFilterRules = object({
  search: string()
    .max(200, texts.atMost200Characters)
    .nullable()
    .meta({ description: 'Any part of the title or, where the viewer may read it, the agenda.' }),
  kind: array(enumOf(['SESSION', 'BOOKING', 'MEETING'], 'MeetingKind').defined()).nullable(),
  state: array(
    enumOf(['PROPOSED', 'CONFIRMED', 'DECLINED', 'COMPLETED', 'NO_SHOW', 'CANCELLED'], 'MeetingState').defined(),
  ).nullable(),
  mine: boolean().nullable(),
  userId: nodeId('User').optional().nullable(),
  projectId: nodeId('Project').optional().nullable(),
  proposalId: nodeId('Proposal').optional().nullable(),
  collaborationId: nodeId('Collaboration').optional().nullable(),
  investmentInterestId: nodeId('InvestmentInterest').optional().nullable(),
  ideaId: nodeId('Idea').optional().nullable(),
  supportRequestId: nodeId('SupportRequest').optional().nullable(),
  aboutInterests: boolean().nullable().meta({ description: 'Only those about interests of investors.' }),
  from: instant().nullable().meta({ instant: true, description: 'That end after this instant.' }),
  until: instant().nullable().meta({ instant: true, description: 'That begin before this instant.' }),
})
