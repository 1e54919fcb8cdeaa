/** The documented calls about investment opportunities (docs/spec/rest.md#calls). */
import { FundingStatus } from '../__generated__/prisma/enums.ts'
import { sectors } from '../features/challenges/sectorWords.rules.ts'
import { saveOpportunity, unsaveOpportunity } from '../features/opportunities/opportunity.actions.ts'
import { globalId, inputOf, lower, many, paging, upper, wordsOf, type Shim } from './shim.ts'

const fields = `fit reasons against changes trl
  project { number title description department tags fundingStatus seekingInvestment fundingAmountNeeded fundingPurpose
    principalInvestigator validatedTrl }
  mark { number savedAt note dismissedAt seenAt }`

interface RestMark {
  number: number
  savedAt: string | null
  note: string
  dismissedAt: string | null
  seenAt: string | null
}

interface RestOpportunity {
  fit: number | null
  reasons: string[]
  against: string[]
  changes: string[]
  trl: number | null
  project: { number: number; fundingStatus: string } | null
  mark: RestMark | null
}

interface RestPage {
  totalCount: number
  opportunities: RestOpportunity[]
}

function restOpportunity({ project, mark, ...rest }: RestOpportunity) {
  if (!project) return []
  const { number, fundingStatus, ...told } = project
  return [
    {
      ...told,
      fundingStage: lower(fundingStatus),
      ...rest,
      projectId: number,
      savedId: mark?.savedAt ? mark.number : null,
      savedAt: mark?.savedAt ?? null,
      note: mark?.note ?? '',
    },
  ]
}

const rows = (page: RestPage) => page.opportunities.flatMap(restOpportunity)

/** A page of the ranking: the filter that the path asks for, and the order. */
const document = `query ($filter: OpportunityFilter, $sort: OpportunitySort, $first: Int, $page: Int) {
  opportunities(filter: $filter, sort: $sort, first: $first, page: $page) { totalCount opportunities { ${fields} } }
}`
const bestFirst = { field: 'FIT', direction: 'DESC' }

function givePage(data: Record<string, never>, query: URLSearchParams) {
  const found = data['opportunities']! as RestPage
  const { page, first } = paging(query)
  return {
    data: rows(found),
    total: found.totalCount,
    page,
    totalPages: Math.ceil(found.totalCount / first),
  }
}

export const opportunityShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/investment-opportunities/recommended',
    summary: 'Opportunities that you have neither saved nor dismissed, those first that fit your thesis best',
    query: ['sector', 'trl', 'fundingStage', 'dismissedIds', 'page', 'limit'],
    words: { sector: sectors, fundingStage: wordsOf(FundingStatus) },
    document,
    variables: ({ query }) => ({
      filter: {
        show: 'UNDECIDED',
        sectors: many(query, 'sector'),
        trl: many(query, 'trl')?.map(Number),
        fundingStatus: many(query, 'fundingStage')?.map(upper),
        dismissedIds: many(query, 'dismissedIds')?.map((id) => globalId('Project', id)),
      },
      sort: bestFirst,
      ...paging(query),
    }),
    give: (data, { query }) => givePage(data, query),
  },
  {
    method: 'GET',
    path: '/api/investment-opportunities/saved',
    summary: 'Your saved opportunities with your notes and what has changed since you looked',
    query: ['page', 'limit'],
    document,
    variables: ({ query }) => ({ filter: { show: 'SAVED' }, sort: bestFirst, ...paging(query) }),
    give: (data, { query }) => givePage(data, query),
  },
  {
    method: 'POST',
    path: '/api/investment-opportunities/saved',
    summary: 'Saves an opportunity',
    status: 201,
    action: saveOpportunity,
    accepts: { projectId: { type: 'integer', description: 'The number of the project.' } },
    example: { projectId: 1, note: 'Ask for the test report' },
    document: `mutation ($input: SaveOpportunityInput!) {
      saveOpportunity(input: $input) { project { number } mark { number savedAt note } }
    }`,
    variables: ({ body }) => ({
      input: {
        ...inputOf(saveOpportunity, body),
        ...(body['projectId'] == null ? {} : { projectId: globalId('Project', body['projectId']) }),
      },
    }),
    give(data) {
      const { project, mark } = data['saveOpportunity']! as {
        project: { number: number } | null
        mark: RestMark | null
      }
      return (
        project && mark && { savedId: mark.number, projectId: project.number, savedAt: mark.savedAt, note: mark.note }
      )
    },
  },
  {
    method: 'DELETE',
    path: '/api/investment-opportunities/saved',
    summary: 'Takes an opportunity off your saved ones, with its note',
    query: ['savedId'],
    needs: ['savedId'],
    action: unsaveOpportunity,
    names: { id: 'savedId' },
    decided: ['id'],
    document: `mutation ($input: UnsaveOpportunityInput!) {
      unsaveOpportunity(input: $input) { project { number } }
    }`,
    variables: ({ query }) => ({ input: { id: globalId('OpportunityMark', query.get('savedId') ?? '') } }),
    give: () => undefined,
  },
  {
    method: 'GET',
    path: '/api/investors/dashboard',
    summary: 'What your dashboard shows: what is recommended, and what has changed in what you saved',
    document: `query ($best: OpportunitySort) {
      recommended: opportunities(filter: { show: UNDECIDED }, sort: $best, first: 5) {
        totalCount opportunities { ${fields} }
      }
      changed: opportunities(filter: { show: SAVED, changed: true }, first: 5) {
        totalCount opportunities { ${fields} }
      }
      saved: opportunities(filter: { show: SAVED }, first: 0) { totalCount }
    }`,
    variables: () => ({ best: bestFirst }),
    give(data) {
      const { recommended, changed, saved } = data as unknown as Record<'recommended' | 'changed' | 'saved', RestPage>
      return {
        openOpportunities: recommended.totalCount,
        savedOpportunities: saved.totalCount,
        changedOpportunities: changed.totalCount,
        recommended: rows(recommended),
        changes: rows(changed),
      }
    },
  },
]
