/** Ideas in the states that relations tell apart, and what hangs on them. */
import { ROLES } from '../../policy.ts'
import type { Viewer } from '../../viewer.ts'
import type { Cast, Facts, Holds } from './fact.ts'

const states = [
  { name: 'draft', status: 'DRAFT', visibleToResearchers: true },
  { name: 'kept inside', status: 'SUBMITTED' },
  { name: 'shared', status: 'SUBMITTED', visibleToResearchers: true },
  { name: 'confidential', status: 'SUBMITTED', visibleToResearchers: true, confidential: true },
  {
    name: 'confidential and checked',
    status: 'SUBMITTED',
    visibleToResearchers: true,
    confidential: true,
    ipCheck: 'PROTECTED',
    ipCheckedAt: new Date(),
  },
  {
    name: 'to be protected',
    status: 'SUBMITTED',
    visibleToResearchers: true,
    confidential: true,
    ipCheck: 'KEEP_CONFIDENTIAL',
    ipCheckNote: 'File first',
    ipCheckedAt: new Date(),
  },
  { name: 'shared and sent back', status: 'NEEDS_CHANGES', visibleToResearchers: true, reviewedAt: new Date() },
  {
    name: 'shared and merged',
    status: 'MERGED',
    mergedFrom: 'SUBMITTED',
    mergedAt: new Date(),
    visibleToResearchers: true,
  },
  {
    name: 'sent back and merged',
    status: 'MERGED',
    mergedFrom: 'NEEDS_CHANGES',
    mergedAt: new Date(),
    visibleToResearchers: true,
  },
] as const

/** Those that other researchers see, too. */
const seenByAll: readonly string[] = ['shared', 'confidential and checked', 'shared and merged']

const evaluated = {
  summary: 'S',
  problemClarity: 3,
  novelty: 3,
  feasibility: 3,
  industryRelevance: 3,
  commercialPotential: 3,
  nationalAlignment: 3,
  overall: 'NEEDS_REFINEMENT',
} as const

/** Holds for who handed an idea in in some relations, for all others in some. */
const between =
  (submitter: Viewer, his: readonly string[], theirs: readonly string[]): Holds =>
  (relation, asked) =>
    relation === 'any' || (asked.id === submitter.id ? his : theirs).includes(relation)

/** Makes the ideas with their reviews, requests and evaluations and says what each is to whom. */
export async function ideaFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const idea = (data: object) =>
    db.idea.create({ data: { title: 'Idea', description: 'Idea', category: 'Other', ...data } })
  const goesOn = await idea({})
  for (const submitter of [...ROLES.map((role) => viewers[role]), stranger]) {
    const { id: submitterId, role } = submitter
    for (const { name, ...data } of states) {
      const { id } = await idea({ ...data, submitterId, ...('mergedFrom' in data ? { mergedIntoId: goesOn.id } : {}) })
      const his = ['own', 'ownOrShared', ...('reviewedAt' in data ? ['answered'] : [])]
      const theirs = ['ofOthers', ...(seenByAll.includes(name) ? ['ownOrShared'] : [])]
      facts[`${name} idea of ${role} ${submitterId}`] = { entity: 'Idea', id, holds: between(submitter, his, theirs) }
    }
    const { id: ideaId } = await idea({ submitterId })
    const ofOwn = between(submitter, ['ofOwnIdea'], [])
    const request = await db.validationRequest.create({ data: { ideaId, title: 'Idea' } })
    const evaluation = await db.ideaEvaluation.create({ data: { ...evaluated, ideaId, requestId: request.id } })
    const review = await db.ideaReview.create({ data: { ideaId } })
    const of = (what: string) => `${what} of the idea of ${role} ${submitterId}`
    facts[of('request')] = { entity: 'ValidationRequest', id: request.id, holds: ofOwn }
    facts[of('evaluation')] = { entity: 'IdeaEvaluation', id: evaluation.id, holds: ofOwn }
    facts[of('review')] = { entity: 'IdeaReview', id: review.id, holds: between(submitter, [], ['ofOthersIdea']) }
    Object.assign(facts, await judgedFacts(db, submitter, idea))
  }
  return facts
}

/** Ideas that a person is to judge, before and after the person declared to have no conflict of interest. */
async function judgedFacts(db: Cast['db'], expert: Viewer, idea: (data: object) => Promise<{ id: number }>) {
  const facts: Facts = {}
  for (const acceptedAt of [new Date(), null]) {
    const { id: ideaId } = await idea({})
    const request = await db.validationRequest.create({
      data: { ideaId, title: 'Idea', status: 'ASSIGNED', assigneeId: expert.id, acceptedAt },
    })
    const evaluation = await db.ideaEvaluation.create({
      data: { ...evaluated, ideaId, requestId: request.id, expertId: expert.id },
    })
    const holds = between(expert, ['assigned', 'written'], [])
    const name = (what: string) => `${what} ${acceptedAt ? 'accepted by' : 'for'} ${expert.role} ${expert.id}`
    facts[name('request')] = { entity: 'ValidationRequest', id: request.id, holds }
    facts[name('evaluation')] = { entity: 'IdeaEvaluation', id: evaluation.id, holds }
    facts[name('idea')] = {
      entity: 'Idea',
      id: ideaId,
      holds: between(expert, ['ofOthers', ...(acceptedAt ? ['accepted'] : [])], ['ofOthers']),
    }
  }
  return facts
}
