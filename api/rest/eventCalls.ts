/** What the calls about bookings and meetings share: an event as both families give it, read or changed. */
import { EventState } from '../__generated__/prisma/enums.ts'
import { lower, many, paging, rowsOf, totalOf, upper, wordsOf, type Connection, type Shim } from './shim.ts'

export interface RestEvent {
  number: number
  state: string
  agenda: string | null
  startsAt: string
  endsAt: string
  organizer: { number: number } | null
  project: { number: number } | null
  proposal: { number: number } | null
  collaboration: { number: number } | null
  participants: { name: string; role: string; answer: string; user: { number: number } | null }[]
  times: { number: number; startsAt: string; endsAt: string }[] | null
}

export const fields = `number state title agenda notes location videoLink startsAt endsAt timeZone createdAt updatedAt
  organizer { number } project { number } proposal { number } collaboration { number } participants { name role answer user { number } }
  times { number startsAt endsAt }`

/** What bookings and meetings give alike. */
function shared({ organizer, project, proposal: answered, collaboration, participants, times, ...event }: RestEvent) {
  const { number, state, agenda, startsAt, endsAt, ...rest } = event
  const guests = participants.filter(({ role }) => role !== 'ORGANIZER')
  return {
    id: number,
    ...rest,
    description: agenda,
    status: lower(state),
    organizerId: organizer?.number ?? null,
    projectId: project?.number ?? null,
    proposalId: answered?.number ?? null,
    collaborationId: collaboration?.number ?? null,
    participants: guests.map(({ name, role, answer, user }) => ({
      id: user?.number ?? null,
      name,
      role: lower(role),
      status: lower(answer),
    })),
    participantIds: guests.flatMap(({ user }) => (user ? [user.number] : [])),
    duration: (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000,
    proposedTimes: (times ?? []).map(({ number: id, ...time }) => ({ id, ...time })),
  }
}
export const restBooking = (event: RestEvent) => ({ ...shared(event), scheduledDate: event.startsAt })
export const restMeeting = (event: RestEvent) => ({
  ...shared(event),
  startsAt: event.startsAt,
  endsAt: event.endsAt,
})

export type Row = (event: RestEvent) => unknown

export const rows = (data: Record<string, never>, row: Row) => rowsOf(data['events']! as Connection<RestEvent>, row)
export const list = (path: string, summary: string, kind: string, row: Row): Shim => ({
  method: 'GET',
  path,
  summary,
  query: ['status', 'page', 'limit'],
  words: { status: [...wordsOf(EventState), 'canceled'] },
  document: `query ($state: [EventState!], $first: Int, $page: Int) {
    events(
      filter: {kind: [${kind}], mine: true, state: $state}, sort: {field: STARTS_AT, direction: DESC}
      first: $first, page: $page
    ) { totalCount edges { node { ${fields} } } }
  }`,
  variables: ({ query }) => ({ state: many(query, 'status')?.map(stateOf), ...paging(query, 100) }),
  total: totalOf('events'),
  give: (data) => rows(data, row),
})
/** Both spellings are understood (docs/spec/meetings.md#states). */
const stateOf = (status: string) => upper(status.toLowerCase() === 'canceled' ? 'cancelled' : status)

export const one = (path: string, summary: string, kind: string, row: Row): Shim => ({
  method: 'GET',
  path,
  summary,
  document: `query ($number: Int!) { event(number: $number, kind: ${kind}) { ${fields} } }`,
  variables: ({ params }) => ({ number: Number(params['id']) }),
  give: (data) => data['event'] && row(data['event']),
})

/** The call of an action that gives the event back. */
export const changing = (
  call: Pick<Shim, 'method' | 'path' | 'summary'> & Partial<Shim>,
  action: { readonly name: string; readonly rules: NonNullable<Shim['action']>['rules'] },
  row: Row | null,
): Shim => ({
  action,
  document: `mutation ($input: ${action.name[0]!.toUpperCase()}${action.name.slice(1)}Input!) {
    ${action.name}(input: $input) { event { ${fields} } }
  }`,
  give(data) {
    const { event } = data[action.name]! as { event: RestEvent | null }
    return row ? event && row(event) : undefined
  },
  ...call,
})
