/** The documented calls about the weekly hours of experts (innovation.md 7). */
import { addHours, changeHours, removeHours } from '../features/experts/availability.actions.ts'
import { wholeOf, type Shim, type ShimRequest } from './shim.ts'

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
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
/** Minutes after midnight of `HH:mm`; what is none goes on as it is. */
const minutesOf = (time: unknown) => {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(String(time)) ?? []
  return hours ? Number(hours) * 60 + Number(minutes) : time
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

export const availabilityShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/expert-availability',
    summary: 'The weekly hours of experts, each on the own clock',
    requires: 'EXPERT_BOOK',
    query: ['expertId'],
    document: `query ($filter: UserFilter) { users(filter: $filter, first: 100) { edges { node { ${availability} } } } }`,
    variables: () => ({ filter: { role: ['EXPERT'], status: ['ACTIVE'] } }),
    give(data, { query }) {
      const wanted = wholeOf(query, 'expertId')
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
