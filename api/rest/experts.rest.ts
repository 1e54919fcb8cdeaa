/** The documented calls about experts and their sessions (docs/spec/rest.md#calls). */
import { Temporal } from 'temporal-polyfill'
import { object } from 'yup'
import * as records from '#texts/ui/records.js'
import { MeetingState } from '../__generated__/prisma/enums.ts'
import { universityZone } from '../days.ts'
import { field } from '../fieldRules.ts'
import { forbidden, invalid, notFound } from '../errors.ts'
import { cancelMeeting } from '../features/calendar/meeting.actions.ts'
import { sessionMinutes } from '../features/calendar/sessionTimes.rules.ts'
import { bookExpertSession, moveExpertSession } from '../features/experts/session.actions.ts'
import {
  globalId,
  inputOf,
  lower,
  many,
  paging,
  rowsOf,
  totalOf,
  upper,
  wholeOf,
  wordsOf,
  type Connection,
  type Shim,
  type ShimRequest,
} from './shim.ts'

/** The instant of a day and a time of the university; what is none goes on as it is, and the rules refuse it. */
function instantOf(day: unknown, time: unknown): unknown {
  if (time === undefined) return day
  if (typeof time !== 'string' || time.includes('T')) return time
  try {
    const [at = ''] = String(day).split('T')
    const date = Temporal.PlainDate.from(at)
    const plainTime = Temporal.PlainTime.from(time)
    return date.toZonedDateTime({ timeZone: universityZone, plainTime }).toInstant().toString()
  } catch {
    return time
  }
}
/** Day and time of an instant by the clock of the university; of what is none, as in a sample, nothing. */
function clockOf(instant: string | Date): [day: string, time: string] {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return ['', '']
  const local = Temporal.Instant.from(at.toISOString()).toZonedDateTimeISO(universityZone)
  return [local.toPlainDate().toString(), local.toPlainTime().toString({ smallestUnit: 'minute' })]
}

interface RestSession {
  number: number
  title: string
  state: string
  startsAt: string
  endsAt: string
  agenda: string | null
  participants: { name: string; role: string; user: { number: number } | null }[]
  validationRequest: { number: number } | null
}

const session = `number title state startsAt endsAt timeZone agenda notes videoLink location reason createdAt updatedAt
  participants { name role user { number } } validationRequest { number }`

function restSession({ number, title, state, agenda, participants, validationRequest, ...rest }: RestSession) {
  const requester = participants.find(({ role }) => role === 'ORGANIZER')
  const expert = participants.find(({ role }) => role === 'EXPERT')
  const [sessionDate, startTime] = clockOf(rest.startsAt)
  return {
    id: number,
    topic: title,
    description: agenda,
    status: stateWords[state] ?? lower(state),
    requesterId: requester?.user?.number ?? null,
    requesterName: requester?.name ?? null,
    expertId: expert?.user?.number ?? null,
    expertName: expert?.name ?? null,
    validationRequestId: validationRequest?.number ?? null,
    sessionDate,
    startTime,
    endTime: clockOf(rest.endsAt)[1],
    ...rest,
  }
}
/** The documented words (docs/spec/experts.md#session-states). */
const stateWords: Record<string, string> = { PROPOSED: 'requested', CANCELLED: 'canceled' }
const stateOf = (word: string) =>
  Object.keys(stateWords).find((state) => stateWords[state] === word.toLowerCase()) ?? upper(word)

const sessionsOf = (data: Record<string, never>) => rowsOf(data['meetings']! as Connection<RestSession>, restSession)
const sessionWords = [...Object.values(stateWords), ...wordsOf(MeetingState)]

interface RestExpert {
  number: number
  name: string
  department: string
  expertise: string[]
}
const expert = 'number name department position expertise languages bio profileImage'
const restExpert = ({ number, department, expertise, ...rest }: RestExpert) => ({
  id: number,
  ...rest,
  department,
  affiliation: department,
  specialization: expertise.join(', '),
  expertise,
})

const idOf = ({ params }: ShimRequest) => globalId('Meeting', params['id'])
const numbered = (type: string, value: unknown) => (value == null || value === '' ? undefined : globalId(type, value))
const times = ({ body }: ShimRequest) => ({
  startsAt: instantOf(body['sessionDate'], body['startTime']),
  ...(body['endTime'] === undefined ? {} : { endsAt: instantOf(body['sessionDate'], body['endTime']) }),
})

/** The states that a session can be brought to by this call. */
const sessionMoves = ['confirmed', 'declined', 'completed', 'no_show', 'canceled', 'cancelled']
const sessionTime = {
  sessionDate: { type: 'string', description: "The day by the university's calendar, YYYY-MM-DD." },
  startTime: { type: 'string', description: "When it begins, HH:mm by the university's clock." },
  endTime: { type: 'string', description: `When it ends, HH:mm; ${sessionMinutes} minutes later.` },
}

/** What a change of a session may be: another time, or one of the states that it can be brought to. */
const change = (method: 'PATCH' | 'PUT'): Shim => ({
  method,
  path: '/api/expert-sessions/:id(\\d{1,9})',
  summary: 'Moves a session; with a status of confirmed, declined, completed, no_show or canceled, does that',
  action: moveExpertSession,
  names: { startsAt: 'startTime', endsAt: 'endTime' },
  accepts: {
    status: { type: 'string', enum: sessionMoves, description: 'What becomes of it, instead of another time.' },
    ...sessionTime,
    comment: { type: 'string', description: 'The same as reason.' },
    notes: { type: 'string', description: 'With completed and no_show: what came of it.' },
  },
  demands: [],
  example: { status: 'canceled' },
  document: `mutation (
    $input: MoveExpertSessionInput!, $answer: AnswerExpertSessionInput!, $close: CloseExpertSessionInput!, $cancel: CancelMeetingInput!
    $moves: Boolean!, $answers: Boolean!, $closes: Boolean!, $cancels: Boolean!
  ) {
    moveExpertSession(input: $input) @include(if: $moves) { meeting { ${session} } }
    answerExpertSession(input: $answer) @include(if: $answers) { meeting { ${session} } }
    closeExpertSession(input: $close) @include(if: $closes) { meeting { ${session} } }
    cancelMeeting(input: $cancel) @include(if: $cancels) { meeting { ${session} } }
  }`,
  variables(request) {
    const { body } = request
    const id = idOf(request)
    const reason = body['reason'] ?? body['comment']
    const state = typeof body['status'] === 'string' ? stateOf(body['status']) : undefined
    const answers = state === 'CONFIRMED' || state === 'DECLINED'
    const closes = state === 'COMPLETED' || state === 'NO_SHOW'
    return {
      input: { id, reason, ...times(request) },
      answer: { id, accept: state === 'CONFIRMED', comment: reason },
      close: { id, outcome: state, notes: body['notes'] },
      cancel: { id, reason },
      moves: state === undefined,
      answers,
      closes,
      cancels: state === 'CANCELLED',
    }
  },
  give(data) {
    const [done] = Object.values(data as Record<string, { meeting: RestSession | null }>)
    if (!done) throw invalid({ status: 'Must be confirmed, declined, completed, no_show or canceled' })
    return done.meeting && restSession(done.meeting)
  },
})

const slotRules = object({
  sessionDate: field('Session date', 40, 'The day, YYYY-MM-DD.').required('Please select a date for the session.'),
  startTime: field('Start', 40, 'When it begins, HH:mm.').required('Please select a time slot.'),
  endTime: field('End', 40, `When it ends, HH:mm; ${sessionMinutes} minutes later.`),
})

export const expertShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/experts',
    summary: 'The experts; with specialization, those who know about it',
    query: ['specialization', 'role', 'page', 'limit'],
    document: `query ($filter: UserFilter, $first: Int, $page: Int) {
      users(filter: $filter, first: $first, page: $page) { totalCount(exact: true) edges { node { ${expert} } } }
    }`,
    variables: ({ query }) => ({
      filter: {
        role: many(query, 'role')?.map(upper) ?? ['EXPERT'],
        status: ['ACTIVE'],
        search: query.get('specialization') || undefined,
      },
      ...paging(query, 100),
    }),
    total: totalOf('users'),
    give: (data) => rowsOf(data['users']! as Connection<RestExpert>, restExpert),
  },
  {
    method: 'POST',
    path: '/api/experts',
    summary: 'The experts who are free at a time',
    example: { sessionDate: '2100-01-04', startTime: '10:00', endTime: '10:30' },
    action: { rules: slotRules },
    document: `query ($from: DateTime!, $until: DateTime!) {
      freeSlots(from: $from, until: $until) { slots { startsAt experts { ${expert} } } }
    }`,
    variables({ body }) {
      const from = instantOf(body['sessionDate'], body['startTime'])
      const at = typeof from === 'string' ? Date.parse(from) : NaN
      return { input: body, from, until: Number.isNaN(at) ? from : new Date(at + 1).toISOString() }
    },
    give(data, { body }) {
      const { slots } = data['freeSlots']! as { slots: { experts: (RestExpert | null)[] }[] }
      return {
        data: slots.flatMap(({ experts }) => experts).flatMap((one) => (one ? [restExpert(one)] : [])),
        requestedDate: body['sessionDate'],
        requestedTimeSlot: [body['startTime'], body['endTime']].filter(Boolean).join('-'),
      }
    },
  },
  {
    method: 'GET',
    path: '/api/experts/:id(\\d{1,9})/sessions',
    summary: 'The sessions of an expert, for that expert and the university',
    query: ['page', 'limit'],
    document: `query ($number: Int!, $id: ID!, $first: Int, $page: Int) {
      user(number: $number) { number email }
      meetings(
        filter: {kind: [SESSION], userId: $id}, sort: {field: STARTS_AT, direction: DESC}, first: $first, page: $page
      ) { totalCount(exact: true) edges { node { ${session} } } }
    }`,
    variables: ({ params, query }) => ({
      number: Number(params['id']),
      id: globalId('User', params['id']),
      ...paging(query, 100),
    }),
    total: totalOf('meetings'),
    give(data) {
      const user = data['user']! as { email: string | null } | null
      if (!user) throw notFound(records.expert())
      // Who may see a person's address is that person or the university.
      if (user.email === null) throw forbidden()
      return sessionsOf(data)
    },
  },
  {
    method: 'GET',
    path: '/api/expert-sessions',
    summary: 'Your sessions with experts, latest first',
    query: ['expertId', 'status', 'page', 'limit'],
    words: { status: sessionWords },
    document: `query ($expert: ID, $state: [MeetingState!], $first: Int, $page: Int) {
      meetings(
        filter: {kind: [SESSION], mine: true, userId: $expert, state: $state}
        sort: {field: STARTS_AT, direction: DESC}, first: $first, page: $page
      ) { totalCount(exact: true) edges { node { ${session} } } }
    }`,
    variables: ({ query }) => ({
      expert: numbered('User', wholeOf(query, 'expertId')),
      state: many(query, 'status')?.map(stateOf),
      ...paging(query, 100),
    }),
    total: totalOf('meetings'),
    give: sessionsOf,
  },
  {
    method: 'POST',
    path: '/api/expert-sessions',
    summary: 'Books half an hour with an expert',
    status: 201,
    action: bookExpertSession,
    names: { startsAt: 'startTime', endsAt: 'endTime' },
    accepts: { ...sessionTime, requesterId: { type: 'integer', description: 'Not read: it is the caller.' } },
    demands: ['expertId', 'topic', 'sessionDate', 'startTime'],
    example: { expertId: 1, topic: 'Membranes', sessionDate: '2100-01-04', startTime: '10:00', endTime: '10:30' },
    document: `mutation ($input: BookExpertSessionInput!) { bookExpertSession(input: $input) { meeting { ${session} } } }`,
    variables: (request) => ({
      input: {
        ...inputOf(bookExpertSession, request.body),
        ...times(request),
        expertId: numbered('User', request.body['expertId']),
        ideaId: numbered('Idea', request.body['ideaId']),
        validationRequestId: numbered('ValidationRequest', request.body['validationRequestId']),
      },
    }),
    give(data) {
      const { meeting } = data['bookExpertSession']! as { meeting: RestSession | null }
      return meeting && restSession(meeting)
    },
  },
  change('PATCH'),
  change('PUT'),
  {
    method: 'DELETE',
    path: '/api/expert-sessions/:id(\\d{1,9})',
    summary: 'Cancels a session',
    action: cancelMeeting,
    document: 'mutation ($input: CancelMeetingInput!) { cancelMeeting(input: $input) { meeting { number } } }',
    variables: (request) => ({ input: { id: idOf(request), reason: request.body['reason'] } }),
    give: () => undefined,
  },
]
