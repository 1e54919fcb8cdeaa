/** The documented calls about support requests (docs/spec/rest.md#calls). */
import { SupportStatus, SupportUrgency } from '../__generated__/prisma/enums.ts'
import { createSupportRequest, updateSupportRequest } from '../features/support/request.actions.ts'
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

export const supportShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/support-requests',
    summary: 'Your support requests; for the university all that were submitted',
    query: ['page', 'limit', 'search', 'status', 'urgency'],
    words: { status: wordsOf(SupportStatus), urgency: wordsOf(SupportUrgency) },
    document: `query ($filter: SupportRequestFilter, $first: Int, $page: Int) {
      supportRequests(filter: $filter, first: $first, page: $page) { totalCount edges { node { ${fields} } } }
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
  {
    method: 'PATCH',
    path: '/api/support-requests/:id(\\d{1,9})',
    summary: 'Changes the draft of a support request of yours; what is not given stays',
    action: updateSupportRequest,
    decided: ['id'],
    accepts,
    names,
    example: { description: 'With a company in Oman' },
    document: mutation('updateSupportRequest', 'UpdateSupportRequestInput'),
    variables: ({ params, body }) => ({
      input: {
        ...inputOf(updateSupportRequest, body),
        ...idsIn(body),
        id: globalId('SupportRequest', params['id']),
      },
    }),
    give: changed('updateSupportRequest'),
  },
]
