/** The documented calls about support requests (docs/spec/rest.md#calls). */
import { SupportStatus, SupportUrgency } from '../__generated__/prisma/enums.ts'
import { createSupportRequest, updateSupportRequest } from '../features/support/request.actions.ts'
import { invalid } from '../errors.ts'
import * as errors from '#texts/support/errors.js'
import { globalId, inputOf, listOf, lower, many, paging, upper, wordsOf, type Connection, type Shim } from './shim.ts'

const fields = `number title subtype description neededBy urgency status category { number name } project { number }
  requester { number name } assignee { number name } submittedAt answerBy isOverdue firstAnsweredAt waitingSince
  resolvedAt closedAt rating createdAt updatedAt`

interface Numbered {
  number: number
  name: string
}
interface RestRequest {
  number: number
  urgency: string
  status: string
  category: Numbered
  project: { number: number } | null
  requester: Numbered | null
  assignee: Numbered | null
}

const restRequest = ({ number, category, project, requester, assignee, ...rest }: RestRequest) => ({
  id: number,
  ...rest,
  urgency: lower(rest.urgency),
  status: lower(rest.status),
  category: category.name,
  categoryId: category.number,
  projectId: project?.number ?? null,
  requesterId: requester?.number ?? null,
  requester: requester?.name ?? null,
  assigneeId: assignee?.number ?? null,
  assignee: assignee?.name ?? null,
})

const accepts = {
  categoryId: undefined,
  category: { type: 'integer', description: 'The number of the category.' },
  projectId: { type: ['integer', 'null'], description: 'The number of the project that it is about.' },
}
const names = { categoryId: 'category' }

/** The ids that the body names by number. */
const idsIn = ({ category, projectId }: Record<string, unknown>) => ({
  ...(category == null ? {} : { categoryId: globalId('SupportCategory', category) }),
  ...(projectId === undefined ? {} : { projectId: projectId === null ? null : globalId('Project', projectId) }),
})

type Changed = Record<string, { supportRequest: RestRequest | null }>
const changed = (name: string) => (data: object) => {
  const { supportRequest } = (data as Changed)[name]!
  return supportRequest && restRequest(supportRequest)
}
const mutation = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { supportRequest { ${fields} } } }`

/**
 * Moves a request when a status is given, assigns it when a person is, and changes the draft otherwise. A reason with
 * `in_progress` reopens it, as only its researcher can.
 */
function deedOf({ status, reason, assigneeId }: Record<string, unknown>): string {
  if (status === undefined) return assigneeId === undefined ? 'updates' : 'assigns'
  if (reason && upper(status) === 'IN_PROGRESS') return 'reopens'
  return deeds[String(upper(status))] ?? ''
}

const deeds: Record<string, string> = {
  SUBMITTED: 'submits',
  IN_PROGRESS: 'starts',
  WAITING_FOR_RESEARCHER: 'asks',
  RESOLVED: 'resolves',
  CLOSED: 'closes',
}
const moves = ['submitted', 'in_progress', 'waiting_for_researcher', 'resolved', 'closed']

const changeRequest: Shim = {
  method: 'PATCH',
  path: '/api/support-requests/:id(\\d{1,9})',
  summary:
    'Changes the draft of a support request of yours, moves a request to another status, or assigns it; what is not given stays',
  action: updateSupportRequest,
  decided: ['id'],
  accepts: {
    ...accepts,
    status: { type: 'string', enum: moves, description: 'Moves it instead of changing it.' },
    reason: {
      type: 'string',
      description:
        'The question (waiting_for_researcher), the answer (resolved), or what is still open, which reopens it (in_progress).',
    },
    assigneeId: {
      type: ['integer', 'null'],
      description: 'The number of who of the team works on it; null for nobody.',
    },
  },
  names: { ...names, question: 'reason', answer: 'reason' },
  example: { description: 'With a company in Oman' },
  document: `mutation (
    $update: UpdateSupportRequestInput!, $submit: SubmitSupportRequestInput!, $start: StartSupportRequestInput!
    $ask: AskSupportRequesterInput!, $resolve: ResolveSupportRequestInput!, $close: CloseSupportRequestInput!
    $reopen: ReopenSupportRequestInput!, $assign: AssignSupportRequestsInput!
    $updates: Boolean!, $submits: Boolean!, $starts: Boolean!, $asks: Boolean!, $resolves: Boolean!, $closes: Boolean!
    $reopens: Boolean!, $assigns: Boolean!
  ) {
    updateSupportRequest(input: $update) @include(if: $updates) { supportRequest { ${fields} } }
    submitSupportRequest(input: $submit) @include(if: $submits) { supportRequest { ${fields} } }
    startSupportRequest(input: $start) @include(if: $starts) { supportRequest { ${fields} } }
    askSupportRequester(input: $ask) @include(if: $asks) { supportRequest { ${fields} } }
    resolveSupportRequest(input: $resolve) @include(if: $resolves) { supportRequest { ${fields} } }
    closeSupportRequest(input: $close) @include(if: $closes) { supportRequest { ${fields} } }
    reopenSupportRequest(input: $reopen) @include(if: $reopens) { supportRequest { ${fields} } }
    assignSupportRequests(input: $assign) @include(if: $assigns) { supportRequests { ${fields} } }
  }`,
  variables({ params, body }) {
    const id = globalId('SupportRequest', params['id'])
    const deed = deedOf(body)
    const { reason = '', assigneeId } = body
    return {
      update: { ...inputOf(updateSupportRequest, body), ...idsIn(body), id },
      ...Object.fromEntries(['submit', 'start', 'close'].map((name) => [name, { id }])),
      ask: { id, question: reason },
      resolve: { id, answer: reason },
      reopen: { id, reason },
      assign: { ids: [id], assigneeId: assigneeId == null ? null : globalId('User', assigneeId) },
      ...Object.fromEntries(
        ['updates', 'assigns', 'reopens', ...Object.values(deeds)].map((name) => [name, name === deed]),
      ),
    }
  },
  give(data) {
    type Given = { supportRequest?: RestRequest | null; supportRequests?: RestRequest[] }
    const [done] = Object.values(data as unknown as Record<string, Given>)
    if (!done) throw invalid({ status: errors.chooseStatus() })
    const request = done.supportRequest ?? done.supportRequests?.[0]
    return request && restRequest(request)
  },
}

export const supportShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/support-requests',
    summary: 'Your support requests; for the university all that were submitted',
    query: ['page', 'limit', 'search', 'status', 'urgency'],
    words: { status: wordsOf(SupportStatus), urgency: wordsOf(SupportUrgency) },
    document: `query ($filter: SupportRequestFilter, $first: Int, $page: Int) {
      supportRequests(filter: $filter, first: $first, page: $page) { totalCount(exact: true) edges { node { ${fields} } } }
    }`,
    variables: ({ query }) => ({
      filter: {
        search: query.get('search') || undefined,
        status: many(query, 'status')?.map(upper),
        urgency: many(query, 'urgency')?.map(upper),
      },
      ...paging(query),
    }),
    give: (data, { query }) => listOf(data['supportRequests']! as Connection<RestRequest>, query, restRequest),
  },
  {
    method: 'POST',
    path: '/api/support-requests',
    summary: 'Submits a support request, or keeps it as a draft',
    status: 201,
    action: createSupportRequest,
    accepts,
    names,
    demands: ['category', 'title'],
    example: { category: 1, title: 'Check a contract', description: 'With a company abroad', urgency: 'high' },
    document: mutation('createSupportRequest', 'CreateSupportRequestInput'),
    variables: ({ body }) => ({ input: { ...inputOf(createSupportRequest, body), ...idsIn(body) } }),
    give: changed('createSupportRequest'),
  },
  {
    method: 'GET',
    path: '/api/support-requests/:id(\\d{1,9})',
    summary: 'A support request',
    document: `query ($number: Int!) { supportRequest(number: $number) { ${fields} } }`,
    variables: ({ params }) => ({ number: Number(params['id']) }),
    give: (data) => data['supportRequest'] && restRequest(data['supportRequest']),
  },
  changeRequest,
]
