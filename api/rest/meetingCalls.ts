/** What the calls about bookings and meetings share: a meeting as both families give it, read or changed. */
import { MeetingState } from '../__generated__/prisma/enums.ts'
import { lower, many, paging, rowsOf, totalOf, upper, wordsOf, type Connection, type Shim } from './shim.ts'

export interface RestMeeting {
  number: number
  state: string
  agenda: string | null
  startsAt: string
  endsAt: string
  organizer: { number: number } | null
  project: { number: number } | null
  proposal: { number: number } | null
  collaboration: { number: number } | null
  investmentInterest: { number: number } | null
  idea: { number: number } | null
  supportRequest: { number: number } | null
  participants: { name: string; role: string; answer: string; user: { number: number } | null }[]
  times: { number: number; startsAt: string; endsAt: string }[] | null
}

export const fields = `number state title agenda notes location videoLink startsAt endsAt timeZone createdAt updatedAt
  organizer { number } project { number } proposal { number } collaboration { number }
  investmentInterest { number } idea { number } supportRequest { number } participants { name role answer user { number } }
  times { number startsAt endsAt }`

/** What bookings and meetings give alike. */
function shared({
  organizer,
  project,
  proposal: answered,
  collaboration,
  investmentInterest,
  idea,
  supportRequest,
  participants,
  times,
  ...meeting
}: RestMeeting) {
  const { number, state, agenda, startsAt, endsAt, ...rest } = meeting
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
    investmentInterestId: investmentInterest?.number ?? null,
    ideaId: idea?.number ?? null,
    supportRequestId: supportRequest?.number ?? null,
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
export const restBooking = (meeting: RestMeeting) => ({ ...shared(meeting), scheduledDate: meeting.startsAt })
export const restMeeting = (meeting: RestMeeting) => ({
  ...shared(meeting),
  startsAt: meeting.startsAt,
  endsAt: meeting.endsAt,
})

export type Row = (meeting: RestMeeting) => unknown

export const rows = (data: Record<string, never>, row: Row) => rowsOf(data['meetings']! as Connection<RestMeeting>, row)
export const list = (path: string, summary: string, kind: string, row: Row): Shim => ({
  method: 'GET',
  path,
  summary,
  query: ['status', 'page', 'limit'],
  words: { status: [...wordsOf(MeetingState), 'canceled'] },
  document: `query ($state: [MeetingState!], $first: Int, $page: Int) {
    meetings(
      filter: {kind: [${kind}], mine: true, state: $state}, sort: {field: STARTS_AT, direction: DESC}
      first: $first, page: $page
    ) { totalCount(exact: true) edges { node { ${fields} } } }
  }`,
  variables: ({ query }) => ({ state: many(query, 'status')?.map(stateOf), ...paging(query, 100) }),
  total: totalOf('meetings'),
  give: (data) => rows(data, row),
})
/** Both spellings are understood (docs/spec/meetings.md#states). */
const stateOf = (status: string) => upper(status.toLowerCase() === 'canceled' ? 'cancelled' : status)

export const one = (path: string, summary: string, kind: string, row: Row): Shim => ({
  method: 'GET',
  path,
  summary,
  document: `query ($number: Int!) { meeting(number: $number, kind: ${kind}) { ${fields} } }`,
  variables: ({ params }) => ({ number: Number(params['id']) }),
  give: (data) => data['meeting'] && row(data['meeting']),
})

/** The call of an action that gives the meeting back. */
export const changing = (
  call: Pick<Shim, 'method' | 'path' | 'summary'> & Partial<Shim>,
  action: { readonly name: string; readonly rules: NonNullable<Shim['action']>['rules'] },
  row: Row | null,
): Shim => ({
  action,
  document: `mutation ($input: ${action.name[0]!.toUpperCase()}${action.name.slice(1)}Input!) {
    ${action.name}(input: $input) { meeting { ${fields} } }
  }`,
  give(data) {
    const { meeting } = data[action.name]! as { meeting: RestMeeting | null }
    return row ? meeting && row(meeting) : undefined
  },
  ...call,
})
