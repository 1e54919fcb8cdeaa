/** The documented calls about the requests for validation that experts answer (docs/spec/rest.md#calls). */
import { boolean, object, string } from 'yup'
import { ValidationPriority, ValidationStatus, ValidationType } from '../__generated__/prisma/enums.ts'
import { field } from '../fieldRules.ts'
import { invalid } from '../errors.ts'
import { nodeId } from '../rules.ts'
import { globalId, lower, many, paging, rowsOf, totalOf, upper, wordsOf, type Connection, type Shim } from './shim.ts'

const request = `number title description requestType priority status createdAt assignedAt acceptedAt answerBy
  idea { number title } requester { number name } assignee { number name }`

interface RestRequest {
  number: number
  requestType: string
  priority: string
  status: string
  idea: { number: number; title: string } | null
  requester: { number: number; name: string } | null
  assignee: { number: number; name: string } | null
}
const restRequest = ({ number, idea, requester, assignee, ...rest }: RestRequest) => ({
  id: number,
  ...rest,
  requestType: lower(rest.requestType),
  priority: lower(rest.priority),
  status: lower(rest.status),
  ideaId: idea?.number ?? null,
  requesterId: requester?.number ?? null,
  requesterName: requester?.name ?? null,
  expertId: assignee?.number ?? null,
  expertName: assignee?.name ?? null,
})

const answerRules = object({
  id: nodeId('ValidationRequest'),
  status: string()
    .required('Must be accepted, declined, delegated, assigned or closed')
    .meta({ description: 'accepted, declined or delegated (the expert); assigned or closed (the university).' }),
  expertId: nodeId('User').optional().meta({ description: 'To whom it is delegated or assigned.' }),
  reason: field('Reason', 2_000, 'Why, or what the other one is told.'),
  noConflict: boolean().meta({ description: 'With accepted: that there is no conflict of interest.' }),
})

const names = {
  accepted: 'acceptValidation',
  declined: 'declineValidation',
  delegated: 'delegateValidation',
  assigned: 'assignValidation',
  closed: 'closeValidation',
}
const inputs = Object.values(names).map((name) => `${name[0]!.toUpperCase()}${name.slice(1)}Input`)
const declared = Object.keys(names).map((state, at) => `$${state}: ${inputs[at]}!, $is_${state}: Boolean!`)
const performed = Object.entries(names).map(
  ([state, name]) => `${name}(input: $${state}) @include(if: $is_${state}) { request { ${request} } }`,
)

export const validationShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/expert-validation-requests',
    summary: 'The requests for validation that are yours to answer; for the university all',
    requires: 'VALIDATION_QUEUE',
    query: ['status', 'priority', 'requestType', 'page', 'limit'],
    words: {
      status: wordsOf(ValidationStatus),
      priority: wordsOf(ValidationPriority),
      requestType: wordsOf(ValidationType),
    },
    document: `query ($filter: ValidationRequestFilter, $first: Int, $page: Int) {
      validationRequests(filter: $filter, sort: {field: PRIORITY, direction: DESC}, first: $first, page: $page) {
        totalCount(exact: true) edges { node { ${request} } }
      }
    }`,
    variables: ({ query }) => ({
      filter: {
        status: many(query, 'status')?.map(upper),
        priority: many(query, 'priority')?.map(upper),
        requestType: many(query, 'requestType')?.map(upper),
      },
      ...paging(query, 100),
    }),
    total: totalOf('validationRequests'),
    give: (data) => rowsOf(data['validationRequests']! as Connection<RestRequest>, restRequest),
  },
  {
    method: 'PUT',
    path: '/api/expert-validation-requests/:id(\\d{1,9})',
    summary: 'Accepts, declines, delegates, assigns or closes a request for validation',
    example: { status: 'accepted', noConflict: true },
    requires: 'VALIDATION_QUEUE',
    action: { rules: answerRules },
    document: `mutation (${declared.join(', ')}) { ${performed.join('\n')} }`,
    variables({ params, body }) {
      const id = globalId('ValidationRequest', params['id'])
      const expertId = body['expertId'] === undefined ? undefined : globalId('User', body['expertId'])
      const { reason, noConflict } = body
      const comment = reason
      const given: Record<string, object> = {
        accepted: { id, noConflict },
        declined: { id, reason },
        delegated: { id, expertId, comment },
        assigned: { id, expertId, comment },
        closed: { id, comment },
      }
      const state = lower(body['status'])
      return {
        input: { ...body, id, expertId },
        ...Object.fromEntries(
          Object.keys(given).flatMap((name) => [
            [name, given[name]],
            [`is_${name}`, name === state],
          ]),
        ),
      }
    },
    give(data) {
      const [done] = Object.values(data as Record<string, { request: RestRequest | null }>)
      if (!done) throw invalid({ status: 'Must be accepted, declined, delegated, assigned or closed' })
      return done.request && restRequest(done.request)
    },
  },
]
