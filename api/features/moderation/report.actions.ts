/** Somebody reports content to moderators: one open case for each content, one report for each person. */
import * as errors from '#texts/moderation/errors.js'
import { action, type Work } from '../../action.ts'
import { promisedDay } from '../../duties/answerTimes.ts'
import { conflict, forbidden } from '../../errors.ts'
import { featureIsOn } from '../../flags/featureIsOn.ts'
import { limit } from '../../limits.ts'
import { lockRow } from '../../lockRow.ts'
import { notifyAdministrators } from '../notifications/tellUniversity.ts'
import { overStatuses } from './caseMoves.ts'
import { contentNow, needContent, type Content } from './content.ts'
import { reportContentRules, type ContentModel } from './moderation.rules.ts'

export const reportContent = action({
  name: 'reportContent',
  requires: 'CONTENT_REPORT',
  rules: reportContentRules,
  description:
    'Reports what someone else wrote to moderators. The author does not learn who reported it. Each person reports it once, and nobody reports again what was reviewed and has not changed since.',
  async prepare({ db, viewer }) {
    if (!(await featureIsOn(db, viewer, 'CONTENT_REPORTS'))) throw forbidden(errors.reportsOff())
    await limit('reportAccount', String(viewer!.id))
  },
  async run(work, { id: { type, id }, reason, details }) {
    const { tx, viewer, audit } = work
    const model = type as ContentModel
    await needContent(work, model, id)
    await lockRow(tx, model, id)
    const content = (await contentNow(tx, model, id))!
    if (content.authorId === viewer.id) throw conflict(errors.ownReport())
    const caseId = (await openCase(work, model, id)) ?? (await begin(work, model, id, content))
    const key = { caseId, reporterId: viewer.id }
    if (await tx.contentReport.count({ where: key })) throw conflict(errors.reported())
    const report = await tx.contentReport.create({ data: { ...key, reason, details } })
    await audit('ContentReport', report.id, { reason: [null, reason] })
    return { reportId: report.id }
  },
})

/** The case on which moderators work; CONFLICT when they have withheld the content already. */
async function openCase({ tx }: Work, entity: ContentModel, entityId: number): Promise<number | null> {
  const current = await tx.moderationCase.findFirst({
    where: { entity, entityId, status: { notIn: [...overStatuses] } },
    select: { id: true, status: true },
  })
  if (current && current.status !== 'OPEN') throw conflict(errors.underReview())
  return current?.id ?? null
}

async function begin(work: Work, entity: ContentModel, entityId: number, content: Content): Promise<number> {
  const { tx, audit } = work
  const last = await tx.moderationCase.findFirst({
    where: { entity, entityId },
    orderBy: { id: 'desc' },
    select: { digest: true },
  })
  if (last?.digest === content.digest) throw conflict(errors.reviewed())
  const answerBy = await promisedDay(tx, 'REPORT_DECIDE')
  const { id } = await tx.moderationCase.create({
    data: { ...content, entity, entityId, answerBy },
    select: { id: true },
  })
  await audit('ModerationCase', id, { status: [null, 'OPEN'] })
  await notifyAdministrators(work, {
    kind: 'CONTENT_REPORTED',
    subject: { entity: 'ModerationCase', id },
    data: { title: content.title, content: content.kind },
  })
  return id
}
