/** The documented calls about bookings and meetings (core.md 7): two families over one kind of event. */
import { forbidden, notFound } from '../errors.ts'
import { answerEvent } from '../features/calendar/answer.actions.ts'
import {
  addParticipants,
  cancelEvent,
  proposeEvent,
  removeParticipant,
  updateEvent,
} from '../features/calendar/event.actions.ts'
import { changing, fields, list, one, restBooking, restMeeting, rows, type RestEvent, type Row } from './eventCalls.ts'
import { globalId, inputOf, type Shim, type ShimRequest } from './shim.ts'

const idOf = ({ params }: ShimRequest) => globalId('CalendarEvent', params['id'])
const userIds = (value: unknown): unknown => (Array.isArray(value) ? value.map((id) => globalId('User', id)) : value)
/** A list, one value, or what is neither: the rules say what is wrong with it. */
const listed = (value: unknown): unknown => (value === undefined || Array.isArray(value) ? value : [value])

const proposal = ({ body }: ShimRequest, kind: string, times: unknown) => ({
  input: {
    ...inputOf(proposeEvent, body),
    kind,
    agenda: body['agenda'] ?? body['description'],
    minutes: body['duration'] ?? body['minutes'],
    times: listed(times),
    participantIds: userIds(body['participantIds']),
    optionalIds: userIds(body['optionalIds']),
    ...aboutIn(body),
  },
})
const abouts = { projectId: 'Project', proposalId: 'Proposal', collaborationId: 'Collaboration' }
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
    ...inputOf(updateEvent, body),
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
const both = `mutation ($input: UpdateEventInput!, $move: MoveEventInput!, $moves: Boolean!) {
  moveEvent(input: $move) @include(if: $moves) { event { ${fields} } }
  updateEvent(input: $input) { event { ${fields} } }
}`
const lastOf = (row: Row) => (data: Record<string, never>) => {
  const { event } = data['updateEvent']! as { event: RestEvent | null }
  return event && row(event)
}

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
      names: { agenda: 'description', minutes: 'duration', times: 'scheduledDate' },
      decided: ['kind'],
      variables: (request) => proposal(request, 'BOOKING', request.body['scheduledDate']),
    },
    proposeEvent,
    restBooking,
  ),
  {
    method: 'PATCH',
    path: booking,
    summary: 'Changes a booking; with scheduledDate, moves it',
    action: updateEvent,
    names: { agenda: 'description' },
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
    cancelEvent,
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
    answerEvent,
    restBooking,
  ),
  changing(
    {
      method: 'POST',
      path: `${booking}/participants`,
      summary: 'Asks more people to a booking',
      names: { userIds: 'participantIds' },
      variables: (request) => ({
        input: {
          id: idOf(request),
          userIds: userIds(listed(request.body['participantIds'] ?? request.body['userId'])),
          optional: request.body['optional'],
        },
      }),
    },
    addParticipants,
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
    removeParticipant,
    restBooking,
  ),
  {
    method: 'GET',
    path: '/api/users/:id(\\d{1,9})/bookings',
    summary: 'The bookings of a person, for that person and the university',
    document: `query ($number: Int!, $id: ID!) {
      user(number: $number) { number email }
      events(filter: {kind: [BOOKING], userId: $id}, sort: {field: STARTS_AT, direction: DESC}, first: 100) {
        edges { node { ${fields} } }
      }
    }`,
    variables: ({ params }) => ({ number: Number(params['id']), id: globalId('User', params['id']) }),
    give(data) {
      const user = data['user']! as { email: string | null } | null
      if (!user) throw notFound('User')
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
      names: { minutes: 'duration', times: 'proposedTimes' },
      decided: ['kind'],
      variables: (request) => proposal(request, 'MEETING', request.body['proposedTimes'] ?? request.body['startsAt']),
    },
    proposeEvent,
    restMeeting,
  ),
  {
    method: 'PUT',
    path: meeting,
    summary: 'Changes a meeting; with proposedTimes or startsAt, moves it',
    action: updateEvent,
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
    cancelEvent,
    null,
  ),
]
