/** Having a language model draft for an assessment. Where it does not answer, everything stays as it is and says why. */
import * as records from '#texts/ui/records.js'
import { Prisma } from '../../__generated__/prisma/client.ts'
import { action } from '../../action.ts'
import type { Context } from '../../context.ts'
import { conflict, notFound } from '../../errors.ts'
import { draftOf } from '../../model/draft.ts'
import { questionWords } from '../../readiness/questions.ts'
import * as texts from '#texts/readiness/modelDraft.js'
import {
  draftArlQuestionsRules,
  draftArlSummaryRules,
  draftArlRatingsRules,
  deleteArlSummaryRules,
} from './arlAssessment.rules.ts'
import { isSecretNow } from './assessmentSources.ts'
import {
  draftQuestions,
  draftSummary,
  mostDrafted,
  proposeRatings,
  quotedSentences,
  sentencesIn,
  type ProposedRatings,
} from './draftArl.ts'
import { lockOpen } from './lockOpen.ts'
import type { Proposals } from './proposals.ts'

/** More would be answered by nobody. */
const mostQuestions = 8

/** An assessment of the viewer with its parts, and whether its project is confidential. */
async function read({ db, access }: Context, id: number) {
  await access.find('ARL_UPDATE', id)
  const assessed = await db.arlAssessment.findUnique({ where: { id }, include: { answers: true, ratings: true } })
  if (!assessed) throw notFound(records.assessment())
  return { assessed, secret: await isSecretNow(db, assessed.projectId) }
}

const needDraft = ({ status }: { status: string }) => {
  if (status !== 'DRAFT') throw conflict(texts.onlyDraft())
}

export const draftArlQuestions = action({
  name: 'draftArlQuestions',
  requires: 'ARL_UPDATE',
  rules: draftArlQuestionsRules,
  description: `Has a language model draft up to ${mostDrafted} further questions of a draft, on what its texts leave open.`,
  async prepare(ctx, { id }) {
    const { assessed, secret } = await read(ctx, id)
    needDraft(assessed)
    if (assessed.answers.length >= mostQuestions) throw conflict(texts.enoughQuestions())
    return draftQuestions(ctx, assessed, secret)
  },
  async run({ tx, access }, { id }, answer) {
    await access.find('ARL_UPDATE', id)
    if (!answer.drafted) return { arlAssessmentId: id, notice: answer.notice }
    await lockOpen(tx, id, ['DRAFT'])
    const before = await tx.arlAnswer.findMany({ where: { assessmentId: id } })
    const known = new Set(before.map(({ question }) => questionWords(question).toLowerCase()))
    const { claims, unbacked, ...rest } = answer
    const fresh = claims
      .filter(({ text }) => !known.has(text.toLowerCase()))
      .slice(0, Math.min(mostDrafted, mostQuestions - before.length))
    const first = Math.max(-1, ...before.map(({ place }) => place)) + 1
    await tx.arlAnswer.createMany({
      data: fresh.map((claim, nth) => ({
        assessmentId: id,
        place: first + nth,
        question: claim.text,
        drafted: draftOf({ ...rest, claims: [claim], unbacked: [] }) as unknown as Prisma.InputJsonObject,
      })),
    })
    const left = unbacked.length
    const notice = !fresh.length ? texts.noQuestions() : left ? texts.questionsLeftOut({ count: left }) : ''
    return { arlAssessmentId: id, notice }
  },
})

export const draftArlRatings = action({
  name: 'draftArlRatings',
  requires: 'ARL_UPDATE',
  rules: draftArlRatingsRules,
  description:
    'Has a language model propose ratings for the dimensions of a draft that are not rated yet. None of them counts before its owner accepts it.',
  async prepare(ctx, { id }) {
    const { assessed, secret } = await read(ctx, id)
    needDraft(assessed)
    return proposeRatings(ctx, assessed, secret)
  },
  async run({ tx, access }, { id }, answer) {
    await access.find('ARL_UPDATE', id)
    if (!answer.drafted) return { arlAssessmentId: id, notice: answer.notice }
    await lockOpen(tx, id, ['DRAFT'])
    const assessed = await tx.arlAssessment.findUniqueOrThrow({ where: { id }, include: { answers: true } })
    const proposals = proposalsOf(answer, sentencesIn(assessed))
    await tx.arlAssessment.update({
      where: { id },
      data: { proposals: proposals as unknown as Prisma.InputJsonObject },
    })
    return { arlAssessmentId: id, notice: proposals.ratings.length ? '' : texts.noProposals() }
  },
})

/** Each proposal with whole sentences of the assessment as its evidence; what an answer no longer says is not backed. */
function proposalsOf(answer: Extract<ProposedRatings, { drafted: true }>, said: ReturnType<typeof sentencesIn>) {
  const ratings: Proposals['ratings'] = []
  const unbacked = [...answer.unbacked]
  for (const claim of answer.claims) {
    const evidence = quotedSentences(said, claim)
    if (!evidence.length) unbacked.push(claim.text)
    else if (!ratings.some(({ code }) => code === claim.code))
      ratings.push({ code: claim.code, risk: claim.risk, text: claim.text, evidence })
  }
  return { ...draftOf({ ...answer, claims: [], unbacked }), ratings } satisfies Proposals
}

export const draftArlSummary = action({
  name: 'draftArlSummary',
  requires: 'ARL_UPDATE',
  rules: draftArlSummaryRules,
  description:
    'Has a language model draft a summary of a completed assessment, which stands beside that of the report.',
  async prepare(ctx, { id }) {
    const { assessed, secret } = await read(ctx, id)
    if (assessed.status !== 'COMPLETED') throw conflict(texts.onlyCompleted())
    return draftSummary(ctx, assessed, secret)
  },
  async run({ tx, access, audit }, { id }, answer) {
    await access.find('ARL_UPDATE', id)
    if (!answer.drafted) return { arlAssessmentId: id, notice: answer.notice }
    const draftedSummary = draftOf(answer) as unknown as Prisma.InputJsonObject
    await tx.arlAssessment.update({ where: { id }, data: { draftedSummary } })
    await audit('ArlAssessment', id, { draftedSummary: [null, answer.model] })
    return { arlAssessmentId: id, notice: '' }
  },
})

export const deleteArlSummary = action({
  name: 'deleteArlSummary',
  requires: 'ARL_UPDATE',
  rules: deleteArlSummaryRules,
  description: 'Removes the summary that a language model drafted.',
  async run({ tx, access, audit }, { id }) {
    await access.find('ARL_UPDATE', id)
    const { count } = await tx.arlAssessment.updateMany({
      where: { id, NOT: { draftedSummary: { equals: Prisma.AnyNull } } },
      data: { draftedSummary: Prisma.DbNull },
    })
    if (count) await audit('ArlAssessment', id, { draftedSummary: ['drafted', null] })
    return { arlAssessmentId: id, notice: '' }
  },
})
