/** What a validator does: answers the evidence for each criterion, then decides about the claim. */
import * as errors from '#texts/trl/errors.js'
import type { TrlClaim } from '../../__generated__/prisma/client.ts'
import { action, type Work } from '../../action.ts'
import { conflict, invalid } from '../../errors.ts'
import { move } from '../../moves.ts'
import { notify } from '../notifications/notify.ts'
import { alertSavers } from '../opportunities/alertSavers.ts'
import { lockClaim, namedIn, writeValidationStatus } from './claimStates.ts'
import { claimedCriteria } from './evidence.ts'
import { reviewTrlClaimRules, reviewTrlEvidenceRules } from './trl.rules.ts'
import { trlMoves } from './trlMoves.ts'

export const reviewTrlEvidence = action({
  name: 'reviewTrlEvidence',
  requires: 'TRL_REVIEW',
  rules: reviewTrlEvidenceRules,
  description: 'Accepts the evidence for a criterion, asks a question about it or returns it, with a comment.',
  async run(work, { id, code, answer, comment = '' }) {
    const { tx, viewer } = work
    await work.access.find('TRL_REVIEW', id)
    await lockClaim(tx, id, ['IN_REVIEW'])
    const key = { claimId_code: { claimId: id, code } }
    const before = await tx.trlEvidence.findUnique({ where: key })
    if (!before) throw invalid({ code: errors.noEvidence() })
    const answered = { answer, answerComment: comment, answeredById: viewer.id, answeredAt: new Date() }
    await tx.trlEvidence.update({ where: key, data: answered })
    await work.audit('TrlClaim', id, { criterion: [null, code], answer: [before.answer, answer] }, comment)
    return { claimId: id }
  },
})

export const reviewTrlClaim = action({
  name: 'reviewTrlClaim',
  requires: 'TRL_REVIEW',
  rules: reviewTrlClaimRules,
  description: 'Validates a claim whose evidence is all accepted, or requests changes of what was asked and returned.',
  async run(work, { id, decision, comment = '' }) {
    const { tx, viewer } = work
    await work.access.find('TRL_REVIEW', id)
    const claim = await lockClaim(tx, id, ['IN_REVIEW'])
    const rows = await tx.trlEvidence.findMany({ where: { claimId: id } })
    const answers = claimedCriteria(claim, rows).map(({ row }) => row?.answer ?? null)
    const open = answers.filter((answer) => answer !== 'ACCEPTED').length
    if (decision === 'VALIDATED' && open) throw conflict(errors.notAccepted({ count: open }))
    if (decision === 'CHANGES_REQUESTED' && !answers.some((answer) => answer === 'QUESTION' || answer === 'RETURNED'))
      throw conflict(errors.nothingReturned())
    const decided = { decidedAt: new Date(), decidedById: viewer.id, comment }
    await move(work, trlMoves, claim, decision, { data: decided, comment })
    if (decision === 'VALIDATED') await writeLevel(work, claim, decided.decidedAt)
    await writeValidationStatus(tx, claim.projectId, decision)
    const { ownerId } = await tx.project.findUniqueOrThrow({
      where: { id: claim.projectId },
      select: { ownerId: true },
    })
    await notify(work, {
      to: [ownerId, claim.claimantId],
      kind: decision === 'VALIDATED' ? 'TRL_VALIDATED' : 'TRL_CHANGES_REQUESTED',
      subject: { entity: 'Project', id: claim.projectId },
      data: { ...namedIn(claim, viewer), comment },
    })
    return { claimId: id, projectId: claim.projectId }
  },
})

/** Writes the validated level to the project, whose own statement is at least that. */
async function writeLevel(work: Work, { projectId, level }: TrlClaim, at: Date) {
  const { tx, viewer, audit } = work
  const { trl, validatedTrl } = await tx.project.findUniqueOrThrow({ where: { id: projectId } })
  await tx.project.update({
    where: { id: projectId },
    data: {
      validatedTrl: level,
      validatedTrlAt: at,
      validatedTrlById: viewer.id,
      trl: Math.max(trl ?? 0, level),
    },
  })
  const changes = { validatedTrl: [validatedTrl, level] } as const
  await audit('Project', projectId, changes)
  await alertSavers(work, projectId, changes)
}
