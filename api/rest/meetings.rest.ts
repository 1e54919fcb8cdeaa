/** The documented calls about bookings and meetings (docs/spec/rest.md#calls): two families over one kind of meeting. */
import * as records from '#texts/ui/records.js'
import { forbidden, notFound } from '../errors.ts'
import { answerMeeting } from '../features/calendar/answer.actions.ts'
import {
  addMeetingParticipants,
  cancelMeeting,
  createMeeting,
  removeMeetingParticipant,
  updateMeeting,
} from '../features/calendar/meeting.actions.ts'
import type { aboutColumns } from '../features/calendar/meeting.rules.ts'
import {
  changing,
  fields,
  list,
  one,
  restBooking,
  restMeeting,
  rows,
  type RestMeeting,
  type Row,
} from './meetingCalls.ts'
import { globalId, inputOf, paging, totalOf, type Shim, type ShimRequest } from './shim.ts'

const idOf = ({ params }: ShimRequest) => globalId('Meeting', params['id'])
const userIds = (value: unknown): unknown => (Array.isArray(value) ? value.map((id) => globalId('User', id)) : value)
/** A list, one value, or what is neither: the rules say what is wrong with it. */
const listed = (value: unknown): unknown => (value === undefined || Array.isArray(value) ? value : [value])

const proposal = ({ body }: ShimRequest, kind: string, times: unknown) => ({
  input: {
    ...inputOf(createMeeting, body),
    kind,
    agenda: body['agenda'] ?? body['description'],
    minutes: body['duration'] ?? body['minutes'],
    times: listed(times),
    participantIds: userIds(body['participantIds']),
    optionalIds: userIds(body['optionalIds']),
    ...aboutIn(body),
  },
})
const abouts = {
  projectId: 'Project',
  proposalId: 'Proposal',
  collaborationId: 'Collaboration',
  investmentInterestId: 'InvestmentInterest',
  ideaId: 'Idea',
  supportRequestId: 'SupportRequest',
} satisfies Record<(typeof aboutColumns)[number], string>
/** What it is about, as far as the body says so: a number, or null for nothing. */
const aboutIn = (body: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(abouts).flatMap(([name, type]) => {
      const id = body[name]
      return id === undefined ? [] : [[name, id === null ? null : globalId(type, id)]]
    }),
  )

/** A change of words or, when a time is given, of the time: each by its own action. */
const changed = (request: ShimRequest) => {
  const { body } = request
  const agenda = body['agenda'] ?? body['description']
  return {
    ...inputOf(updateMeeting, body),
    id: idOf(request),
    ...(agenda === undefined ? {} : { agenda }),
    ...aboutIn(body),
  }
}
const moved = (request: ShimRequest, times: unknown) => ({
  id: idOf(request),
  times: listed(times),
  minutes: request.body['duration'] ?? request.body['minutes'],
  reason: request.body['reason'],
})
const both = `mutation ($input: UpdateMeetingInput!, $move: MoveMeetingInput!, $moves: Boolean!) {
  moveMeeting(input: $move) @include(if: $moves) { meeting { ${fields} } }
  updateMeeting(input: $input) { meeting { ${fields} } }
}`
const lastOf = (row: Row) => (data: Record<string, never>) => {
  const { meeting } = data['updateMeeting']! as { meeting: RestMeeting | null }
  return meeting && row(meeting)
}

/** A booking has one time; a meeting's times are named as the body names them. */
const timePlace = (name: string, other?: string) => (path: string, body: Record<string, unknown>) => {
  if (!path.startsWith('times')) return path
  const given = other && !(name in body) ? other : name
  return Array.isArray(body[given]) ? path.replace('times', given) : given
}

const time = { type: 'string', format: 'date-time' }
const scheduledDate = { ...time, description: 'When it begins.' }
const startsAt = { ...time, description: 'When it begins, where there is one time.' }
const proposedTimes = { type: 'array', items: time, description: 'The times to choose from.' }
const duration = { type: 'integer', description: 'Minutes.' }
const reason = { type: 'string', description: 'Why it moves; the participants read it.' }

const booking = '/api/bookings/:id(\\d{1,9})'
const meeting = '/api/meetings/:id(\\d{1,9})'

export const meetingShims: Shim[] = [
  list('/api/bookings', 'Your bookings, latest first', 'BOOKING', restBooking),
  one(booking, 'A booking', 'BOOKING', restBooking),
  changing(
    {
      method: 'POST',
      path: '/api/bookings',
      summary: 'Asks people for a time',
      status: 201,
      names: { agenda: 'description', minutes: 'duration' },
      placeOf: timePlace('scheduledDate'),
      decided: ['kind', 'times'],
      accepts: { scheduledDate },
      demands: ['title', 'scheduledDate', 'participantIds'],
      example: { title: 'Advice', scheduledDate: '2100-01-01T10:00:00Z', participantIds: [1] },
      variables: (request) => proposal(request, 'BOOKING', request.body['scheduledDate']),
    },
    createMeeting,
    restBooking,
  ),
  {
    method: 'PATCH',
    path: booking,
    summary: 'Changes a booking; with scheduledDate, moves it',
    action: updateMeeting,
    names: { agenda: 'description', minutes: 'duration' },
    placeOf: timePlace('scheduledDate'),
    accepts: { scheduledDate, duration, reason },
    example: { title: 'Advice on membranes' },
    document: both,
    variables: (request) => ({
      input: changed(request),
      move: moved(request, request.body['scheduledDate'] ?? []),
      moves: request.body['scheduledDate'] !== undefined,
    }),
    give: lastOf(restBooking),
  },
  changing(
    {
      method: 'PATCH',
      path: `${booking}/cancel`,
      summary: 'Cancels a booking',
      variables: (request) => ({ input: { id: idOf(request), reason: request.body['reason'] } }),
    },
    cancelMeeting,
    restBooking,
  ),
  changing(
    {
      method: 'PATCH',
      path: `${booking}/confirm`,
      summary: 'Confirms a booking, as its participant',
      decided: ['answer'],
      variables: (request) => ({
        input: { id: idOf(request), answer: 'ACCEPTED', comment: request.body['comment'] },
      }),
    },
    answerMeeting,
    restBooking,
  ),
  changing(
    {
      method: 'POST',
      path: `${booking}/participants`,
      summary: 'Asks more people to a booking',
      names: { userIds: 'participantIds' },
      accepts: { userId: { type: 'integer', description: 'One person, instead of participantIds.' } },
      demands: [],
      example: { participantIds: [1] },
      variables: (request) => ({
        input: {
          id: idOf(request),
          userIds: userIds(listed(request.body['participantIds'] ?? request.body['userId'])),
          optional: request.body['optional'],
        },
      }),
    },
    addMeetingParticipants,
    restBooking,
  ),
  changing(
    {
      method: 'DELETE',
      path: `${booking}/participants/:participantId(\\d{1,9})`,
      summary: 'Takes a person off a booking',
      decided: ['userId'],
      variables: (request) => ({
        input: { id: idOf(request), userId: globalId('User', request.params['participantId']) },
      }),
    },
    removeMeetingParticipant,
    restBooking,
  ),
  {
    method: 'GET',
    path: '/api/users/:id(\\d{1,9})/bookings',
    summary: 'The bookings of a person, for that person and the university',
    query: ['page', 'limit'],
    document: `query ($number: Int!, $id: ID!, $first: Int, $page: Int) {
      user(number: $number) { number email }
      meetings(
        filter: {kind: [BOOKING], userId: $id}, sort: {field: STARTS_AT, direction: DESC}, first: $first, page: $page
      ) { totalCount(exact: true) edges { node { ${fields} } } }
    }`,
    variables: ({ params, query }) => ({
      number: Number(params['id']),
      id: globalId('User', params['id']),
      ...paging(query, 100),
    }),
    total: totalOf('meetings'),
    give(data) {
      const user = data['user']! as { email: string | null } | null
      if (!user) throw notFound(records.user())
      // Who may see a person's address is that person or the university.
      if (user.email === null) throw forbidden()
      return rows(data, restBooking)
    },
  },
  list('/api/meetings', 'Your meetings, latest first', 'MEETING', restMeeting),
  list('/api/meetings/my-meetings', 'The same as /api/meetings', 'MEETING', restMeeting),
  one(meeting, 'A meeting', 'MEETING', restMeeting),
  changing(
    {
      method: 'POST',
      path: '/api/meetings',
      summary: 'Proposes times for a meeting',
      status: 201,
      names: { minutes: 'duration' },
      placeOf: timePlace('proposedTimes', 'startsAt'),
      decided: ['kind', 'times'],
      accepts: { proposedTimes, startsAt },
      demands: ['title', 'participantIds'],
      example: { title: 'Advice', proposedTimes: ['2100-01-01T10:00:00Z'], participantIds: [1] },
      variables: (request) => proposal(request, 'MEETING', request.body['proposedTimes'] ?? request.body['startsAt']),
    },
    createMeeting,
    restMeeting,
  ),
  {
    method: 'PUT',
    path: meeting,
    summary: 'Changes a meeting; with proposedTimes or startsAt, moves it',
    action: updateMeeting,
    names: { minutes: 'duration' },
    placeOf: timePlace('proposedTimes', 'startsAt'),
    accepts: { proposedTimes, startsAt, duration, reason },
    example: { title: 'Advice on membranes' },
    document: both,
    variables: (request) => {
      const times = request.body['proposedTimes'] ?? request.body['startsAt']
      return { input: changed(request), move: moved(request, times ?? []), moves: times !== undefined }
    },
    give: lastOf(restMeeting),
  },
  changing(
    {
      method: 'DELETE',
      path: meeting,
      summary: 'Cancels a meeting',
      variables: (request) => ({ input: { id: idOf(request), reason: request.body['reason'] } }),
    },
    cancelMeeting,
    null,
  ),
]
