/** The documented calls about the weekly hours of experts (innovation.md 7). */
import { addHours, changeHours, removeHours, setAvailability } from '../features/experts/availability.actions.ts'
import { minutesOf, timeOf } from './clockTimes.ts'
import { wholeOf, type Shim, type ShimRequest } from './shim.ts'
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

export const availabilityShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/expert-availability',
    summary:
      'Your availability, as an expert; else, or with expertId, the weekly hours of experts, each on the own clock',
    requires: 'EXPERT_BOOK',
    query: ['expertId'],
    document: `query ($filter: UserFilter) {
      users(filter: $filter, first: 100) { edges { node { ${availability} } } }
      viewer { person { role ${whole} } }
    }`,
    variables: () => ({ filter: { role: ['EXPERT'], status: ['ACTIVE'] } }),
    give(data, { query }) {
      const wanted = wholeOf(query, 'expertId')
      const { person } = data['viewer']! as { person: (WithWhole & { role: string }) | null }
      if (!query.has('expertId') && person?.role === 'EXPERT' && person.availability)
        return wholeGiven(person.availability)
      return (data['users']! as { edges: { node: WithHours | null }[] }).edges.flatMap(({ node }) =>
        node && (wanted === undefined || node.number === wanted) ? restHours(node) : [],
      )
    },
  },
  {
    method: 'POST',
    path: '/api/expert-availability',
    summary: 'Adds hours of the week in which you can be booked',
    status: 201,
    action: addHours,
    names: hoursNames,
    document: changedHours('addHours', 'AddHoursInput'),
    variables: (request) => ({ input: hoursIn(request) }),
    give: giveHours('addHours'),
  },
  {
    method: 'PUT',
    path: '/api/expert-availability',
    summary:
      'Changes your whole availability: timezone, weekly, overrides, minNoticeHours, autoConfirm; what is not given stays',
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
    action: changeHours,
    names: hoursNames,
    document: changedHours('changeHours', 'ChangeHoursInput'),
    variables: (request) => ({ input: { id: Number(request.params['id']), ...hoursIn(request) } }),
    give: giveHours('changeHours'),
  },
  {
    method: 'DELETE',
    path: '/api/expert-availability/:id(\\d{1,9})',
    summary: 'Removes hours of the week in which you can be booked',
    action: removeHours,
    document: 'mutation ($input: RemoveHoursInput!) { removeHours(input: $input) { hoursNumber } }',
    variables: ({ params }) => ({ input: { id: Number(params['id']) } }),
    give: () => undefined,
  },
]
