/** The documented calls of the university's team (docs/spec/rest.md#calls). */
import { ProjectStatus } from '../__generated__/prisma/enums.ts'
import { reviewProject } from '../features/projects/review.actions.ts'
import {
  accessAnswer,
  accessInput,
  projectFields,
  restProject,
  type ProjectConnection,
  type RestProject,
} from './projects.rest.ts'
import { globalId, lower, many, rowsOf, upper, wordsOf, type Shim, type ShimRequest } from './shim.ts'
import { sliceDocument, sliceRows, sliceVariables } from './slice.ts'

const team = { requires: 'PROJECT_REVIEW' } as const

interface Entry {
  at: string
  action: string
  comment: string | null
  actor: { name: string } | null
  changes: { field: string; before: unknown; after: unknown }[]
}
type Reviewed = RestProject & { history: { edges: { node: Entry }[] } }

/** A project with who decided what, when and why. */
const withHistory = ({ history, ...project }: Reviewed) => ({
  ...restProject(project),
  history: history.edges.map(({ node: { actor, ...entry } }) => ({ ...entry, by: actor?.name ?? null })),
})

const projectsOf = (connection: ProjectConnection | undefined) => (connection ? rowsOf(connection, restProject) : [])

/** What a call to approve or reject is about: an audience when it names one, else the proposal. */
const answerOf = (decision: 'APPROVE' | 'REJECT', request: ShimRequest) => {
  const { comments, notes, type, approve, action } = request.body
  const rejected = decision === 'REJECT' || approve === false || upper(action) === 'REJECT'
  return {
    toAudience: type !== undefined,
    input: {
      id: globalId('Project', request.params['id']),
      decision: rejected ? 'REJECT' : 'APPROVE',
      comments: comments ?? notes,
    },
    access: accessInput({ ...request, body: { ...request.body, approve: !rejected } }),
  }
}

const answer = (verb: 'approve' | 'reject'): Shim => ({
  method: 'PUT',
  path: `/api/kuteam/projects/:id(\\d{1,9})/${verb}`,
  summary:
    verb === 'approve' ? 'Accepts a proposed project, or opens one to an audience' : 'Returns a proposed project',
  action: reviewProject,
  decided: ['decision'],
  names: { audience: 'type', approved: 'approve' },
  accepts: {
    type: { type: 'string', enum: ['industry', 'investors'], description: 'The audience, when it is about one.' },
    approve: { type: 'boolean', description: 'False rejects.' },
    action: { type: 'string', enum: ['approve', 'reject'], description: 'The same in a word.' },
    notes: { type: 'string', description: 'The same as comments.' },
  },
  demands: verb === 'reject' ? ['comments'] : [],
  example: { comments: verb === 'reject' ? 'Say more about the market' : 'A plan that holds' },
  document: `mutation ($input: ReviewProjectInput!, $access: SetProjectAccessInput!, $toAudience: Boolean!) {
    reviewProject(input: $input) @skip(if: $toAudience) { project { ${projectFields} } }
    setProjectAccess(input: $access) @include(if: $toAudience) { projects { ${projectFields} } refused { reason } }
  }`,
  variables: (request) => answerOf(verb === 'approve' ? 'APPROVE' : 'REJECT', request),
  give: (data) => {
    const reviewed = data['reviewProject'] as { project: RestProject } | undefined
    return reviewed ? { ...restProject(reviewed.project), success: true } : accessAnswer(data)
  },
})

export const kuteamShims: Shim[] = [
  {
    ...team,
    method: 'GET',
    path: '/api/kuteam/dashboard',
    summary: 'What waits for the university, and how many projects stand where',
    document: `query {
      projectFigures { byStatus { status count } }
      waiting: users(filter: {status: [PENDING_VERIFICATION]}, first: 1) { totalCount(exact: true) }
      proposed: projects(filter: {status: [PROPOSED]}, first: 10, sort: {field: STATUS_SINCE, direction: ASC}) {
        totalCount(exact: true) edges { node { ${projectFields} } }
      }
      latest: projects(first: 10, sort: {field: UPDATED_AT, direction: DESC}) {
        totalCount(exact: true) edges { node { ${projectFields} } }
      }
    }`,
    give: (data) => {
      const { byStatus } = data['projectFigures']! as { byStatus: { status: string; count: number }[] }
      const proposed = data['proposed']! as ProjectConnection
      const latest = data['latest']! as ProjectConnection
      return {
        totalProjects: latest.totalCount,
        projectsByStatus: Object.fromEntries(byStatus.map(({ status, count }) => [lower(status), count])),
        pendingProjects: proposed.totalCount,
        pendingAccounts: (data['waiting']! as { totalCount: number }).totalCount,
        waitingProjects: projectsOf(proposed),
        recentProjects: projectsOf(latest),
      }
    },
  },
  {
    ...team,
    method: 'GET',
    path: '/api/kuteam/projects',
    summary: 'All projects, cut by limit and offset',
    query: ['status', 'limit', 'offset'],
    words: { status: [...wordsOf(ProjectStatus), 'pending'] },
    document: sliceDocument('projects', 'ProjectFilter', projectFields),
    variables: ({ query }) => {
      const status = many(query, 'status')?.map((value) =>
        value.toLowerCase() === 'pending' ? 'PROPOSED' : upper(value),
      )
      return { filter: { status }, ...sliceVariables(query) }
    },
    give: (data, { query }) => {
      const { rows, ...slice } = sliceRows(data, 'projects', query, restProject)
      return { data: rows, ...slice }
    },
  },
  {
    ...team,
    method: 'GET',
    path: '/api/kuteam/projects/:id(\\d{1,9})',
    summary: 'A project with its history',
    document: `query ($number: Int!) { project(number: $number) {
      ${projectFields}
      history(first: 100) { edges { node { at action comment actor { name } changes { field before after } } } }
    } }`,
    variables: ({ params }) => ({ number: Number(params['id']) }),
    give: (data) => data['project'] && withHistory(data['project']),
  },
  answer('approve'),
  answer('reject'),
]
