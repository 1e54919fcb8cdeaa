/** The documented calls about adoption readiness (docs/spec/rest.md#calls). */
import * as records from '#texts/ui/records.js'
import type { Context } from '../context.ts'
import { invalid, notFound } from '../errors.ts'
import { createArlAssessment, deleteArlAssessments } from '../features/readiness/arlAssessment.actions.ts'
import { updateArlAnswer } from '../features/readiness/arlRating.actions.ts'
import { assessedProject, sentencesOfProject } from '../features/readiness/assessedProject.ts'
import { sourcesOf } from '../features/readiness/assessmentSources.ts'
import { judgeAnswer } from '../features/readiness/judgeAnswer.ts'
import { isSecret } from '../features/projects/isSecret.ts'
import { ratedDimensions } from '../features/readiness/ratedDimension.ts'
import { paperOf } from '../features/branding/paper.ts'
import { plannedOf } from '../features/readiness/ratings.ts'
import { reportIn } from '../features/readiness/reportIn.ts'
import { reportPdf } from '../features/readiness/reportPdf.ts'
import { saveArlAssessment, updateArlAssessment } from '../features/readiness/saveArlAssessment.actions.ts'
import { questionWords } from '../readiness/questions.ts'
import { readBody } from './body.ts'
import type { ByteCall, Exchange } from './byteCall.ts'
import { pdfContent, sendPdf } from './sendBytes.ts'
import { fields, groupsOf, ratingsIn, restAssessment, type RestArl } from './readinessShapes.ts'
import { globalId, idsOf, paging, rowsOf, totalOf, type Connection, type Shim, type ShimRequest } from './shim.ts'

type Changed = Record<string, { arlAssessment: RestArl | null }>
const changed = (name: string) => (data: object) => {
  const { arlAssessment } = (data as Changed)[name]!
  return arlAssessment && restAssessment(arlAssessment)
}
const mutation = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { arlAssessment { ${fields} } } }`

/** What a body says of the level and the ratings, in the documented words. */
const given = ({ body }: ShimRequest) => ({
  level: body['arlLevel'] === undefined ? undefined : Number(body['arlLevel']),
  ratings: ratingsIn(body['assessmentData']),
})
const documented = {
  level: undefined,
  ratings: undefined,
  arlLevel: { type: 'integer', minimum: 1, maximum: 9, description: 'The level as which it is saved.' },
  assessmentData: {
    type: ['object', 'string'],
    additionalProperties: true,
    description:
      'With arlAssessment: the four groups, each with its dimensions by code or English title: {score, reasoning}.',
  },
}
const example = {
  assessmentData: { arlAssessment: { valueProposition: { A1: { score: 'HIGH', reasoning: 'Half the price.' } } } },
}

export const readinessShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/arl-assessments',
    summary: 'Your assessments of adoption readiness, and completed ones of your projects',
    query: ['page', 'limit', 'mine', 'projectId'],
    document: `query ($filter: ArlAssessmentFilter, $first: Int, $page: Int) {
      arlAssessments(filter: $filter, first: $first, page: $page) { totalCount(exact: true) edges { node { ${fields} } } }
    }`,
    variables: ({ query }) => ({
      filter: {
        ...(query.has('mine') ? { mine: query.get('mine') !== 'false' ? true : null } : {}),
        ...(query.get('projectId') ? { projectId: globalId('Project', query.get('projectId')) } : {}),
      },
      ...paging(query, 100),
    }),
    total: totalOf('arlAssessments'),
    give: (data) => rowsOf(data['arlAssessments']! as Connection<RestArl>, restAssessment),
  },
  {
    method: 'GET',
    path: '/api/arl-assessments/:id(\\d{1,9})',
    summary: 'An assessment of adoption readiness',
    document: `query ($number: Int!) { arlAssessment(number: $number) { ${fields} } }`,
    variables: ({ params }) => ({ number: Number(params['id']) }),
    give: (data) => data['arlAssessment'] && restAssessment(data['arlAssessment']),
  },
  {
    method: 'POST',
    path: '/api/arl-assessments',
    summary: 'Rates a project and completes the assessment',
    status: 201,
    action: saveArlAssessment,
    names: { level: 'arlLevel', ratings: 'assessmentData' },
    accepts: documented,
    demands: ['projectId'],
    example: { projectId: 1, ...example },
    document: mutation('saveArlAssessment', 'SaveArlAssessmentInput'),
    variables: (request) => ({
      input: { projectId: globalId('Project', request.body['projectId']), ...given(request) },
    }),
    give: changed('saveArlAssessment'),
  },
  {
    method: 'PUT',
    path: '/api/arl-assessments/:id(\\d{1,9})',
    summary: 'Rates dimensions of a draft of yours',
    action: updateArlAssessment,
    names: { level: 'arlLevel', ratings: 'assessmentData' },
    accepts: documented,
    decided: ['id'],
    example,
    document: mutation('updateArlAssessment', 'UpdateArlAssessmentInput'),
    variables: (request) => ({
      input: { id: globalId('ArlAssessment', request.params['id']), ...given(request) },
    }),
    give: changed('updateArlAssessment'),
  },
  {
    method: 'DELETE',
    path: '/api/arl-assessments',
    summary: 'Deletes assessments of yours',
    query: ['id', 'ids'],
    action: deleteArlAssessments,
    accepts: { ids: { type: ['array', 'integer', 'string'], description: 'Their numbers, also in the address.' } },
    demands: [],
    document: 'mutation ($input: DeleteArlAssessmentsInput!) { deleteArlAssessments(input: $input) { deletedIds } }',
    variables: (request) => ({ input: { ids: idsOf('ArlAssessment', request) } }),
    give: () => undefined,
  },
]

const anything = { type: 'object', additionalProperties: true }
const variants = {
  type: 'object',
  properties: {
    projectDetails: { ...anything, description: 'Which project, as projectId.' },
    additionalInfo: { ...anything, description: 'Answers by question_1, question_2 …' },
    question: { type: 'string', description: 'With answer: one answer is checked, and nothing is kept.' },
    answer: { type: 'string' },
    projectContext: { ...anything, description: 'In place of projectDetails: which project, as id.' },
  },
}

/** Reads a project, takes answers, or checks one, depending on the body's fields. */
async function assess(ctx: Context, { req }: Exchange) {
  ctx.access.need('ARL_LIST')
  const body = await readBody(req)
  const details = (body['projectDetails'] ?? {}) as Record<string, unknown>
  const projectId = Number(details['projectId'] ?? (body['projectContext'] as { id?: unknown } | undefined)?.id)
  if (typeof body['question'] === 'string')
    return { status: 200 as const, body: await checked(ctx, body['question'], body['answer'], projectId) }
  if (!Number.isSafeInteger(projectId)) throw invalid({ projectId: 'Choose a project' })
  const { arlAssessmentId } = await createArlAssessment.perform(ctx, { projectId })
  const answers = Object.entries((body['additionalInfo'] ?? {}) as Record<string, unknown>)
  for (const [name, answer] of answers) {
    const place = Number(/^question_(\d{1,2})$/.exec(name)?.[1]) - 1
    if (place >= 0) await updateArlAnswer.perform(ctx, { id: arlAssessmentId, place, answer })
  }
  return { status: 200 as const, body: await resultOf(ctx, arlAssessmentId, answers.length > 0) }
}

/** The verdict on one answer, and whether the rules or a language model gave it. */
async function checked(ctx: Context, question: string, given: unknown, projectId: number) {
  const answer = typeof given === 'string' ? given : ''
  const project = Number.isSafeInteger(projectId)
    ? await ctx.access.find('ARL_CREATE', projectId).then(() => readProject(ctx.db, projectId))
    : { sources: [], secret: false }
  const { approved, feedback, check } = await judgeAnswer(ctx, {
    question: question.slice(0, 1000),
    answer: answer.slice(0, 5000),
    ...project,
  })
  return {
    approved,
    feedback,
    checkedBy: check?.model ?? 'rules',
    evidence: check?.claims ?? [],
    notBacked: check?.unbacked ?? [],
    notice: check?.notice ?? '',
  }
}

async function readProject(db: Context['db'], id: number) {
  const row = await db.project.findUniqueOrThrow({ where: { id }, include: { members: true } })
  const project = assessedProject(row)
  const secret = isSecret(row)
  return {
    sources: sourcesOf({ inputs: { project, sentences: sentencesOfProject(project) }, answers: [] }, secret),
    secret,
  }
}

async function resultOf({ access, db }: Context, id: number, isAnswered: boolean) {
  const assessment = await access.find('ARL_READ', id)
  const [rows, questions] = await Promise.all([
    db.arlRating.findMany({ where: { assessmentId: id } }),
    db.arlAnswer.findMany({ where: { assessmentId: id }, orderBy: { place: 'asc' } }),
  ])
  return {
    id,
    ...groupsOf(assessment, rows),
    followUpQuestions: isAnswered ? [] : questions.map(({ question }) => questionWords(question)),
    questionApprovals: questions.map(({ approved, feedback }) => ({ approved, feedback })),
  }
}

async function report({ access, db }: Context, { res, params }: Exchange) {
  const found = await access.find('ARL_READ', Number(params['id']))
  const rows = await db.arlRating.findMany({ where: { assessmentId: found.id } })
  const words = reportIn(found, rows)
  if (!found.completedAt || !words) throw notFound(records.report())
  const people = [found.ownerId, found.reviewerId, ...rows.map(({ overriddenById }) => overriddenById)]
  const users = await db.user.findMany({
    where: { id: { in: people.filter((person) => person !== null) } },
    select: { id: true, name: true },
  })
  const names = new Map(users.map(({ id, name }) => [id, name]))
  const nameOf = (person: number | null) => (person === null ? null : (names.get(person) ?? null))
  const { title, low, high, level, completedAt, reviewedAt, rubricVersion, engineVersion } = found
  const printed = {
    title,
    low,
    high,
    level,
    completedAt,
    reviewedAt,
    rubricVersion,
    engineVersion,
    names,
    owner: nameOf(found.ownerId),
    reviewer: nameOf(found.reviewerId),
    report: words,
    dimensions: ratedDimensions(found, rows),
    planned: plannedOf(rows),
  }
  sendPdf({ res }, await reportPdf(printed, await paperOf(db)), `arl-assessment-${found.id}.pdf`)
}

export const readinessCalls: ByteCall[] = [
  {
    method: 'POST',
    path: '/api/ai/arl-assessment',
    summary:
      'Begins an assessment of a project (projectDetails.projectId), takes its answers (additionalInfo.question_1 …), or checks one answer (question, answer)',
    body: {
      'application/json': {
        schema: variants,
        example: { question: 'Who would buy it?', answer: 'Farms without a connection to the grid.' },
      },
    },
    gives: { status: 200, content: { 'application/json': { schema: anything } } },
    answer: assess,
  },
  {
    method: 'GET',
    path: '/api/arl-assessments/:id(\\d{1,9})/report',
    summary: 'The report of a completed assessment, as a PDF',
    gives: { status: 200, content: pdfContent },
    answer: report,
  },
]
