/** What reviewers do with proposals: say that they are impartial, score, note, decide. */
import * as texts from '#texts/proposals/errors.js'
import * as names from '#texts/proposals/words.js'
import type { Proposal } from '../../__generated__/prisma/client.ts'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { action, type Work } from '../../action.ts'
import { changeAbout } from '../../changeNames.rules.ts'
import { keepAnswer } from '../../duties/keepAnswer.ts'
import { conflict, invalid } from '../../errors.ts'
import { isOpen } from '../../proposing/challengeOpen.ts'
import { move, moveIfUnchanged } from '../../moves.ts'
import { notify } from '../notifications/notify.ts'
import { counts } from './conflictStatements.ts'
import { applicantsOf, companyOf, tell } from './proposal.people.ts'
import {
  reviewProposalRules,
  scoreProposalRules,
  declareConflictRules,
  type reviewDecisions,
} from './proposal.rules.ts'
import { proposalMoves } from './proposalMoves.ts'
import { needsNames } from './proposalStatus.ts'
import { isUndecided } from '../../proposing/proposalStages.ts'
import { criteriaOf } from './scorecard.ts'

export const declareConflict = action({
  name: 'declareConflict',
  requires: 'PROPOSAL_STATE_CONFLICT',
  rules: declareConflictRules,
  description:
    'Says, before the first opening and again when names are shown, whether there is a conflict of interest. With one the proposal stays closed to the viewer; the first opening begins the screening.',
  async run(work, { id, conflict: has, words }) {
    await state(work, id, has, words)
    return { proposalId: id }
  },
})

async function state(work: Work, id: number, has: boolean, words = ''): Promise<void> {
  const { tx, viewer, access, audit } = work
  const proposal = await access.find('PROPOSAL_STATE_CONFLICT', id)
  const key = { proposalId_reviewerId: { proposalId: id, reviewerId: viewer.id } }
  const before = await tx.conflictStatement.findUnique({ where: key })
  if (before?.conflict && !has) throw conflict(texts.conflictStated())
  const data = { conflict: has, words, withoutNames: proposal.applicantsHidden }
  await tx.conflictStatement.upsert({
    where: key,
    create: { ...data, proposalId: id, reviewerId: viewer.id },
    update: data,
  })
  await audit('Proposal', id, { [changeAbout('conflict', viewer.name)]: [before?.conflict ?? null, has] })
  // Two reviewers may open it at the same moment: both statements count.
  if (!has && proposal.status === 'SUBMITTED') await moveIfUnchanged(work, proposalMoves, proposal, 'SCREENING')
}

export const scoreProposal = action({
  name: 'scoreProposal',
  requires: 'PROPOSAL_SCORE',
  rules: scoreProposalRules,
  description: 'Gives a proposal the viewer’s scores, 1-5 on each criterion.',
  async run({ tx, viewer, access, audit }, { id, scores }) {
    const proposal = await access.find('PROPOSAL_SCORE', id)
    if (!isUndecided(proposal.status))
      throw conflict(texts.notScored({ state: proposalMoves.inWords(proposal.status) }))
    const criteria = await criteriaOf(tx, proposal.challengeId)
    const scored = { proposalId: id, reviewerId: viewer.id }
    const first = (await tx.proposalScore.count({ where: scored })) === 0
    for (const { position, score } of scores) {
      const criterionId = criteria.get(position)
      if (criterionId === undefined) throw invalid({ scores: texts.noCriterion() })
      const key = { ...scored, criterionId }
      if (score == null) await tx.proposalScore.deleteMany({ where: key })
      else
        await tx.proposalScore.upsert({
          where: { proposalId_criterionId_reviewerId: key },
          create: { ...key, score },
          update: { score },
        })
    }
    if (first && (await tx.proposalScore.count({ where: scored })))
      await keepAnswer(tx, 'PROPOSAL_REVIEW', proposal.submittedAt)
    await audit('Proposal', id, { scores: [null, scores.map(({ score }) => score ?? '–').join(', ')] })
    return { proposalId: id }
  },
})

export const reviewProposal = action({
  name: 'reviewProposal',
  requires: 'PROPOSAL_DECIDE',
  rules: reviewProposalRules,
  description:
    'Moves a proposal on, accepts or declines it, or asks once for changes; the applicants read the feedback. Accepted, it becomes a collaboration.',
  async run(work, { id, decision, comments = '', noConflict }) {
    await beImpartial(work, id, noConflict === true)
    const proposal = await work.access.find('PROPOSAL_DECIDE', id)
    // Held, so that nobody cancels or completes the challenge before the decision is made.
    await work.tx.$queryRaw`SELECT id FROM "Challenge" WHERE id = ${proposal.challengeId} FOR SHARE`
    const challenge = await work.tx.challenge.findUniqueOrThrow({ where: { id: proposal.challengeId } })
    if (challenge.status === 'CANCELLED') throw conflict(texts.challengeCancelled())
    if (decision === 'CHANGES_REQUESTED') await requestChanges(work, proposal, isOpen(challenge), comments)
    else await decide(work, proposal, decision, comments, challenge.companyName || names.theCompany())
    if (decision === 'ACCEPTED') await collaborate(work, proposal, proposal.title || challenge.title)
    return { proposalId: id }
  },
})

/** A company's reviewer says that there is no conflict of interest before deciding, at the latest with the decision. */
async function beImpartial(work: Work, id: number, noConflict: boolean): Promise<void> {
  if (!(await work.access.can('PROPOSAL_STATE_CONFLICT', id))) return
  const key = { proposalId_reviewerId: { proposalId: id, reviewerId: work.viewer.id } }
  const said = await work.tx.conflictStatement.findUnique({
    where: key,
    include: { proposal: { select: { applicantsHidden: true } } },
  })
  if (said && counts(said, said.proposal.applicantsHidden)) return
  if (!noConflict) throw conflict(texts.stateConflictFirst())
  await state(work, id, false)
}

type Decision = Exclude<(typeof reviewDecisions)[number], 'CHANGES_REQUESTED'>

/** What applicants are told; that somebody has begun to read is told by the stage alone. */
const toldOf: Record<Decision, Extract<NotificationKind, `PROPOSAL_${string}`> | null> = {
  SCREENING: null,
  SHORTLISTED: 'PROPOSAL_SHORTLISTED',
  FINALIST: 'PROPOSAL_FINALIST',
  ACCEPTED: 'PROPOSAL_ACCEPTED',
  DECLINED: 'PROPOSAL_DECLINED',
}

async function decide(work: Work, proposal: Proposal, to: Decision, comments: string, company: string) {
  const over = to === 'ACCEPTED' || to === 'DECLINED'
  if (needsNames(proposal, to)) throw conflict(texts.namesFirst())
  const columns = {
    ...(over ? { decidedAt: new Date() } : {}),
    ...(comments ? { feedback: comments } : {}),
    ...(to === 'SCREENING' ? {} : { applicantsHidden: false }),
  }
  await move(work, proposalMoves, proposal, to, { data: columns, comment: comments })
  const kind = toldOf[to]
  if (kind) await tell(work, await applicantsOf(work.tx, proposal), kind, proposal, { company, comment: comments })
}

/** Changes may be asked for once, while there is time to make them (docs/spec/challenges.md#states). */
async function requestChanges(work: Work, proposal: Proposal, open: boolean, comments: string) {
  const { id } = proposal
  if (!isUndecided(proposal.status))
    throw conflict(texts.notChangeable({ state: proposalMoves.inWords(proposal.status) }))
  if (!open) throw conflict(texts.changesUntilDeadline())
  const { count } = await work.tx.proposal.updateMany({
    where: { id, changesRequestedAt: null, status: proposal.status },
    data: { changesRequestedAt: new Date(), changesRequested: comments },
  })
  if (!count) throw conflict(texts.changesOnce())
  await work.audit('Proposal', id, { changesRequested: [null, comments] })
  const applicants = await applicantsOf(work.tx, proposal)
  await tell(work, applicants, 'PROPOSAL_CHANGES_REQUESTED', proposal, { comment: comments })
}

/** An accepted proposal becomes a collaboration of who leads for the company and who applied. */
async function collaborate(work: Work, proposal: Proposal, title: string) {
  const company = await companyOf(work.tx, proposal.challengeId, 'LEAD')
  const applicants = await applicantsOf(work.tx, proposal)
  const { id } = await work.tx.collaboration.create({
    data: {
      proposalId: proposal.id,
      title,
      partners: { create: [...new Set([...company, ...applicants])].map((userId) => ({ userId })) },
    },
  })
  await work.audit('Collaboration', id, { status: [null, 'PROPOSED'] })
  // The applicants are told that they were accepted: one message for one event.
  await notify(work, {
    to: company,
    kind: 'COLLABORATION_STARTED',
    subject: { entity: 'Collaboration', id },
    data: { collaboration: title },
  })
}
