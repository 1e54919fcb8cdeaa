/** The documented calls about the weekly hours of experts (docs/spec/rest.md#calls). */
import { addHours, updateHours, removeHours, setAvailability } from '../features/experts/availability.actions.ts'
import { minutesOf, timeOf } from './clockTimes.ts'
import { paging, rowsOf, totalOf, wholeOf, type Connection, type Shim, type ShimRequest } from './shim.ts'
import { wholeBody, wholeGiven, wholeInput, wholePlace, type Whole } from './wholeAvailability.ts'

interface Hours {
  number: number
  weekday: number
  fromMinute: number
  untilMinute: number
}
interface WithHours {
  number: number
  availability: { timeZone: string; hours: Hours[] } | null
}
const availability = 'number availability { timeZone hours { number weekday fromMinute untilMinute } }'
const restHours = ({ number, availability: found }: WithHours) =>
  (found?.hours ?? []).map((hours) => ({
    id: hours.number,
    expertId: number,
    weekday: hours.weekday,
    startTime: timeOf(hours.fromMinute),
    endTime: timeOf(hours.untilMinute),
    timeZone: found!.timeZone,
  }))
const hoursIn = ({ body }: ShimRequest) => ({
  weekday: body['weekday'] ?? body['dayOfWeek'],
  fromMinute: minutesOf(body['startTime']),
  untilMinute: minutesOf(body['endTime']),
})
const clock = {
  startTime: { type: 'string', description: "From when, HH:mm by the expert's clock." },
  endTime: { type: 'string', description: 'Until when, HH:mm.' },
  dayOfWeek: { type: 'integer', minimum: 1, maximum: 7, description: 'The same as weekday.' },
}
const hoursNames = { fromMinute: 'startTime', untilMinute: 'endTime' }
const changedHours = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { hoursNumber expert { ${availability} } } }`
const giveHours = (name: string) => (data: Record<string, never>) => {
  const { expert: found, hoursNumber } = data[name]! as { expert: WithHours | null; hoursNumber: number | null }
  const all = found ? restHours(found) : []
  return all.length === 1 ? all[0]! : (all.find(({ id }) => id === hoursNumber) ?? null)
}

const whole = `availability {
  timeZone minimumNoticeMinutes autoConfirm hours { weekday fromMinute untilMinute }
  exceptions { fromDay untilDay fromMinute untilMinute }
}`
interface WithWhole {
  availability: Whole | null
}

/** The availability of the caller, when the caller is an expert and has not asked for another one's. */
function ownIn(data: Record<string, never>): Whole | null {
  const { users, viewer } = data as unknown as {
    users?: unknown
    viewer: { person: (WithWhole & { role: string }) | null }
  }
  return users && viewer.person?.role === 'EXPERT' ? viewer.person.availability : null
}

export const availabilityShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/expert-availability',
    summary:
      'Your availability, as an expert; else, or with expertId, the weekly hours of experts, each on one’s own clock',
    requires: 'EXPERT_BOOK',
    query: ['expertId', 'page', 'limit'],
    document: `query ($filter: UserFilter, $first: Int, $page: Int, $expert: Int!, $one: Boolean!) {
      users(filter: $filter, first: $first, page: $page) @skip(if: $one) {
        totalCount(exact: true) edges { node { ${availability} } }
      }
      user(number: $expert) @include(if: $one) { ${availability} }
      viewer { person { role ${whole} } }
    }`,
    variables: ({ query }) => ({
      filter: { role: ['EXPERT'], status: ['ACTIVE'] },
      expert: wholeOf(query, 'expertId') ?? 0,
      one: query.has('expertId'),
      ...paging(query, 100),
    }),
    total: (data) => (data['users'] && !ownIn(data) ? totalOf('users')(data) : null),
    give(data) {
      const own = ownIn(data)
      if (own) return wholeGiven(own)
      const { users, user } = data as { users?: Connection<WithHours>; user?: WithHours | null }
      return users ? rowsOf(users, restHours).flat() : user ? restHours(user) : []
    },
  },
  {
    method: 'POST',
    path: '/api/expert-availability',
    summary: 'Adds hours of the week in which you can be booked',
    example: { weekday: 1, startTime: '09:00', endTime: '12:00' },
    status: 201,
    action: addHours,
    names: hoursNames,
    accepts: clock,
    document: changedHours('addHours', 'AddHoursInput'),
    variables: (request) => ({ input: hoursIn(request) }),
    give: giveHours('addHours'),
  },
  {
    method: 'PUT',
    path: '/api/expert-availability',
    summary:
      'Changes your whole availability: timezone, weekly, overrides, minNoticeHours, autoConfirm; what is not given stays',
    example: { timezone: 'Asia/Dubai', weekly: [{ day: 1, start: '09:00', end: '12:00' }], autoConfirm: true },
    action: setAvailability,
    placeOf: wholePlace,
    body: wholeBody,
    document: `mutation ($input: SetAvailabilityInput!) { setAvailability(input: $input) { expert { ${whole} } } }`,
    variables: ({ body }) => ({ input: wholeInput(body) }),
    give(data) {
      const { expert } = data['setAvailability']! as { expert: WithWhole | null }
      return expert?.availability ? wholeGiven(expert.availability) : null
    },
  },
  {
    method: 'PUT',
    path: '/api/expert-availability/:id(\\d{1,9})',
    summary: 'Changes hours of the week in which you can be booked',
    example: { weekday: 1, startTime: '09:00', endTime: '10:00' },
    action: updateHours,
    decided: ['number'],
    names: hoursNames,
    accepts: clock,
    document: changedHours('updateHours', 'UpdateHoursInput'),
    variables: (request) => ({ input: { number: Number(request.params['id']), ...hoursIn(request) } }),
    give: giveHours('updateHours'),
  },
  {
    method: 'DELETE',
    path: '/api/expert-availability/:id(\\d{1,9})',
    summary: 'Removes hours of the week in which you can be booked',
    action: removeHours,
    decided: ['number'],
    document: 'mutation ($input: RemoveHoursInput!) { removeHours(input: $input) { hoursNumber } }',
    variables: ({ params }) => ({ input: { number: Number(params['id']) } }),
    give: () => undefined,
  },
]
