/** What the people of a project do with a claim: begin it, give the evidence, request validation, withdraw it. */
import * as errors from '#texts/trl/errors.js'
import type { TrlClaim } from '../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../action.ts'
import type { Tx } from '../../db.ts'
import { keepAnswer } from '../../duties/keepAnswer.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid } from '../../errors.ts'
import { move } from '../../moves.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'
import { lockClaim, namedIn, openStates, writeValidationStatus } from './claimStates.ts'
import { criteriaBetween } from './criteria.rules.ts'
import { claimedCriteria, completenessOf, isGiven, missingIn } from './evidence.ts'
import { createTrlClaimRules, setTrlEvidenceRules, submitTrlClaimRules, withdrawTrlClaimRules } from './trl.rules.ts'
import { trlMoves } from './trlMoves.ts'

export const createTrlClaim = action({
  name: 'createTrlClaim',
  requires: 'TRL_CLAIM',
  rules: createTrlClaimRules,
  description:
    'Claims a Technology Readiness Level for a project, as a draft. The evidence of a withdrawn claim is taken over.',
  async run(work, { projectId, level }) {
    const { tx, viewer } = work
    const { title, validatedTrl } = await work.access.find('TRL_CLAIM', projectId)
    const fromLevel = validatedTrl ?? 0
    if (level <= fromLevel) throw invalid({ level: errors.validatedAlready({ level: fromLevel }) })
    if (await tx.trlClaim.count({ where: { projectId, status: { in: [...openStates] } } }))
      throw conflict(errors.openClaim())
    const evidence = await takenOver(tx, projectId, criteriaBetween(fromLevel, level))
    const { id } = await tx.trlClaim.create({
      data: { projectId, claimantId: viewer.id, title, level, fromLevel, evidence: { create: evidence } },
    })
    await writeCompleteness(tx, { id, fromLevel, level })
    await work.audit('TrlClaim', id, { level: [null, level] })
    return { claimId: id, projectId }
  },
})

/** The evidence of the project's last claim, when that was withdrawn. */
async function takenOver(tx: Tx, projectId: number, criteria: readonly { code: string }[]) {
  const last = await tx.trlClaim.findFirst({
    where: { projectId },
    include: { evidence: { where: { code: { in: criteria.map(({ code }) => code) } } } },
    orderBy: { id: 'desc' },
  })
  if (last?.status !== 'WITHDRAWN') return []
  return last.evidence.map(({ code, text, link, fileId, publicationId }) => ({
    code,
    text,
    link,
    fileId,
    publicationId,
  }))
}

async function writeCompleteness(tx: Tx, claim: Pick<TrlClaim, 'id' | 'fromLevel' | 'level'>) {
  const rows = await tx.trlEvidence.findMany({ where: { claimId: claim.id } })
  const completeness = completenessOf(claimedCriteria(claim, rows))
  await tx.trlClaim.update({ where: { id: claim.id }, data: { completeness } })
}

export const setTrlEvidence = editing({
  name: 'setTrlEvidence',
  requires: 'TRL_UPDATE',
  rules: setTrlEvidenceRules,
  description: 'Gives the evidence for a criterion of a claim; what is not given stays.',
  async held({ tx, access }, { id, code }) {
    await access.find('TRL_UPDATE', id)
    const claim = await lockClaim(tx, id, ['DRAFT', 'CHANGES_REQUESTED'])
    if (!criteriaBetween(claim.fromLevel, claim.level).some((criterion) => criterion.code === code))
      throw invalid({ code: errors.otherLevel() })
    const before = await tx.trlEvidence.findUnique({ where: { claimId_code: { claimId: id, code } } })
    if (before?.answer === 'ACCEPTED') throw conflict(errors.acceptedAlready())
    const { text, link, fileId, publicationId } = before ?? none
    return { text, link, fileId, publicationId, claim }
  },
  async run(work, given, { claim, ...before }, { id, code }) {
    const { tx } = work
    const all = { ...before, ...given }
    if (!isGiven(all)) throw invalid({ text: errors.giveEvidence() })
    await needOfProject(tx, claim.projectId, all)
    await tx.trlEvidence.upsert({
      where: { claimId_code: { claimId: id, code } },
      create: { claimId: id, code, ...all },
      // A comment stays, so that the validator sees what was asked.
      update: { ...all, answer: null },
    })
    await writeCompleteness(tx, claim)
    if (Object.keys(changesOf(before, all)).length) await work.audit('TrlClaim', id, { evidence: [null, code] })
    return { claimId: id }
  },
})

/** A criterion for which nothing was given yet. */
const none = { text: '', link: '', fileId: null, publicationId: null }

interface Given {
  fileId: number | null
  publicationId: number | null
}

/** Refuses files and publications of other projects. */
async function needOfProject(tx: Tx, projectId: number, { fileId, publicationId }: Given) {
  if (fileId !== null && !(await tx.file.count({ where: { id: fileId, projectId } })))
    throw invalid({ fileId: errors.fileOfProject() })
  if (publicationId !== null && !(await tx.publicationProject.count({ where: { publicationId, projectId } })))
    throw invalid({ publicationId: errors.publicationOfProject() })
}

export const submitTrlClaim = action({
  name: 'submitTrlClaim',
  requires: 'TRL_UPDATE',
  rules: submitTrlClaimRules,
  description:
    'Requests the validation of a claim whose criteria all have evidence, or requests it again after changes.',
  async run(work, { id }) {
    const { tx } = work
    await work.access.find('TRL_UPDATE', id)
    const claim = await lockClaim(tx, id, ['DRAFT', 'CHANGES_REQUESTED'])
    const rows = await tx.trlEvidence.findMany({ where: { claimId: id } })
    const missing = missingIn(claimedCriteria(claim, rows)).length
    if (missing) throw conflict(errors.missing({ count: missing }))
    const open = rows.filter(({ answer }) => answer === 'QUESTION' || answer === 'RETURNED').length
    if (open) throw conflict(errors.unanswered({ count: open }))
    const validators = await tx.trlValidator.findMany({ where: { claimId: id } })
    const begun = validators.some(({ acceptedAt }) => acceptedAt !== null)
    const next = claim.status === 'CHANGES_REQUESTED' && begun ? 'IN_REVIEW' : 'REQUESTED'
    const now = new Date()
    await move(work, trlMoves, claim, next, {
      data: { requestedAt: claim.requestedAt ?? now, reviewedFrom: next === 'IN_REVIEW' ? now : null },
    })
    if (claim.status === 'CHANGES_REQUESTED') await keepAnswer(tx, 'TRL_CHANGE', claim.decidedAt)
    await writeValidationStatus(tx, claim.projectId, next)
    const { trl } = await tx.project.findUniqueOrThrow({ where: { id: claim.projectId }, select: { trl: true } })
    if ((trl ?? 0) < claim.level)
      await tx.project.update({ where: { id: claim.projectId }, data: { trl: claim.level } })
    const message = {
      kind: 'TRL_REQUESTED',
      subject: { entity: 'TrlClaim', id },
      data: namedIn(claim, work.viewer),
    } as const
    if (validators.length) await notify(work, { ...message, to: validators.map(({ userId }) => userId) })
    else await tellUniversity(work, message)
    return { claimId: id, projectId: claim.projectId }
  },
})

export const withdrawTrlClaim = action({
  name: 'withdrawTrlClaim',
  requires: 'TRL_UPDATE',
  rules: withdrawTrlClaimRules,
  description: 'Withdraws a claim that is not validated; its validators are notified and no longer see it.',
  async run(work, { id, reason = '' }) {
    const claim = await work.access.find('TRL_UPDATE', id)
    await move(work, trlMoves, claim, 'WITHDRAWN', { comment: reason })
    await writeValidationStatus(work.tx, claim.projectId, 'WITHDRAWN')
    await notifyValidators(work, claim, reason)
    return { claimId: id, projectId: claim.projectId }
  },
})

async function notifyValidators(work: Work, claim: TrlClaim, comment: string) {
  const { id } = claim
  const validators = await work.tx.trlValidator.findMany({ where: { claimId: id }, select: { userId: true } })
  await notify(work, {
    to: validators.map(({ userId }) => userId),
    kind: 'TRL_WITHDRAWN',
    subject: { entity: 'TrlClaim', id },
    data: { ...namedIn(claim, work.viewer), comment },
  })
}
