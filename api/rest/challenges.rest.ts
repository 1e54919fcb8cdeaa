/** The documented calls about challenges and stars (innovation.md 7; resolutions.md 48: rows have the fields of both documented shapes). */
import { createChallenge, deleteChallenges, updateChallenge } from '../features/challenges/challenge.actions.ts'
import { starChallenge, unstarChallenge } from '../features/challenges/star.actions.ts'
import { globalId, inputOf, listOf, many, paging, upper, type Shim, type ShimRequest } from './shim.ts'

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
type Connection = { totalCount: number; edges: { node: RestChallenge | null }[] }

/** The documented values are written with hyphens: under-review, co-development, oil-gas. */
const hyphened = (value: string) => value.toLowerCase().replaceAll('_', '-')

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
  sector: hyphened(sector),
  industry: hyphened(sector),
  status: hyphened(status),
  displayStatus: hyphened(displayStatus),
  collaborationType: hyphened(collaborationType),
  fundingRange: hyphened(fundingRange),
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
  industry: challenge ? hyphened(challenge.sector) : null,
  starred_at: starredAt,
})

const stars = `viewer { starredChallenges { ${starFields} } }`
const starsOf = (data: Record<string, never>) => (data['viewer']! as { starredChallenges: Star[] }).starredChallenges

export const challengeShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/industry-challenges',
    summary: 'The challenges that you may see',
    query: ['page', 'limit', 'search', 'status', 'sector', 'sort'],
    document: `query ($filter: ChallengeFilter, $sort: ChallengeSort, $first: Int, $page: Int) {
      challenges(filter: $filter, sort: $sort, first: $first, page: $page) { totalCount edges { node { ${fields} } } }
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
      const list = listOf(data['challenges']! as Connection, query, restChallenge, 100)
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
    status: 201,
    action: createChallenge,
    document: `mutation ($input: CreateChallengeInput!) { createChallenge(input: $input) { challenge { ${fields} } } }`,
    variables: (request) => ({ input: inputOf(createChallenge, bodyOf(request)) }),
    give: (data) => restChallenge((data['createChallenge']! as { challenge: RestChallenge }).challenge),
  },
  {
    method: 'PUT',
    path: '/api/industry-challenges/:id(\\d{1,9})',
    summary: 'Changes the given fields of a challenge',
    action: updateChallenge,
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
    document: `query { ${stars} }`,
    give: (data) => starsOf(data).map(restStar),
  },
  {
    method: 'POST',
    path: '/api/starred-challenges',
    summary: 'Stars a challenge',
    status: 201,
    action: starChallenge,
    names: { id: 'challengeId' },
    document: `mutation ($input: StarChallengeInput!) {
      starChallenge(input: $input) { challenge { number } ${stars} }
    }`,
    variables: ({ body }) => ({ input: { id: globalId('Challenge', body['challengeId']) } }),
    give: (data) => {
      const answer = data['starChallenge']! as { challenge: { number: number } } & Record<string, never>
      return starsOf(answer)
        .filter(({ challengeNumber }) => challengeNumber === answer.challenge.number)
        .map(restStar)[0]
    },
  },
  {
    method: 'DELETE',
    path: '/api/starred-challenges/:id(\\d{1,9})',
    summary: 'Takes the star off a challenge; the number is the challenge’s or the star’s',
    action: unstarChallenge,
    document: 'mutation ($input: UnstarChallengeInput!) { unstarChallenge(input: $input) { challenge { number } } }',
    variables: (request) => ({ input: { id: idOf(request), star: Number(request.params['id']) } }),
    give: () => undefined,
  },
]
