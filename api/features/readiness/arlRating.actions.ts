/** Rating a dimension, and the university's other view of it. */
import * as records from '#texts/ui/records.js'
import * as errors from '#texts/readiness/errors.js'
import { Prisma } from '../../__generated__/prisma/client.ts'
import { action, type Work } from '../../action.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { dimensionOf } from '../../readiness/rubric.ts'
import type { Sentence } from '../../readiness/sentences.ts'
import { notify } from '../notifications/notify.ts'
import { reviewArlRatingRules, updateArlAnswerRules, updateArlRatingRules } from './arlAssessment.rules.ts'
import { sourcesOf, isSecretNow } from './assessmentSources.ts'
import { sentencesIn } from './draftArl.ts'
import { judgeAnswer, type Judged } from './judgeAnswer.ts'
import { lockOpen } from './lockOpen.ts'
import { proposalsIn, proposerOf } from './proposals.ts'
import { noTarget, writeLevel } from './ratings.ts'

/** The draft, locked. */
async function lockDraft({ tx, access }: Work, id: number) {
  await access.find('ARL_UPDATE', id)
  await lockOpen(tx, id, ['DRAFT'])
  return tx.arlAssessment.findUniqueOrThrow({ where: { id }, include: { answers: true } })
}

export const updateArlRating = action({
  name: 'updateArlRating',
  requires: 'ARL_UPDATE',
  rules: updateArlRatingRules,
  description: 'Rates a dimension of a draft by one of the rubric’s texts, with what it rests on, or takes it back.',
  async run(work, { id, code, risk, reason = '', evidence = [] }) {
    const assessed = await lockDraft(work, id)
    const key = { assessmentId_code: { assessmentId: id, code } }
    if (!risk) await work.tx.arlRating.deleteMany({ where: { assessmentId: id, code } })
    else {
      const found = quoted(sentencesIn(assessed), evidence)
      const proposedBy = found.length ? proposerOf(proposalsIn(assessed), { code, risk, reason }) : ''
      const rating = { risk, reason, evidence: found as unknown as Prisma.InputJsonArray, proposedBy }
      await work.tx.arlRating.upsert({
        where: key,
        create: { assessmentId: id, code, ...rating },
        update: { ...rating, ...(risk === 'NOT_APPLICABLE' && noTarget) },
      })
    }
    await writeLevel(work.tx, id)
    return { arlAssessmentId: id }
  },
})

/** The sentences with their sources; what nobody wrote is no evidence. */
function quoted(said: readonly Sentence[], evidence: readonly string[]): Sentence[] {
  return evidence.map((text, nth) => {
    const found = said.find((sentence) => sentence.text === text)
    if (!found) throw invalid({ [`evidence[${nth}]`]: errors.notInSources() })
    return found
  })
}

export const updateArlAnswer = action({
  name: 'updateArlAnswer',
  requires: 'ARL_UPDATE',
  rules: updateArlAnswerRules,
  description:
    'Keeps the answer to a follow-up question and says whether it is enough: by the rules, and where they approve it by a language model, if there is one.',
  async prepare(ctx, { id, place, answer }) {
    if (!answer) return undefined
    await ctx.access.find('ARL_UPDATE', id)
    const assessed = await ctx.db.arlAssessment.findUnique({ where: { id }, include: { answers: true } })
    const asked = assessed?.answers.find((one) => one.place === place)
    if (!assessed || !asked) throw notFound(records.question())
    if (assessed.status !== 'DRAFT') return undefined
    const secret = await isSecretNow(ctx.db, assessed.projectId)
    const sources = sourcesOf({ inputs: assessed.inputs, answers: [] }, secret)
    return {
      question: asked.question,
      judged: await judgeAnswer(ctx, { question: asked.question, answer, sources, secret }),
    }
  },
  async run(work, { id, place, answer }, prepared?: { question: string; judged: Judged }) {
    const { answers } = await lockDraft(work, id)
    const asked = answers.find((one) => one.place === place)
    if (!asked || (prepared && asked.question !== prepared.question)) throw notFound(records.question())
    const { check, ...verdict } = prepared?.judged ?? { approved: null, feedback: '', check: null }
    await work.tx.arlAnswer.update({
      where: { assessmentId_place: { assessmentId: id, place } },
      data: { answer, ...verdict, check: check ? (check as unknown as Prisma.InputJsonObject) : Prisma.DbNull },
    })
    return { arlAssessmentId: id }
  },
})

export const reviewArlRating = action({
  name: 'reviewArlRating',
  requires: 'ARL_REVIEW',
  rules: reviewArlRatingRules,
  description:
    'Gives a dimension of a completed assessment another rating, with a reason; the level follows, and both names stand in the report.',
  async run(work, { id, code, risk = null, reason = '' }) {
    const { tx, access, viewer, audit } = work
    const assessment = await access.find('ARL_REVIEW', id)
    await tx.arlAssessment.updateMany({ where: { id }, data: { updatedAt: new Date() } })
    const before = await tx.arlRating.findUnique({ where: { assessmentId_code: { assessmentId: id, code } } })
    if (!before) throw conflict(errors.nothingToOverride())
    await tx.arlRating.update({
      where: { assessmentId_code: { assessmentId: id, code } },
      data: risk
        ? { override: risk, overrideReason: reason, overriddenById: viewer.id, overriddenAt: new Date() }
        : { override: null, overrideReason: '', overriddenById: null, overriddenAt: null },
    })
    await writeLevel(tx, id)
    // Kept by its original; each reader has it in their language.
    const { title } = dimensionOf(code).words.en
    await audit('ArlAssessment', id, { [title]: [before.override ?? before.risk, risk ?? before.risk] }, reason)
    await notify(work, {
      to: assessment.ownerId,
      kind: 'ARL_OVERRIDDEN',
      subject: { entity: 'ArlAssessment', id },
      data: { by: viewer.name, project: assessment.title, dimension: title, comment: reason },
    })
    return { arlAssessmentId: id, projectId: assessment.projectId }
  },
})
