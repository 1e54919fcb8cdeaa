/** The documented calls about ideas and their validation (docs/spec/rest.md#calls). */
import { IdeaStatus } from '../__generated__/prisma/enums.ts'
import { createIdea, deleteIdea, submitIdea, updateIdea } from '../features/ideas/idea.actions.ts'
import { legacyLabels, statusOfLabel } from '../features/ideas/ideaStatus.ts'
import { reviewIdea } from '../features/ideas/review.actions.ts'
import { requestValidation } from '../features/ideas/validation.actions.ts'
import {
  globalId,
  inputOf,
  listOf,
  lower,
  many,
  paging,
  upper,
  wordsOf,
  type Connection,
  type Shim,
  type ShimRequest,
} from './shim.ts'

const fields = `
  number title description category tags status visibleToResearchers confidential ipCheck submitter { number name } submittedAt answerBy votes
  reviewComment validatedAt project { number } createdAt updatedAt
  evaluations { summary expert { name department } }`

interface RestIdea {
  number: number
  status: string
  ipCheck: string | null
  submitter: { number: number; name: string } | null
  submittedAt: string | null
  validatedAt: string | null
  project: { number: number } | null
  evaluations: { summary: string; expert: { name: string; department: string } | null }[]
}

/** An idea as the documented calls give one: what the last expert found stands in single fields. */
function restIdea({
  number,
  status,
  ipCheck,
  submitter,
  submittedAt,
  validatedAt,
  project,
  evaluations,
  ...rest
}: RestIdea) {
  const [evaluation] = evaluations
  return {
    id: number,
    ...rest,
    status: lower(status),
    ipCheck: ipCheck && lower(ipCheck),
    submittedBy: submitter?.name ?? null,
    submittedById: submitter?.number ?? null,
    submittedDate: submittedAt,
    expertName: evaluation?.expert?.name ?? null,
    expertAffiliation: evaluation?.expert?.department ?? null,
    expertFeedback: evaluation?.summary ?? null,
    validationDate: validatedAt,
    projectId: project?.number ?? null,
  }
}

type Changed = Record<string, { idea: RestIdea | null }>
const changed = (name: string) => (data: object) => {
  const { idea } = (data as Changed)[name]!
  return idea && restIdea(idea)
}
const mutation = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { idea { ${fields} } } }`
const idOf = ({ params }: ShimRequest) => globalId('Idea', params['id'])

const list = (path: string): Shim => ({
  method: 'GET',
  path,
  summary: 'Your ideas; for the university all',
  requires: 'IDEA_SANDBOX',
  query: ['page', 'limit', 'search', 'status', 'category'],
  words: { status: [...wordsOf(IdeaStatus), ...legacyLabels] },
  document: `query ($filter: IdeaFilter, $first: Int, $page: Int) {
    ideas(filter: $filter, first: $first, page: $page) { totalCount(exact: true) edges { node { ${fields} } } }
  }`,
  variables: ({ query }) => ({
    filter: {
      inside: true,
      search: query.get('search') || undefined,
      status: many(query, 'status')?.map((status) => upper(statusOfLabel(status))),
      category: many(query, 'category'),
    },
    ...paging(query, 100),
  }),
  give: (data, { query }) => listOf(data['ideas']! as Connection<RestIdea>, query, restIdea, 100),
})

const create = (path: string): Shim => ({
  method: 'POST',
  path,
  summary: 'Writes an idea down: a draft, unless its status is submitted',
  status: 201,
  action: createIdea,
  decided: ['fromDraft', 'submit'],
  accepts: {
    submittedBy: { type: ['integer', 'string'], description: 'Not read: it is the caller.' },
    status: { type: 'string', enum: ['draft', 'submitted'], description: 'Whether it goes to the university at once.' },
  },
  example: { title: 'Solar still', description: 'Clean water from wells', category: 'Other' },
  document: mutation('createIdea', 'CreateIdeaInput'),
  variables: ({ body }) => ({
    input: { submit: upper(body['status']) === 'SUBMITTED', ...inputOf(createIdea, body) },
  }),
  give: changed('createIdea'),
})

export const ideaShims: Shim[] = [
  list('/api/ideas'),
  create('/api/ideas'),
  {
    method: 'PUT',
    path: '/api/ideas/:id(\\d{1,9})',
    summary: 'Changes an idea of yours that is not validated yet',
    example: { title: 'Solar still for villages' },
    action: updateIdea,
    document: mutation('updateIdea', 'UpdateIdeaInput'),
    variables: (request) => ({ input: { ...inputOf(updateIdea, request.body), id: idOf(request) } }),
    give: changed('updateIdea'),
  },
  {
    method: 'DELETE',
    path: '/api/ideas/:id(\\d{1,9})',
    summary: 'Deletes an idea of yours',
    action: deleteIdea,
    document: 'mutation ($input: DeleteIdeaInput!) { deleteIdea(input: $input) { deletedId } }',
    variables: (request) => ({ input: { id: idOf(request) } }),
    give: () => undefined,
  },
  list('/api/research-ideas'),
  create('/api/research-ideas'),
  {
    method: 'GET',
    path: '/api/research-ideas/areas',
    summary: 'The categories of ideas',
    document: 'query { ideaCategories }',
    give: (data) => data['ideaCategories'],
  },
  {
    method: 'GET',
    path: '/api/research-ideas/:id(\\d{1,9})',
    summary: 'An idea',
    requires: 'IDEA_SANDBOX',
    document: `query ($number: Int!) { idea(number: $number) { ${fields} } }`,
    variables: ({ params }) => ({ number: Number(params['id']) }),
    give: (data) => data['idea'] && restIdea(data['idea']),
  },
  {
    method: 'POST',
    path: '/api/research-ideas/:id(\\d{1,9})/submit',
    summary: 'Hands an idea of yours in to the university',
    action: submitIdea,
    document: mutation('submitIdea', 'SubmitIdeaInput'),
    variables: (request) => ({ input: { id: idOf(request) } }),
    give: changed('submitIdea'),
  },
  {
    method: 'POST',
    path: '/api/research-ideas/:id(\\d{1,9})/review',
    summary: 'Answers an idea: approved, needs_changes or declined, with comments',
    example: { decision: 'approved', comments: 'Worth a session with an expert.' },
    action: reviewIdea,
    document: mutation('reviewIdea', 'ReviewIdeaInput'),
    variables: (request) => ({ input: { ...inputOf(reviewIdea, request.body), id: idOf(request) } }),
    give: changed('reviewIdea'),
  },
  {
    method: 'POST',
    path: '/api/validation-requests',
    summary: 'Asks for the validation of an approved idea by an expert',
    example: { ideaId: 1, requestType: 'technical', priority: 'medium' },
    status: 201,
    action: requestValidation,
    document: `mutation ($input: RequestValidationInput!) {
      requestValidation(input: $input) { request { number title description requestType priority status createdAt } }
    }`,
    variables: ({ body }) => ({
      input: { ...inputOf(requestValidation, body), ideaId: globalId('Idea', body['ideaId']) },
    }),
    give(data) {
      const { request } = data['requestValidation']! as {
        request: { number: number; requestType: string; priority: string; status: string }
      }
      const { number, requestType, priority, status, ...rest } = request
      return {
        id: number,
        ...rest,
        requestType: lower(requestType),
        priority: lower(priority),
        status: lower(status),
        message: 'Validation request submitted',
      }
    },
  },
]
