/** The documented calls about the portfolio of an investor (docs/spec/rest.md#calls). */
import { HoldingStatus } from '../__generated__/prisma/enums.ts'
import { createInterestHolding } from '../features/holdings/holding.actions.ts'
import { globalId, inputOf, listOf, lower, many, paging, upper, wordsOf, type Connection, type Shim } from './shim.ts'

const fields = `number name external project { number } investmentInterest { number } sector fundingStage instrument
  amount investedOn stakePercent status worth multiple trlAtInvestment trl nextMilestone { title plannedOn }
  latestUpdate { dueOn text } createdAt updatedAt`

interface RestHolding {
  number: number
  project: { number: number } | null
  investmentInterest: { number: number } | null
  sector: string
  fundingStage: string
  instrument: string
  status: string
}

const restHolding = ({ number, project, investmentInterest, ...rest }: RestHolding) => ({
  id: number,
  ...rest,
  projectId: project?.number ?? null,
  interestId: investmentInterest?.number ?? null,
  sector: lower(rest.sector),
  fundingStage: lower(rest.fundingStage),
  instrument: lower(rest.instrument),
  status: lower(rest.status),
})

export const portfolioShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/investment-portfolios',
    summary: 'Your holdings as an investor',
    requires: 'HOLDING_LIST',
    query: ['page', 'limit', 'search', 'status'],
    words: { status: wordsOf(HoldingStatus) },
    document: `query ($filter: HoldingFilter, $first: Int, $page: Int) {
      holdings(filter: $filter, first: $first, page: $page) { totalCount(exact: true) edges { node { ${fields} } } }
    }`,
    variables: ({ query }) => ({
      filter: { search: query.get('search') || undefined, status: many(query, 'status')?.map(upper) },
      ...paging(query),
    }),
    give: (data, { query }) => listOf(data['holdings']! as Connection<RestHolding>, query, restHolding),
  },
  {
    method: 'POST',
    path: '/api/investment-portfolios',
    summary: 'The holding of an interest of yours that became an investment; it is made where it is missing',
    status: 201,
    action: createInterestHolding,
    accepts: {
      interestId: { type: 'integer', description: 'The number of the interest.' },
    },
    demands: ['interestId'],
    example: { interestId: 1 },
    document: `mutation ($input: CreateInterestHoldingInput!) {
      createInterestHolding(input: $input) { holding { ${fields} } }
    }`,
    variables: ({ body }) => ({
      input: {
        ...inputOf(createInterestHolding, body),
        interestId: globalId('InvestmentInterest', body['interestId']),
      },
    }),
    give(data) {
      const { holding } = data['createInterestHolding']! as { holding: RestHolding | null }
      return holding && restHolding(holding)
    },
  },
  {
    method: 'GET',
    path: '/api/investors/portfolio',
    summary: 'Your portfolio as an investor in figures, with your 100 latest holdings',
    document: `{
      portfolio {
        count activeCount invested valuedCount valuedAmount worth multiple
        bySector { key count amount } byTrl { key count amount } byStage { key count amount } byYear { key count amount }
        conversion { stage count }
      }
      holdings(first: 100) { edges { node { ${fields} } } }
    }`,
    give: (data) => ({
      ...(data['portfolio'] as unknown as object),
      holdings: (data['holdings'] as unknown as { edges: { node: RestHolding }[] }).edges.map(({ node }) =>
        restHolding(node),
      ),
    }),
  },
]
