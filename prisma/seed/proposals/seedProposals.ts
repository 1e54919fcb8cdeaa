/** Writes the demo's proposals, with what reviewers did. */
import type { Tx } from '../../../api/db.ts'
import { criteriaOf } from '../../../api/features/proposals/scorecard.ts'
import type { Calendar } from '../calendar.ts'
import { people } from '../people/people.ts'
import type { Ids } from '../projects/demoProject.ts'
import { proposals, type DemoProposal } from './proposals.ts'

export async function seedProposals(tx: Tx, calendar: Calendar, persons: Ids, projects: Ids): Promise<void> {
  const challenges = new Map(
    (await tx.challenge.findMany({ select: { id: true, title: true, ownerId: true, blindScreening: true } })).map(
      (one) => [one.title, one],
    ),
  )
  for (const [nth, proposal] of proposals.entries()) {
    const challenge = challenges.get(proposal.to)
    if (!challenge) continue
    const { id } = await tx.proposal.create({
      data: {
        ...rowOf(proposal, nth, calendar, persons),
        challengeId: challenge.id,
        applicantsHidden: challenge.blindScreening && isScreened(proposal),
        projectId: (proposal.project && projects.get(proposal.project)) || null,
      },
      select: { id: true },
    })
    await seedScores(tx, proposal, id, challenge.id, persons)
    await tx.auditEntry.createMany({ data: historyOf(proposal, id, nth, calendar, persons, challenge.ownerId) })
    if (proposal.note && challenge.ownerId)
      await tx.proposalNote.create({
        data: { proposalId: id, authorId: challenge.ownerId, text: proposal.note, createdAt: calendar.ago(1, nth) },
      })
  }
}

const isDecided = ({ status }: DemoProposal) => status === 'ACCEPTED' || status === 'DECLINED'

const isScreened = ({ status }: DemoProposal) => ['SUBMITTED', 'SCREENING', 'WITHDRAWN'].includes(status)

function rowOf(proposal: DemoProposal, nth: number, calendar: Calendar, persons: Ids) {
  const { by, status, title, summary, how, prior = '', trl, timeline, support, age, feedback = '', changes } = proposal
  const handedIn = status === 'DRAFT' ? null : calendar.ago(age, nth)
  return {
    authorId: persons.get(by)!,
    position: handedIn ? people.find(({ key }) => key === by)!.position : '',
    title,
    ideaSummary: summary,
    addressingChallenge: how,
    priorWork: prior,
    trl,
    timeline,
    supportNeeded: support,
    status,
    submittedAt: handedIn,
    decidedAt: isDecided(proposal) ? calendar.ago(Math.round(age / 2), nth) : null,
    feedback,
    changesRequested: changes ?? '',
    changesRequestedAt: changes ? calendar.ago(1, nth) : null,
    createdAt: calendar.ago(age + 3, nth),
    updatedAt: calendar.ago(Math.round(age / 2), nth),
    coApplicants: {
      create: (proposal.with ?? []).map((key) => ({ userId: persons.get(key)!, answer: 'CONFIRMED' as const })),
    },
  }
}

/** Who has scored has said before that there is no conflict of interest. */
async function seedScores(
  tx: Tx,
  { scores = {} }: DemoProposal,
  proposalId: number,
  challengeId: number,
  persons: Ids,
) {
  if (!Object.keys(scores).length) return
  const criteria = await criteriaOf(tx, challengeId)
  for (const [key, given] of Object.entries(scores)) {
    const reviewerId = persons.get(key)!
    await tx.conflictStatement.create({ data: { proposalId, reviewerId, conflict: false } })
    await tx.proposalScore.createMany({
      data: [...criteria].flatMap(([position, criterionId]) => {
        const score = given[position]
        return score === undefined ? [] : [{ proposalId, criterionId, reviewerId, score }]
      }),
    })
  }
}

function historyOf(
  proposal: DemoProposal,
  entityId: number,
  nth: number,
  calendar: Calendar,
  persons: Ids,
  ownerId: number | null,
) {
  const { by, status, age } = proposal
  const did = (
    actorId: number | null,
    days: number,
    action: string,
    before: string | null,
    after: string,
    comment?: string,
  ) => ({
    actorId,
    entity: 'Proposal',
    entityId,
    at: calendar.ago(days, nth),
    action,
    changes: { status: [before, after] },
    comment: comment ?? null,
  })
  const author = persons.get(by)!
  const begun = did(author, age + 3, 'createProposal', null, 'DRAFT')
  if (status === 'DRAFT') return [begun]
  const handedIn = did(author, age, 'submitProposal', 'DRAFT', 'SUBMITTED')
  if (status === 'SUBMITTED') return [begun, handedIn]
  const mover = status === 'WITHDRAWN' ? did(author, age / 2, 'withdrawProposal', 'SUBMITTED', status) : null
  return [
    begun,
    handedIn,
    mover ?? did(ownerId, Math.round(age / 2), 'reviewProposal', 'SUBMITTED', status, proposal.feedback),
  ]
}
