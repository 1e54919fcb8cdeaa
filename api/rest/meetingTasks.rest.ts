/** The calls about action items, of a meeting of whatever kind. */
import { completeMeetingTask, removeMeetingTask, setMeetingTask } from '../features/calendar/meetingTask.actions.ts'
import { globalId, inputOf, type Data, type Shim, type ShimRequest } from './shim.ts'

interface RestTask {
  number: number
  text: string
  dueOn: string
  doneAt: string | null
  overdue: boolean
  assignee: { number: number } | null
  assigneeName: string | null
}
type RestMeeting = { tasks: RestTask[] | null } | null

const fields = 'tasks { number text dueOn doneAt overdue assignee { number } assigneeName }'

/** Null for those who see a booking or session and are not at it: its action items are not there for them. */
const itemsOf = (meeting: RestMeeting) =>
  meeting?.tasks?.map(({ number, assignee, assigneeName, ...task }) => ({
    id: number,
    ...task,
    assigneeId: assignee?.number ?? null,
    assignee: assigneeName,
  })) ?? null

const meeting = '/api/meetings/:id(\\d{1,9})/action-items'
const item = `${meeting}/:itemId(\\d{1,9})`

const idOf = ({ params }: ShimRequest) => globalId('Meeting', params['id'])
const taskOf = ({ params }: ShimRequest) => Number(params['itemId'])

const written = (request: ShimRequest) => ({
  ...inputOf(setMeetingTask, request.body),
  id: idOf(request),
  ...('assigneeId' in request.body ? { assigneeId: globalId('User', request.body['assigneeId']) } : {}),
})

/** The call of an action; it answers with all action items of the meeting. */
const changing = (
  call: Pick<Shim, 'method' | 'path' | 'summary' | 'variables'> & Partial<Shim>,
  action: typeof setMeetingTask | typeof completeMeetingTask | typeof removeMeetingTask,
): Shim => ({
  action,
  document: `mutation ($input: ${action.name[0]!.toUpperCase()}${action.name.slice(1)}Input!) {
    ${action.name}(input: $input) { meeting { ${fields} } }
  }`,
  give: (data: Data) => itemsOf((data[action.name]! as { meeting: RestMeeting }).meeting),
  ...call,
})

const example = { text: 'Send the samples', assigneeId: 1, dueOn: '2100-01-01' }

export const meetingTaskShims: Shim[] = [
  {
    method: 'GET',
    path: meeting,
    summary: 'The action items of a meeting, booking or session at which you are',
    document: `query ($number: Int!) { meeting(number: $number) { ${fields} } }`,
    variables: ({ params }) => ({ number: Number(params['id']) }),
    give: (data) => itemsOf(data['meeting']! as RestMeeting),
  },
  changing(
    {
      method: 'POST',
      path: meeting,
      summary: 'Writes an action item of a meeting that has begun',
      status: 201,
      decided: ['task'],
      example,
      variables: (request) => ({ input: { ...written(request), task: null } }),
    },
    setMeetingTask,
  ),
  changing(
    {
      method: 'PUT',
      path: item,
      summary: 'Changes an action item that is not done',
      decided: ['task'],
      example,
      variables: (request) => ({ input: { ...written(request), task: taskOf(request) } }),
    },
    setMeetingTask,
  ),
  changing(
    {
      method: 'PATCH',
      path: item,
      summary: 'Says that an action item is done, or that it is not after all',
      decided: ['task'],
      example: { done: true },
      variables: (request) => ({
        input: { ...inputOf(completeMeetingTask, request.body), id: idOf(request), task: taskOf(request) },
      }),
    },
    completeMeetingTask,
  ),
  changing(
    {
      method: 'DELETE',
      path: item,
      summary: 'Removes an action item',
      decided: ['task'],
      variables: (request) => ({ input: { id: idOf(request), task: taskOf(request) } }),
      give: () => undefined,
    },
    removeMeetingTask,
  ),
]
