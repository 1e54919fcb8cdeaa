/** The documented calls about the interests of investors (docs/spec/rest.md#calls). */
import { InterestStatus } from '../__generated__/prisma/enums.ts'
import { createInterest, updateInterest } from '../features/interests/interest.actions.ts'
import { globalId, inputOf, listOf, lower, many, paging, upper, wordsOf, type Connection, type Shim } from './shim.ts'

const fields = `number title status statusSince message amountFrom amountUntil amountBand amountOpen acknowledgeBy
  acknowledgedAt nextStep nextStepOn withdrawReason createdAt updatedAt
  project { number } investor { number name } contact { number name }`

interface RestInterest {
  number: number
  status: string
  amountBand: string | null
  project: { number: number } | null
  investor: { number: number; name: string } | null
  contact: { number: number; name: string } | null
}

const restInterest = ({ number, status, amountBand, project, investor, contact, ...rest }: RestInterest) => ({
  id: number,
  ...rest,
  status: lower(status),
  amountBand: amountBand && lower(amountBand),
  projectId: project?.number ?? null,
  investorId: investor?.number ?? null,
  investorName: investor?.name ?? null,
  contactId: contact?.number ?? null,
  contactName: contact?.name ?? null,
})

const amounts = {
  amountFrom: { type: ['integer', 'null'], description: 'The least that the investor thinks of, AED.' },
  amountUntil: { type: ['integer', 'null'], description: 'The most that the investor thinks of, AED.' },
  amountOpen: { type: 'boolean', description: 'Whether the university sees the amounts instead of a band.' },
} as const

const one = '/api/investment-interests/:id(\\d{1,9})'
/** The stages that the team takes an interest to. */
const moves = ['acknowledged', 'meeting_scheduled', 'in_discussion', 'term_sheet'] as const
const idOf = (params: Record<string, string | undefined>) => globalId('InvestmentInterest', params['id'])

export const interestShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/investment-interests',
    summary: 'Your interests; all of them for the university',
    requires: 'INTEREST_READ',
    query: ['page', 'limit', 'search', 'status'],
    words: { status: wordsOf(InterestStatus) },
    document: `query ($filter: InvestmentInterestFilter, $first: Int, $page: Int) {
      investmentInterests(filter: $filter, first: $first, page: $page) { totalCount(exact: true) edges { node { ${fields} } } }
    }`,
    variables: ({ query }) => ({
      filter: { search: query.get('search') || undefined, status: many(query, 'status')?.map(upper) },
      ...paging(query),
    }),
    give: (data, { query }) => listOf(data['investmentInterests']! as Connection<RestInterest>, query, restInterest),
  },
  {
    method: 'POST',
    path: '/api/investment-interests',
    summary: 'Tells the university that you are interested in investing in a project',
    status: 201,
    action: createInterest,
    accepts: { projectId: { type: 'integer', description: 'The number of the project.' }, ...amounts },
    demands: ['projectId'],
    example: { projectId: 1, message: 'We invest in water technology.' },
    document: `mutation ($input: CreateInterestInput!) { createInterest(input: $input) { interest { ${fields} } } }`,
    variables: ({ body }) => ({
      input: { ...inputOf(createInterest, body), projectId: globalId('Project', body['projectId']) },
    }),
    give(data) {
      const { interest } = data['createInterest']! as { interest: RestInterest | null }
      return interest && restInterest(interest)
    },
  },
  {
    method: 'GET',
    path: one,
    summary: 'One interest',
    requires: 'INTEREST_READ',
    document: `query ($number: Int!) { interest: investmentInterest(number: $number) { ${fields} } }`,
    variables: ({ params }) => ({ number: Number(params['id']) }),
    give: (data) => data['interest'] && restInterest(data['interest'] as unknown as RestInterest),
  },
  {
    method: 'PUT',
    path: one,
    summary: 'Changes your amounts, ends an interest, or, as the university, takes it to another stage',
    action: updateInterest,
    decided: ['id'],
    accepts: {
      ...amounts,
      status: {
        type: 'string',
        enum: [...moves, 'passed', 'withdrawn'],
        description: 'Moves it instead of changing it.',
      },
      reason: { type: 'string', description: 'Why it is passed or withdrawn.' },
    },
    example: { amountFrom: 500_000, amountUntil: 2_000_000 },
    document: `mutation (
      $update: UpdateInterestInput!, $move: MoveInterestInput!, $pass: PassInterestInput!, $withdraw: WithdrawInterestInput!
      $updates: Boolean!, $moves: Boolean!, $passes: Boolean!, $withdraws: Boolean!
    ) {
      updateInterest(input: $update) @include(if: $updates) { interest { ${fields} } }
      moveInterest(input: $move) @include(if: $moves) { interest { ${fields} } }
      passInterest(input: $pass) @include(if: $passes) { interest { ${fields} } }
      withdrawInterest(input: $withdraw) @include(if: $withdraws) { interest { ${fields} } }
    }`,
    variables({ params, body }) {
      const id = idOf(params)
      const { status, reason = '' } = body
      const ends = status === 'passed' || status === 'withdrawn'
      return {
        update: { ...inputOf(updateInterest, body), id },
        move: { id, status: typeof status === 'string' ? upper(status) : status },
        pass: { id, reason },
        withdraw: { id, reason },
        updates: status === undefined,
        moves: status !== undefined && !ends,
        passes: status === 'passed',
        withdraws: status === 'withdrawn',
      }
    },
    give(data) {
      const [answer] = Object.values(data) as { interest: RestInterest | null }[]
      return answer?.interest ? restInterest(answer.interest) : null
    },
  },
  {
    method: 'DELETE',
    path: one,
    summary: 'Withdraws an interest of yours that is not under discussion yet; it stays on record',
    document: `mutation ($input: WithdrawInterestInput!) { withdrawInterest(input: $input) { interest { ${fields} } } }`,
    variables: ({ params }) => ({ input: { id: idOf(params) } }),
    give(data) {
      const { interest } = data['withdrawInterest']! as { interest: RestInterest | null }
      return interest && restInterest(interest)
    },
  },
]
