/** The documented calls about challenges and stars (docs/spec/rest.md#calls: rows have the fields of both documented shapes). */
import { ChallengeStatus, CollaborationType, FundingRange, Sector } from '../__generated__/prisma/enums.ts'
import { createChallenge, deleteChallenges, updateChallenge } from '../features/challenges/challenge.actions.ts'
import { starChallenge, unstarChallenge } from '../features/challenges/star.actions.ts'
import {
  globalId,
  inputOf,
  listOf,
  many,
  paging,
  slug,
  upper,
  wordsOf,
  type Connection,
  type Shim,
  type ShimRequest,
} from './shim.ts'

const fields = `
  number title description problemStatement companyName companyDescription sector status displayStatus tags
  collaborationType fundingRange budget minBudget maxBudget trl goal mustHaves offer anonymous deadline closesAt daysLeft
  answerBy publishedAt createdAt updatedAt proposalCount starred criteria { name description weight }`

interface RestChallenge {
  number: number
  title: string
  companyName: string | null
  sector: string
  status: string
  displayStatus: string
  collaborationType: string
  fundingRange: string
}

/** A challenge as the documented calls give one. */
const restChallenge = ({
  number,
  companyName,
  sector,
  status,
  displayStatus,
  collaborationType,
  fundingRange,
  ...rest
}: RestChallenge) => ({
  id: number,
  ...rest,
  companyName: companyName ?? '',
  company: companyName ?? '',
  sector: slug(sector),
  industry: slug(sector),
  status: slug(status),
  displayStatus: slug(displayStatus),
  collaborationType: slug(collaborationType),
  fundingRange: slug(fundingRange),
})

const idOf = ({ params }: ShimRequest) => globalId('Challenge', params['id'])

/** What is written under another documented name; budgets may be texts with separators. */
const bodyOf = ({ body }: ShimRequest) => {
  const { company, ...rest } = body
  const amounts = Object.fromEntries(
    ['budget', 'minBudget', 'maxBudget'].flatMap((name) => {
      const value = rest[name]
      return typeof value === 'string' ? [[name, value.replace(/[,\s]|AED/gi, '')]] : []
    }),
  )
  return { ...(company === undefined ? {} : { companyName: company }), ...rest, ...amounts }
}

const amount = { type: ['integer', 'string'], minimum: 0, description: 'AED; a text may have separators.' }
const oneOf = (values: object, description: string) => ({
  type: 'string',
  enum: wordsOf(values).map(slug),
  description,
})
/** Fields that are taken under another documented name, or in other forms as well. */
const accepts = {
  company: { type: 'string', description: 'The same as companyName.' },
  sector: oneOf(Sector, 'The sector.'),
  collaborationType: oneOf(CollaborationType, 'The kind of collaboration.'),
  fundingRange: oneOf(FundingRange, 'What is paid.'),
  budget: amount,
  minBudget: amount,
  maxBudget: amount,
}

const sorts: Record<string, { field: string; direction: 'ASC' | 'DESC' }> = {
  'deadline-asc': { field: 'DEADLINE', direction: 'ASC' },
  'deadline-desc': { field: 'DEADLINE', direction: 'DESC' },
  'funding-high': { field: 'FUNDING', direction: 'DESC' },
  'funding-low': { field: 'FUNDING', direction: 'ASC' },
  'days-to-expire': { field: 'DEADLINE', direction: 'ASC' },
}

interface Star {
  number: number
  challengeNumber: number
  title: string
  companyName: string
  starredAt: string
  challenge: { title: string; companyName: string | null; description: string; sector: string } | null
}
const starFields = `number challengeNumber title companyName starredAt
  challenge { title companyName description sector }`

const restStar = ({ number, challengeNumber, title, companyName, starredAt, challenge }: Star) => ({
  id: number,
  challenge_id: challengeNumber,
  challenge_title: title,
  challenge_company: companyName,
  current_title: challenge?.title ?? null,
  current_company: challenge?.companyName ?? null,
  description: challenge?.description ?? null,
  industry: challenge ? slug(challenge.sector) : null,
  starred_at: starredAt,
})

export const challengeShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/industry-challenges',
    summary: 'The challenges that you may see',
    query: ['page', 'limit', 'search', 'status', 'sector', 'sort'],
    words: {
      status: wordsOf(ChallengeStatus).map(slug),
      sector: wordsOf(Sector).map(slug),
      sort: Object.keys(sorts),
    },
    document: `query ($filter: ChallengeFilter, $sort: ChallengeSort, $first: Int, $page: Int) {
      challenges(filter: $filter, sort: $sort, first: $first, page: $page) { totalCount(exact: true) edges { node { ${fields} } } }
    }`,
    variables: ({ query }) => ({
      filter: {
        search: query.get('search') || undefined,
        status: many(query, 'status')?.map(upper),
        sector: many(query, 'sector')?.map(upper),
      },
      sort: sorts[query.get('sort') ?? ''],
      ...paging(query, 100),
    }),
    give: (data, { query }) => {
      const list = listOf(data['challenges']! as Connection<RestChallenge>, query, restChallenge, 100)
      return { ...list, challenges: list.data }
    },
  },
  {
    method: 'GET',
    path: '/api/industry-challenges/:id(\\d{1,9})',
    summary: 'A challenge',
    document: `query ($number: Int!) { challenge(number: $number) { ${fields} } }`,
    variables: ({ params }) => ({ number: Number(params['id']) }),
    give: (data) => data['challenge'] && restChallenge(data['challenge']),
  },
  {
    method: 'POST',
    path: '/api/industry-challenges',
    summary: 'Begins a challenge; the university publishes it',
    example: { title: 'Less brine', sector: 'oil-gas', collaborationType: 'co-development', budget: 250000 },
    status: 201,
    action: createChallenge,
    accepts,
    document: `mutation ($input: CreateChallengeInput!) { createChallenge(input: $input) { challenge { ${fields} } } }`,
    variables: (request) => ({ input: inputOf(createChallenge, bodyOf(request)) }),
    give: (data) => restChallenge((data['createChallenge']! as { challenge: RestChallenge }).challenge),
  },
  {
    method: 'PUT',
    path: '/api/industry-challenges/:id(\\d{1,9})',
    summary: 'Changes the given fields of a challenge',
    example: { title: 'Much less brine' },
    action: updateChallenge,
    accepts,
    document: `mutation ($input: UpdateChallengeInput!) { updateChallenge(input: $input) { challenge { ${fields} } } }`,
    variables: (request) => ({ input: { ...inputOf(updateChallenge, bodyOf(request)), id: idOf(request) } }),
    give: (data) => restChallenge((data['updateChallenge']! as { challenge: RestChallenge }).challenge),
  },
  {
    method: 'DELETE',
    path: '/api/industry-challenges/:id(\\d{1,9})',
    summary: 'Deletes a challenge to which nobody has proposed',
    action: deleteChallenges,
    document: 'mutation ($input: DeleteChallengesInput!) { deleteChallenges(input: $input) { deletedIds } }',
    variables: (request) => ({ input: { ids: [idOf(request)] } }),
    give: () => undefined,
  },
  {
    method: 'GET',
    path: '/api/starred-challenges',
    summary: 'The challenges that you have starred',
    document: `query { viewer { starredChallenges { ${starFields} } } }`,
    give: (data) => (data['viewer']! as { starredChallenges: Star[] }).starredChallenges.map(restStar),
  },
  {
    method: 'POST',
    path: '/api/starred-challenges',
    summary: 'Stars a challenge',
    example: { challengeId: 1 },
    status: 201,
    action: starChallenge,
    names: { id: 'challengeId' },
    accepts: {
      challengeTitle: { type: 'string', description: 'Not read: it is the title of the challenge.' },
      challengeCompany: { type: 'string', description: 'Not read: it is the company of the challenge.' },
    },
    document: `mutation ($input: StarChallengeInput!) {
      starChallenge(input: $input) { star { ${starFields} } }
    }`,
    variables: ({ body }) => ({ input: { id: globalId('Challenge', body['challengeId']) } }),
    give: (data) => {
      const { star } = data['starChallenge']! as { star: Star | null }
      return star && restStar(star)
    },
  },
  {
    method: 'DELETE',
    path: '/api/starred-challenges/:id(\\d{1,9})',
    summary: 'Takes the star off a challenge; the number is the challenge’s or the star’s',
    action: unstarChallenge,
    decided: ['star'],
    document: 'mutation ($input: UnstarChallengeInput!) { unstarChallenge(input: $input) { challenge { number } } }',
    variables: (request) => ({ input: { id: idOf(request), star: Number(request.params['id']) } }),
    give: () => undefined,
  },
]
