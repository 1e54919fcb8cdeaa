/** Assessments of adoption readiness in the schema. */
import type { ArlAssessment } from '../../__generated__/prisma/client.ts'
import type { ArlStatus } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { batched } from '../../batched.ts'
import { builder, describedEnum } from '../../builder.ts'
import { conflictsOf } from '../../conflicts/conflict.graph.ts'
import { judgedProject } from '../../conflicts/judged.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { completenessOf } from '../../readiness/completeness.ts'
import { liftsOf } from '../../readiness/lift.ts'
import { areaScores, bandWords, needsMore, scoreWords } from '../../readiness/report.ts'
import { dimensionOf, wordsOf } from '../../readiness/rubric.ts'
import { HasHistoryInterface, RecordInterface, HasReadersInterface } from '../../records/interfaces.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import type { Draft } from '../../model/draft.ts'
import { ModelDraft, noticeWords } from '../model/draft.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import {
  approveArlAssessment,
  createArlAssessment,
  deleteArlAssessments,
  submitArlAssessment,
} from './arlAssessment.actions.ts'
import { arlAssessmentSort, arlAssessmentWhere } from './arlAssessment.list.ts'
import { arlAssessmentFilterRules } from './arlAssessment.rules.ts'
import { ArlAreaScore, ArlLift, ArlPlan, ArlQuestion, ArlRatedDimension, ArlReport } from './arlParts.graph.ts'
import { reviewArlRating, updateArlAnswer, updateArlRating } from './arlRating.actions.ts'
import { setArlTarget } from './arlTarget.actions.ts'
import type { Inputs } from './assessedProject.ts'
import { draftArlQuestions, draftArlSummary, draftArlRatings, deleteArlSummary } from './draftArl.actions.ts'
import { proposalsIn } from './proposals.ts'
import { saveArlAssessment, updateArlAssessment } from './saveArlAssessment.actions.ts'
import { partId, ratedDimensions } from './ratedDimension.ts'
import { plannedOf, ratedOf, ratingsOf } from './ratings.ts'
import { reportIn } from './reportIn.ts'

const StatusEnum = describedEnum<ArlStatus>('ArlStatus', 'How far an assessment is.', {
  PROCESSING: 'The project’s files are being read.',
  DRAFT: 'Its owner rates it; nobody else sees it.',
  COMPLETED: null,
})

const ratingRows = batched(async ({ db }, ids) => {
  const rows = await db.arlRating.findMany({ where: { assessmentId: { in: [...ids] } } })
  return ids.map((id) => rows.filter(({ assessmentId }) => assessmentId === id))
})
const answerRows = batched(async ({ db }, ids) => {
  const rows = await db.arlAnswer.findMany({ where: { assessmentId: { in: [...ids] } }, orderBy: { place: 'asc' } })
  const parts = rows.map((row) => ({ ...row, id: partId(row.assessmentId, row.place) }))
  return ids.map((id) => parts.filter(({ assessmentId }) => assessmentId === id))
})

builder.prismaNode('ArlAssessment', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasHistoryInterface, HasThreadInterface, HasReadersInterface],
  readable: 'ARL_READ',
  description: 'An assessment of a project’s Adoption Readiness Level.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.exposeString('title', { description: 'The project’s title when it was begun.' }),
    project: t.relation('project', { nullable: true, description: 'Null when the viewer may not see it.' }),
    owner: t.relation('owner', { nullable: true, description: 'Who rates; null when the person has left.' }),
    status: t.expose('status', { type: StatusEnum }),
    completeness: t.exposeInt('completeness', { description: 'Percent of 19 fields that the project fills in.' }),
    missing: t.stringList({
      description: 'The fields that it does not.',
      extensions: { reads: ['inputs'] },
      resolve: ({ inputs }) => completenessOf((inputs as unknown as Inputs).project).missing,
    }),
    low: t.exposeInt('low', { description: 'The lowest level that the ratings leave open, 1-9.' }),
    high: t.exposeInt('high', { description: 'The highest level that the ratings leave open, 1-9.' }),
    level: t.exposeInt('level', { description: 'The level as which it is saved.' }),
    score: t.string({
      description: 'Such as ARL 5, or ARL 3-4 while something is not known.',
      extensions: { reads: ['low', 'high'] },
      resolve: (range) => scoreWords(range),
    }),
    band: t.string({
      description: 'What the low end means, in words.',
      extensions: { reads: ['low'] },
      resolve: ({ low }) => bandWords(low),
    }),
    needsMore: t.boolean({
      description: 'Whether at least 80 % of the dimensions have no score.',
      extensions: { reads: [] },
      resolve: async ({ id }, _, ctx) => needsMore(ratingsOf(await ratingRows(ctx, id))),
    }),
    areas: t.field({
      type: [ArlAreaScore],
      description: 'The four areas, for a chart.',
      extensions: { reads: [] },
      resolve: async ({ id }, _, ctx) =>
        areaScores(ratedOf(await ratingRows(ctx, id))).map(({ area, score }) => ({
          key: area.key,
          title: wordsOf(area).title,
          score,
        })),
    }),
    dimensions: t.field({
      type: [ArlRatedDimension],
      description: 'All 17.',
      extensions: { reads: ['inputs', 'proposals'] },
      resolve: async (assessment, _, ctx) => ratedDimensions(assessment, await ratingRows(ctx, assessment.id)),
    }),
    lifts: t.field({
      type: [ArlLift],
      description: 'What would raise the level, computed from the table; at most three ways. Empty at level 9.',
      extensions: { reads: [] },
      resolve: async ({ id }, _, ctx) => {
        const rated = ratedOf(await ratingRows(ctx, id))
        return liftsOf(rated.map(({ rating }) => rating))
          .slice(0, 3)
          .map(({ changes, ...range }) => ({
            ...range,
            changes: changes.map((change) => ({
              ...change,
              titles: rated
                .filter(({ rating }) => rating === change.from)
                .map(({ code }) => wordsOf(dimensionOf(code)).title),
            })),
          }))
      },
    }),
    planned: t.field({
      type: ArlPlan,
      nullable: true,
      description: 'The level with all open targets reached; null when there is none.',
      extensions: { reads: [] },
      resolve: async ({ id }, _, ctx) => plannedOf(await ratingRows(ctx, id)),
    }),
    questions: t.field({
      type: [ArlQuestion],
      description: 'The follow-up questions with their answers.',
      extensions: { reads: [] },
      resolve: ({ id }, _, ctx) => answerRows(ctx, id),
    }),
    report: t.field({
      type: ArlReport,
      nullable: true,
      description: 'Once it is completed, in the language of the request.',
      extensions: { reads: ['status', 'inputs'] },
      resolve: async (assessment, _, ctx) => reportIn(assessment, await ratingRows(ctx, assessment.id)),
    }),
    run: t.prismaField({
      type: 'AnalysisRun',
      nullable: true,
      description: 'The viewer’s latest reading of the project’s files; null when there were none.',
      extensions: { reads: [] },
      resolve: (query, { id }, _, { db, access }) =>
        db.analysisRun.findFirst({
          ...query,
          where: { AND: [{ arlAssessmentId: id }, access.within('ANALYSIS_RUN_OWN')] },
          orderBy: { id: 'desc' },
        }),
    }),
    proposals: t.field({
      type: ModelDraft,
      nullable: true,
      description: 'The ratings that a language model proposed: by which model, and what is not backed.',
      extensions: { reads: ['proposals'] },
      resolve: proposalsIn,
    }),
    draftedSummary: t.field({
      type: ModelDraft,
      nullable: true,
      description: 'A summary by a language model, beside that of the report.',
      extensions: { reads: ['draftedSummary'] },
      resolve: ({ draftedSummary }) => draftedSummary as unknown as Draft | null,
    }),
    unread: t.exposeStringList('unread', { description: 'Files that could not be read, each with why.' }),
    engineVersion: t.exposeString('engineVersion'),
    rubricVersion: t.exposeString('rubricVersion'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    completedAt: t.expose('completedAt', { type: 'DateTime', nullable: true }),
    reviewer: t.relation('reviewer', { nullable: true, description: 'Who signed it off for the university.' }),
    reviewedAt: t.expose('reviewedAt', { type: 'DateTime', nullable: true }),
    reviewNote: t.exposeString('reviewNote'),
    canUpdate: viewerCan(t, 'ARL_UPDATE'),
    conflictsOf: conflictsOf<ArlAssessment>(t, {
      requires: 'ARL_REVIEW',
      reads: 'projectId',
      judged: judgedProject,
    }),
    canReview: viewerCan(t, 'ARL_REVIEW', 'Whether the viewer may override ratings and sign it off.'),
  }),
})

listField('arlAssessments', {
  type: 'ArlAssessment',
  read: 'ARL_READ',
  description: 'Assessments of adoption readiness: own ones, and completed ones of projects that the viewer works on.',
  filter: { rules: arlAssessmentFilterRules, where: arlAssessmentWhere },
  sort: arlAssessmentSort,
  order: { field: 'CREATED_AT', direction: 'DESC' },
})

numberField('arlAssessment', { type: 'ArlAssessment', read: 'ARL_READ' })

for (const change of [
  createArlAssessment,
  updateArlAssessment,
  updateArlAnswer,
  updateArlRating,
  setArlTarget,
  approveArlAssessment,
])
  actionField(change as typeof updateArlRating, (t) => ({
    arlAssessment: recordField(t, 'ArlAssessment', (out) => out.arlAssessmentId),
  }))
for (const change of [draftArlQuestions, draftArlRatings, draftArlSummary, deleteArlSummary])
  actionField(change as typeof draftArlSummary, (t) => ({
    arlAssessment: recordField(t, 'ArlAssessment', (out) => out.arlAssessmentId),
    notice: t.exposeString('notice', { description: noticeWords }),
  }))
for (const change of [submitArlAssessment, saveArlAssessment, reviewArlRating])
  actionField(change as typeof submitArlAssessment, (t) => ({
    arlAssessment: recordField(t, 'ArlAssessment', (out) => out.arlAssessmentId),
    project: recordField(t, 'Project', (out) => out.projectId),
  }))
actionField(deleteArlAssessments, (t) => ({
  deletedIds: t.globalIDList({ resolve: ({ deletedIds }) => deletedIds.map((id) => ({ type: 'ArlAssessment', id })) }),
}))
