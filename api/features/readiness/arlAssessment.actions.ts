/** Assessments of adoption readiness: begun on a project, completed with a report, signed off, deleted. */
import * as records from '#texts/ui/records.js'
import * as errors from '#texts/readiness/errors.js'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { action, type Work } from '../../action.ts'
import { conflict, notFound } from '../../errors.ts'
import { completenessOf } from '../../readiness/completeness.ts'
import { questionsFor } from '../../readiness/questions.ts'
import { engineVersion } from '../../readiness/report.ts'
import { rubricVersion } from '../../readiness/rubric.ts'
import { notify } from '../notifications/notify.ts'
import { startRun } from '../runs/startRun.ts'
import { arlFiles } from './arlFiles.ts'
import {
  approveArlAssessmentRules,
  createArlAssessmentRules,
  deleteArlAssessmentsRules,
  submitArlAssessmentRules,
} from './arlAssessment.rules.ts'
import { assessedProject, sentencesOfProject, type Inputs } from './assessedProject.ts'
import { completeAssessment } from './completeAssessment.ts'
import { noTarget, ratedOf, targetOf, writeLevel } from './ratings.ts'
import { readable } from './readFile.ts'

export const createArlAssessment = action({
  name: 'createArlAssessment',
  requires: 'ARL_CREATE',
  rules: createArlAssessmentRules,
  description:
    'Begins an assessment of a project: reads its fields and files and asks follow-up questions. One that the viewer has begun and not completed is given back instead. The ratings of the viewer’s last one are taken over.',
  async run(work, { projectId }) {
    const { tx, viewer, access } = work
    await access.find('ARL_CREATE', projectId)
    const begun = await tx.arlAssessment.findFirst({
      where: { projectId, ownerId: viewer.id, status: { not: 'COMPLETED' } },
    })
    if (begun) return { arlAssessmentId: begun.id }
    const row = await tx.project.findUniqueOrThrow({ where: { id: projectId }, include: { members: true } })
    const project = assessedProject(row)
    const completeness = completenessOf(project)
    const hasFiles = await tx.file.count({ where: { projectId, currentId: null, mediaType: { in: [...readable] } } })
    const inputs: Inputs = { project, sentences: sentencesOfProject(project) }
    const { id } = await tx.arlAssessment.create({
      data: {
        projectId,
        ownerId: viewer.id,
        title: project.title,
        status: hasFiles ? 'PROCESSING' : 'DRAFT',
        inputs: inputs as unknown as Prisma.InputJsonObject,
        completeness: completeness.percent,
        engineVersion,
        rubricVersion,
        answers: {
          create: questionsFor(completeness).map(({ key }, place) => ({ place, question: key })),
        },
      },
    })
    await takeOverRatings(work, projectId, id)
    await work.audit('ArlAssessment', id, { projectId: [null, projectId] })
    if (hasFiles) await startRun(work, arlFiles, { arlAssessmentId: id })
    return { arlAssessmentId: id }
  },
})

/** What the viewer rated the last time is where the next one begins: a re-run shows what has moved. */
async function takeOverRatings({ tx, viewer }: Work, projectId: number, assessmentId: number) {
  const last = await tx.arlAssessment.findFirst({
    where: { projectId, ownerId: viewer.id, status: 'COMPLETED' },
    orderBy: { completedAt: 'desc' },
    include: { ratings: true },
  })
  if (!last?.ratings.length) return
  await tx.arlRating.createMany({
    data: last.ratings.map((row) => {
      const { code, risk, reason, evidence, proposedBy, target, targetOn, targetNote } = row
      const { targetRemindedFor, targetPassedFor } = row
      return {
        assessmentId,
        code,
        risk,
        reason,
        proposedBy,
        evidence: evidence as Prisma.InputJsonArray,
        // Nobody is told of the same day again.
        targetRemindedFor,
        targetPassedFor,
        // A target that was reached has been said to be.
        ...(targetOf(row)?.isReached ? noTarget : { target, targetOn, targetNote }),
      }
    }),
  })
  await writeLevel(tx, assessmentId)
}

export const submitArlAssessment = action({
  name: 'submitArlAssessment',
  requires: 'ARL_UPDATE',
  rules: submitArlAssessmentRules,
  description: 'Completes an assessment: its ratings stand, others read its report, and its project shows the level.',
  async run(work, { id }) {
    const { tx, access } = work
    await access.find('ARL_UPDATE', id)
    const answers = await tx.arlAnswer.findMany({ where: { assessmentId: id } })
    const answered = answers.filter(({ answer }) => answer !== '')
    const open = answered.filter(({ approved }) => approved !== true).length
    if (open) throw conflict(errors.openQuestions({ open }))
    const rated = ratedOf(await tx.arlRating.findMany({ where: { assessmentId: id } }))
    if (!answered.length && rated.every(({ rating }) => rating === null)) throw conflict(errors.noAnswer())
    const { projectId } = await completeAssessment(work, id)
    return { arlAssessmentId: id, projectId }
  },
})

export const approveArlAssessment = action({
  name: 'approveArlAssessment',
  requires: 'ARL_REVIEW',
  rules: approveArlAssessmentRules,
  description: 'Signs a completed assessment off for the university; its owner is notified.',
  async run(work, { id, note = '' }) {
    const assessment = await work.access.find('ARL_REVIEW', id)
    const { count } = await work.tx.arlAssessment.updateMany({
      where: { id, reviewedAt: null },
      data: { reviewerId: work.viewer.id, reviewedAt: new Date(), reviewNote: note },
    })
    if (!count) throw conflict(errors.signedOff())
    await work.audit('ArlAssessment', id, { reviewer: [null, work.viewer.name] }, note)
    await notify(work, {
      to: assessment.ownerId,
      kind: 'ARL_SIGNED_OFF',
      subject: { entity: 'ArlAssessment', id },
      data: { by: work.viewer.name, project: assessment.title, comment: note },
    })
    return { arlAssessmentId: id }
  },
})

export const deleteArlAssessments = action({
  name: 'deleteArlAssessments',
  requires: 'ARL_UPDATE',
  rules: deleteArlAssessmentsRules,
  description: 'Deletes assessments of the viewer; all of them or none.',
  async run({ tx, access, audit }, { ids }) {
    const found = await tx.arlAssessment.findMany({
      where: { AND: [{ id: { in: ids } }, access.within('ARL_UPDATE')] },
    })
    if (found.length !== new Set(ids).size) throw notFound(records.assessment())
    await tx.arlAssessment.deleteMany({ where: { id: { in: ids } } })
    for (const { id, title } of found) await audit('ArlAssessment', id, { title: [title, null] })
    return { deletedIds: ids, projectIds: [...new Set(found.map(({ projectId }) => projectId))] }
  },
})
