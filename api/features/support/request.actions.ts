/** What researchers do with their support requests: write, send, reopen and rate them. */
import type { InferType } from 'yup'
import * as errors from '#texts/support/errors.js'
import * as records from '#texts/ui/records.js'
import type { Prisma, SupportRequest } from '../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../action.ts'
import type { Tx } from '../../db.ts'
import { isoDay, universityDay } from '../../days.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { move } from '../../moves.ts'
import { removeFiles } from '../files/removeFiles.ts'
import { promisedBy } from './answerClock.ts'
import { keepAnswers, needAnswers } from './answers.ts'
import { offered } from './categoryTree.ts'
import { notifyDesk } from './notifySupport.ts'
import {
  createSupportRequestRules,
  deleteSupportRequestRules,
  rateSupportRequestRules,
  reopenSupportRequestRules,
  submitSupportRequestRules,
  updateSupportRequestRules,
} from './support.rules.ts'
import { isReopenable, reopenDays, supportMoves } from './supportMoves.ts'

export const createSupportRequest = action({
  name: 'createSupportRequest',
  requires: 'SUPPORT_REQUEST',
  rules: createSupportRequestRules,
  description: 'Sends a request to the team of innovation support, or keeps it as a draft.',
  run: (work, input) => createRequest(work, input),
})

/** Writes a request of the viewer and sends it unless it is a draft; `more` is what another form than its own says of it. */
export async function createRequest(
  work: Work,
  { draft, answers, ...input }: InferType<typeof createSupportRequestRules>,
  more: Pick<Prisma.SupportRequestUncheckedCreateInput, 'agreementKind'> = {},
) {
  await needKnown(work, input)
  const request = await work.tx.supportRequest.create({
    data: { ...written(input), ...more, title: input.title, categoryId: input.categoryId, requesterId: work.viewer.id },
  })
  await work.audit('SupportRequest', request.id, { title: [null, request.title] })
  await keepAnswers(work.tx, request.id, request.categoryId, answers ?? [])
  if (!draft) await send(work, request)
  return { requestId: request.id }
}

export const updateSupportRequest = action({
  name: 'updateSupportRequest',
  requires: 'SUPPORT_UPDATE',
  rules: updateSupportRequestRules,
  description: 'Changes the draft of a support request; what is not given stays.',
  async run(work, { id, answers, ...input }) {
    const before = await work.access.find('SUPPORT_UPDATE', id)
    await needKnown(work, input)
    const data = written(input)
    const changes = changesOf(before, data)
    if (!Object.keys(changes).length && !answers) return { requestId: id }
    const { count } = await work.tx.supportRequest.updateMany({
      where: { id, status: 'DRAFT' },
      data: { ...data, updatedAt: new Date() },
    })
    if (!count) throw conflict(errors.sentAlready())
    await keepAnswers(work.tx, id, input.categoryId ?? before.categoryId, answers ?? [])
    await work.audit('SupportRequest', id, changes)
    return { requestId: id }
  },
})

export const submitSupportRequest = action({
  name: 'submitSupportRequest',
  requires: 'SUPPORT_UPDATE',
  rules: submitSupportRequestRules,
  description: 'Sends the draft of a support request; the answer is promised for the day that its category says.',
  async run(work, { id }) {
    await send(work, await work.access.find('SUPPORT_UPDATE', id))
    return { requestId: id }
  },
})

export const deleteSupportRequest = action({
  name: 'deleteSupportRequest',
  requires: 'SUPPORT_UPDATE',
  rules: deleteSupportRequestRules,
  description: 'Deletes the draft of a support request with its files.',
  async run({ tx, access, audit }, { id }) {
    const { title, status } = await access.find('SUPPORT_UPDATE', id)
    if (status !== 'DRAFT') throw conflict(errors.sentAlready())
    await removeFiles(tx, { supportRequestId: id })
    const { count } = await tx.supportRequest.deleteMany({ where: { id, status: 'DRAFT' } })
    if (!count) throw notFound(records.supportRequest())
    await audit('SupportRequest', id, { title: [title, null] })
    return { deletedId: id }
  },
})

export const reopenSupportRequest = action({
  name: 'reopenSupportRequest',
  requires: 'SUPPORT_UPDATE',
  rules: reopenSupportRequestRules,
  description: `Reopens a support request within ${reopenDays} days after it was resolved. The answer is promised again.`,
  async run(work, { id, reason }) {
    const { tx, viewer } = work
    const request = await work.access.find('SUPPORT_UPDATE', id)
    if (request.mergedIntoId !== null) throw conflict(errors.mergedAlready({ number: request.mergedIntoId }))
    if (request.resolvedAt && !isReopenable(request)) throw conflict(errors.reopenOver({ days: reopenDays }))
    if (!request.resolvedAt) throw conflict(errors.notResolved({ state: supportMoves.inWords(request.status) }))
    const reopened = await move(work, supportMoves, request, 'IN_PROGRESS', {
      where: { resolvedAt: request.resolvedAt },
      data: {
        resolvedAt: null,
        closedAt: null,
        rating: null,
        ratingComment: '',
        reopenedCount: { increment: 1 },
        answerBy: await promisedBy(tx, request.categoryId),
      },
    })
    await tx.supportMessage.create({ data: { supportRequestId: id, authorId: viewer.id, text: reason } })
    await notifyDesk(work, 'SUPPORT_REOPENED', reopened, { text: reason })
    return { requestId: id }
  },
})

export const rateSupportRequest = action({
  name: 'rateSupportRequest',
  requires: 'SUPPORT_UPDATE',
  rules: rateSupportRequestRules,
  description: 'Says how satisfied the researcher is with a resolved support request.',
  async run({ tx, access, audit }, { id, rating, comment = '' }) {
    const before = await access.find('SUPPORT_UPDATE', id)
    const { count } = await tx.supportRequest.updateMany({
      where: { id, status: { in: ['RESOLVED', 'CLOSED'] } },
      data: { rating, ratingComment: comment },
    })
    if (!count) throw conflict(errors.notResolved({ state: supportMoves.inWords(before.status) }))
    await audit('SupportRequest', id, { rating: [before.rating, rating] })
    return { requestId: id }
  },
})

interface Input {
  categoryId?: number | undefined
  title?: string | undefined
  subtype?: string | undefined
  description?: string | undefined
  projectId?: number | null | undefined
  neededBy?: Date | null | undefined
  urgency?: SupportRequest['urgency'] | undefined
}

/** The columns that were given. */
const written = ({ categoryId, title, subtype, description, projectId, neededBy, urgency }: Input) =>
  Object.fromEntries(
    Object.entries({ categoryId, title, subtype, description, projectId, neededBy, urgency }).filter(
      ([, value]) => value !== undefined,
    ),
  ) as Partial<Pick<SupportRequest, keyof Input>>

/** Refuses categories that are not offered, and projects that the viewer does not work on. */
async function needKnown({ tx, access }: Work, { categoryId, projectId, neededBy }: Input) {
  if (categoryId !== undefined && !(await tx.supportCategory.count({ where: { AND: [{ id: categoryId }, offered] } })))
    throw invalid({ categoryId: errors.categoryClosed() })
  if (projectId != null && !(await access.can('PROJECT_READ_INTERNAL', projectId)))
    throw invalid({ projectId: errors.ownProject() })
  if (neededBy && neededBy < universityDay()) throw invalid({ neededBy: errors.pastDay() })
}

async function send(work: Work, request: SupportRequest) {
  if (!request.description) throw invalid({ description: errors.giveDescription() })
  await needKnown(work, { categoryId: request.categoryId })
  // The form of an agreement asks for what it needs itself.
  if (!request.agreementKind) await needAnswers(work.tx, request.id, request.categoryId)
  const answerBy = await promisedBy(work.tx, request.categoryId)
  const sent = await move(work, supportMoves, request, 'SUBMITTED', {
    where: { categoryId: request.categoryId },
    data: { submittedAt: new Date(), answerBy },
  })
  await beginChecklist(work.tx, sent)
  await notifyDesk(work, 'SUPPORT_SUBMITTED', sent, { answerBy: isoDay(answerBy) })
}

/** The steps with which the category lets a request begin. */
async function beginChecklist(tx: Tx, { id, categoryId }: SupportRequest) {
  const { checklist } = await tx.supportCategory.findUniqueOrThrow({ where: { id: categoryId } })
  await tx.supportStep.createMany({ data: checklist.map((text) => ({ supportRequestId: id, text })) })
}
