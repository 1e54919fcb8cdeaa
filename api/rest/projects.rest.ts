/** The documented calls about projects (docs/spec/rest.md#calls). */
import * as records from '#texts/ui/records.js'
import { FundingStatus, ProjectStatus } from '../__generated__/prisma/enums.ts'
import { conflict, notFound } from '../errors.ts'
import { createProject, deleteProjects, setProjectAccess, updateProject } from '../features/projects/project.actions.ts'
import {
  arrayPage,
  globalId,
  inputOf,
  listOf,
  lower,
  many,
  paging,
  rowsOf,
  totalOf,
  upper,
  wholeOf,
  wordsOf,
  yesOf,
  type Connection,
  type Shim,
  type ShimRequest,
} from './shim.ts'

/** The fields of a project that the documented calls give. */
export const projectFields = `
  number title description abstract objectives methodology expectedOutcomes businessValue businessApplication
  problemSolving targetMarket startupPotential fundingAmountNeeded fundingAmount fundingPurpose fundingStatus grants
  seekingInvestment duration budget trl trlLevel: trl crlLevel commercialPotential status department institution tags keywords
  ipStatus ipOwnership patentReference disclosureDate publiclyDisclosed papers datasets software regulation contacts
  prototypeStatus trlValidationStatus investorInterestCount industryInterest visibleToResearchers principalInvestigator
  embargoUntil startDate endDate lastReviewDate nextReviewDate nextMeeting createdAt updatedAt offerType
  offerDetails ftoRegions projectStage collaborators challenges memberCount approvedForIndustry approvedForInvestors
  owner { number name firstName lastName department }`

export interface RestProject {
  number: number
  status: string
  fundingStatus: string
  trlValidationStatus: string
  memberCount: number
  owner: { number: number; name: string; firstName: string; lastName: string; department: string } | null
}

/** The documented words (docs/spec/projects.md#project), which programs compare letter by letter. */
const fundingWords: Record<FundingStatus, string> = {
  UNFUNDED: 'Unfunded',
  PARTIALLY_FUNDED: 'Partially Funded',
  FUNDED: 'Funded',
}

/** A project as the documented calls give one. */
export const restProject = ({
  number,
  owner,
  status,
  fundingStatus,
  trlValidationStatus,
  memberCount,
  ...rest
}: RestProject) => ({
  id: number,
  ...rest,
  status: lower(status),
  fundingStatus: fundingWords[fundingStatus as FundingStatus] ?? fundingStatus,
  trlValidationStatus: lower(trlValidationStatus),
  memberCount: Math.max(1, memberCount),
  teamSize: Math.max(1, memberCount),
  ownerId: owner?.number ?? null,
  ownerName: owner?.name ?? null,
  ownerFirstName: owner?.firstName ?? null,
  ownerLastName: owner?.lastName ?? null,
  ownerDepartment: owner?.department ?? null,
})

export type ProjectConnection = Connection<RestProject>

const filterOf = ({ query }: ShimRequest) => ({
  search: query.get('search') || undefined,
  status: many(query, 'status')?.map(upper),
  department: many(query, 'department'),
  tags: many(query, 'tags'),
  trlMin: wholeOf(query, 'trlMin'),
  trlMax: wholeOf(query, 'trlMax'),
  ownerId: wholeOf(query, 'ownerId') === undefined ? undefined : globalId('User', query.get('ownerId')),
  includePrivate: yesOf(query, 'includePrivate'),
})

const mine = (path: string): Shim => ({
  ...arrayPage,
  method: 'GET',
  path,
  summary: 'Your projects, and those you are a member of',
  emptyWithout: 'PROJECT_READ',
  document: `query ($first: Int, $page: Int) {
    projects(filter: {mine: true}, first: $first, page: $page) { totalCount(exact: true) edges { node { ${projectFields} } } }
  }`,
  total: totalOf('projects'),
  give: (data) => rowsOf(data['projects']! as ProjectConnection, restProject),
})

/** Fields that are taken in other forms as well. */
const accepts = {
  tags: {
    type: ['array', 'string'],
    items: { type: 'string' },
    description: 'Tags: a list, or one text with commas.',
  },
  fundingStatus: { type: 'string', enum: Object.values(fundingWords), description: 'How far it is funded.' },
  trlLevel: { type: ['integer', 'string', 'null'], description: 'The same as trl.' },
  fromDraft: undefined,
}

/** The fields of a project in a body, where trlLevel is another name of trl. */
const written = (action: typeof createProject | typeof updateProject, body: Record<string, unknown>) =>
  inputOf(action, 'trlLevel' in body && !('trl' in body) ? { ...body, trl: body['trlLevel'] } : body)

/** Under which of its names a body has a field. */
const placeOf = (path: string, body: Record<string, unknown>) =>
  path === 'trl' && !('trl' in body) && 'trlLevel' in body ? 'trlLevel' : path

const idOf = ({ params }: ShimRequest) => globalId('Project', params['id'])

/** setProjectAccess's input of a body with type, approve and notes or comments. */
export const accessInput = (request: ShimRequest) => ({
  ids: [idOf(request)],
  audience: upper(request.body['type']),
  approved: request.body['approve'],
  notes: request.body['notes'] ?? request.body['comments'],
})

/** setProjectAccess's answer about one project: the project, or why not. */
export function accessAnswer(data: Record<string, never>) {
  const { projects, refused } = data['setProjectAccess']! as { projects: RestProject[]; refused: { reason: string }[] }
  const [project] = projects
  if (project) return { ...restProject(project), success: true }
  const missing = notFound(records.project())
  const reason = refused[0]?.reason ?? missing.message
  throw reason === missing.message ? missing : conflict(reason)
}

export const projectShims: Shim[] = [
  mine('/api/projects/my'),
  mine('/api/user-projects'),
  {
    method: 'GET',
    path: '/api/projects',
    summary: 'The projects that you may see',
    emptyWithout: 'PROJECT_READ',
    words: { status: wordsOf(ProjectStatus) },
    query: ['page', 'limit', 'search', 'status', 'ownerId', 'includePrivate', 'department', 'trlMin', 'trlMax', 'tags'],
    document: `query ($filter: ProjectFilter, $first: Int, $page: Int) {
      projects(filter: $filter, first: $first, page: $page) { totalCount(exact: true) edges { node { ${projectFields} } } }
    }`,
    variables: (request) => ({ filter: filterOf(request), ...paging(request.query) }),
    give: (data, { query }) => listOf(data['projects']! as ProjectConnection, query, restProject),
  },
  {
    method: 'GET',
    path: '/api/projects/:id(\\d{1,9})',
    summary: 'A project',
    document: `query ($number: Int!) { project(number: $number) { ${projectFields} } }`,
    variables: ({ params }) => ({ number: Number(params['id']) }),
    give: (data) => data['project'] && restProject(data['project']),
  },
  {
    method: 'POST',
    path: '/api/projects',
    summary: 'Creates a project',
    example: { title: 'Solar still', description: 'Clean water', tags: ['water', 'solar'], trl: 3 },
    status: 201,
    action: createProject,
    accepts,
    placeOf,
    document: `mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { ${projectFields} } } }`,
    variables: ({ body }) => ({ input: written(createProject, body) }),
    give: (data) => restProject((data['createProject']! as { project: RestProject }).project),
  },
  {
    method: 'PATCH',
    path: '/api/projects/:id(\\d{1,9})',
    summary: 'Changes a project',
    example: { title: 'Lunar still', fundingStatus: 'Partially Funded' },
    action: updateProject,
    accepts,
    placeOf,
    document: `mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { project { ${projectFields} } } }`,
    variables: (request) => ({ input: { ...written(updateProject, request.body), id: idOf(request) } }),
    give: (data) => restProject((data['updateProject']! as { project: RestProject }).project),
  },
  {
    method: 'DELETE',
    path: '/api/projects/:id(\\d{1,9})',
    summary: 'Deletes a project',
    action: deleteProjects,
    document: 'mutation ($input: DeleteProjectsInput!) { deleteProjects(input: $input) { deletedIds } }',
    variables: (request) => ({ input: { ids: [idOf(request)] } }),
    give: () => undefined,
  },
  {
    method: 'POST',
    path: '/api/projects/:id(\\d{1,9})/approve-access',
    summary: 'Opens a project to industry or investors, or closes it',
    example: { type: 'industry', approve: true },
    action: setProjectAccess,
    names: { audience: 'type', approved: 'approve' },
    accepts: { comments: { type: 'string', description: 'The same as notes.' } },
    document: `mutation ($input: SetProjectAccessInput!) {
      setProjectAccess(input: $input) { projects { ${projectFields} } refused { reason } }
    }`,
    variables: (request) => ({ input: accessInput(request) }),
    give: accessAnswer,
  },
]
