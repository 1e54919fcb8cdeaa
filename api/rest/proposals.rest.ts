/** The documented calls about proposals (docs/spec/rest.md#calls: one resource under three names). */
import { reviewDecisions } from '../features/proposals/proposal.rules.ts'
import { propose } from '../features/proposals/proposal.actions.ts'
import { reviewProposal } from '../features/proposals/review.actions.ts'
import {
  globalId,
  inputOf,
  lower,
  paging,
  rowsOf,
  slug,
  totalOf,
  upper,
  wholeOf,
  type Connection,
  type Shim,
  type ShimRequest,
} from './shim.ts'

const fields = `number challenge { number companyName } challengeTitle position title ideaSummary addressingChallenge
  priorWork trl timeline supportNeeded status stage accepted submittedAt decidedAt answerBy overdue feedback
  changesRequested createdAt updatedAt score author { number name department } project { number title }
  files { number name mediaType size purpose }`

interface RestProposal {
  number: number
  challenge: { number: number; companyName: string | null } | null
  title: string | null
  status: string | null
  stage: string
  supportNeeded: string[] | null
  author: { number: number; name: string; department: string } | null
  project: { number: number; title: string } | null
  files: { number: number; name: string; mediaType: string; size: number; purpose: string | null }[]
}

/** A proposal as the documented calls give one; applicants are given its stage as its status. */
const restProposal = ({ number, challenge, author, project, files, ...rest }: RestProposal) => ({
  id: number,
  ...rest,
  challengeId: challenge?.number ?? null,
  companyName: challenge?.companyName ?? null,
  proposalTitle: rest.title,
  status: slug(rest.status ?? rest.stage),
  stage: slug(rest.stage),
  supportNeeded: rest.supportNeeded?.map(lower) ?? null,
  authorId: author?.number ?? null,
  authorName: author?.name ?? null,
  department: author?.department ?? null,
  projectId: project?.number ?? null,
  projectTitle: project?.title ?? null,
  files: files.map(({ number: id, ...file }) => ({ id, ...file, url: `/api/files/${id}/content` })),
})

const listed = (path: string): Shim => ({
  method: 'GET',
  path,
  summary: 'The proposals that you may see: to your challenges, or your own',
  query: ['challengeId', 'page', 'limit'],
  document: `query ($filter: ProposalFilter, $first: Int, $page: Int) {
    proposals(filter: $filter, first: $first, page: $page) { totalCount(exact: true) edges { node { ${fields} } } }
  }`,
  variables: ({ query }) => ({
    filter:
      wholeOf(query, 'challengeId') === undefined
        ? {}
        : { challengeId: globalId('Challenge', query.get('challengeId')) },
    ...paging(query, 100),
  }),
  total: totalOf('proposals'),
  give: (data) => rowsOf(data['proposals']! as Connection<RestProposal>, restProposal),
})

/** What the documented call names the decisions. */
const decisions: Record<string, string> = { REJECTED: 'DECLINED', APPROVED: 'ACCEPTED' }
const decisionWords = [...reviewDecisions, ...Object.keys(decisions)].map((decision) => decision.toLowerCase())

function decisionOf({ body }: ShimRequest): unknown {
  const given = upper(body['decision'] ?? body['status'])
  return typeof given === 'string' ? (decisions[given] ?? given) : given
}

const reviewed = (path: string): Shim => ({
  method: 'POST',
  path,
  summary: 'Shortlists, accepts or rejects a proposal, or asks for changes',
  status: 200,
  action: reviewProposal,
  accepts: {
    decision: { type: 'string', enum: decisionWords, description: 'The decision.' },
    status: { type: 'string', enum: decisionWords, description: 'The same as decision.' },
    feedback: { type: 'string', description: 'The same as comments.' },
  },
  demands: [],
  example: { decision: 'shortlisted', comments: 'We would like to see the pilot.' },
  document: `mutation ($input: ReviewProposalInput!) { reviewProposal(input: $input) { proposal { ${fields} } } }`,
  variables: (request) => ({
    input: {
      id: globalId('Proposal', request.params['id']),
      decision: decisionOf(request),
      comments: request.body['comments'] ?? request.body['feedback'],
      noConflict: request.body['noConflict'],
    },
  }),
  give: (data) => restProposal((data['reviewProposal']! as { proposal: RestProposal }).proposal),
})

const proposed = (path: string): Shim => ({
  method: 'POST',
  path,
  summary: 'Proposes a solution to an open challenge',
  status: 201,
  action: propose,
  accepts: { title: { type: 'string', description: 'The same as proposalTitle.' } },
  example: {
    challengeId: 1,
    proposalTitle: 'Solar still',
    ideaSummary: 'A still that needs no pump.',
    addressingChallenge: 'It leaves a tenth of the brine.',
    trl: 4,
    timeline: 'Six months to a pilot.',
    supportNeeded: ['pilot'],
  },
  document: `mutation ($input: ProposeInput!) { propose(input: $input) { proposal { ${fields} } } }`,
  variables: ({ body }) => {
    const { supportNeeded, ...input } = inputOf(propose, { proposalTitle: body['title'], ...body })
    const given = typeof supportNeeded === 'string' ? supportNeeded.split(',') : supportNeeded
    return {
      input: {
        ...input,
        supportNeeded: Array.isArray(given) ? given.map(upper) : given,
        challengeId: body['challengeId'] == null ? undefined : globalId('Challenge', body['challengeId']),
        projectId: body['projectId'] == null ? undefined : globalId('Project', body['projectId']),
      },
    }
  },
  give: (data) => restProposal((data['propose']! as { proposal: RestProposal }).proposal),
})

export const proposalShims: Shim[] = [
  proposed('/api/proposals'),
  proposed('/api/industry-challenges/proposals'),
  listed('/api/industry-challenges/proposals'),
  listed('/api/proposals'),
  listed('/api/industry-proposals'),
  reviewed('/api/industry-proposals/:id(\\d{1,9})/review'),
  reviewed('/api/proposals/:id(\\d{1,9})/review'),
]
