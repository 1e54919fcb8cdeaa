/** How an idea finds an expert: it is asked for, the university chooses somebody, who accepts, declines or delegates. */
import * as texts from '#texts/ideas/errors.js'
import * as nouns from '#texts/ui/nouns.js'
import type { ValidationRequest } from '../../__generated__/prisma/client.ts'
import { action, type Work } from '../../action.ts'
import { changedMeanwhile, conflict, invalid } from '../../errors.ts'
import { move } from '../../moves.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'
import { closeRequests } from './closeRequests.ts'
import { askedTitle } from '../../validation/askedTitle.ts'
import { freeRequest } from '../../validation/freeRequests.ts'
import { ideaMoves } from './ideaStatus.ts'
import { validationMoves } from '../../validation/validationMoves.ts'
import {
  acceptValidationRules,
  assignValidationRules,
  closeValidationRules,
  declineValidationRules,
  delegateValidationRules,
  requestValidationRules,
} from './validation.rules.ts'

export const requestValidation = action({
  name: 'requestValidation',
  requires: 'VALIDATION_ASK',
  rules: requestValidationRules,
  description: 'Asks for the validation of an approved idea by an expert; the university is notified and chooses one.',
  async run(work, { ideaId, title, ...input }) {
    // A merge of the idea closes this request, or comes first and refuses it.
    const idea = await work.access.hold('VALIDATION_ASK', ideaId)
    if (idea.status !== 'APPROVED' && idea.status !== 'VALIDATED')
      throw conflict(texts.validateApproved({ state: ideaMoves.inWords(idea.status) }))
    const waiting = await work.tx.validationRequest.count({ where: { ideaId, status: 'OPEN' } })
    if (waiting) throw conflict(texts.waitsForExpert())
    const request = await work.tx.validationRequest.create({
      data: { ...input, ideaId, title: title || askedTitle(idea), requesterId: work.viewer.id },
    })
    await work.audit('ValidationRequest', request.id, { status: [null, 'OPEN'] }, input.description)
    await tellUniversity(work, {
      kind: 'VALIDATION_ASKED',
      subject: { entity: 'Idea', id: ideaId },
      data: { idea: idea.title, by: work.viewer.name },
    })
    return { requestId: request.id }
  },
})

export const assignValidation = action({
  name: 'assignValidation',
  requires: 'VALIDATION_ASSIGN',
  rules: assignValidationRules,
  description: 'Chooses the expert who validates, or another one, and tells the expert.',
  async run(work, { id, expertId, comment = '' }) {
    const request = await work.access.find('VALIDATION_ASSIGN', id)
    if (request.status !== 'OPEN' && request.status !== 'ASSIGNED') throw conflict(texts.requestAnswered())
    await assign(work, request, expertId, comment)
    return { requestId: id }
  },
})

export const delegateValidation = action({
  name: 'delegateValidation',
  requires: 'VALIDATION_ANSWER',
  rules: delegateValidationRules,
  description: 'Hands a request for validation on to another expert, who is notified.',
  async run(work, { id, expertId, comment = '' }) {
    const request = await assignedTo(work, id)
    await assign(work, request, expertId, comment)
    return { requestId: id }
  },
})

async function assign(work: Work, request: ValidationRequest, expertId: number, comment: string) {
  const { id, ideaId, assigneeId } = request
  const expert = await work.tx.user.findFirst({ where: { id: expertId, role: 'EXPERT', status: 'ACTIVE' } })
  if (!expert) throw invalid({ expertId: texts.chooseExpert() })
  if (expertId === assigneeId) throw invalid({ expertId: texts.assignedAlready({ name: expert.name }) })
  if (await work.tx.validationRequest.count({ where: { ideaId, assigneeId: expertId, status: 'ASSIGNED' } }))
    throw invalid({ expertId: texts.validatesAlready({ name: expert.name }) })
  await move(work, validationMoves, request, 'ASSIGNED', {
    where: { assigneeId },
    data: { assigneeId: expertId, assignedAt: new Date(), acceptedAt: null },
    changes: { assigneeId: [assigneeId, expertId] },
    comment,
  })
  const words = { idea: request.title, by: work.viewer.name, comment }
  const subject = { entity: 'ValidationRequest', id } as const
  await notify(work, { to: expertId, kind: 'VALIDATION_ASSIGNED', subject, data: words })
  await notify(work, { to: assigneeId, kind: 'VALIDATION_CLOSED', subject, data: words })
}

export const acceptValidation = action({
  name: 'acceptValidation',
  requires: 'VALIDATION_ANSWER',
  rules: acceptValidationRules,
  description: 'Accepts to validate, without a conflict of interest: from now on the expert sees the idea.',
  async run(work, { id }) {
    const request = await assignedTo(work, id)
    if (request.acceptedAt) return { requestId: id }
    const { count } = await work.tx.validationRequest.updateMany({
      where: { id, status: 'ASSIGNED', assigneeId: work.viewer.id, acceptedAt: null },
      data: { acceptedAt: new Date() },
    })
    if (!count) throw changedMeanwhile(nouns.request())
    await work.audit('ValidationRequest', id, { acceptedAt: [null, new Date()] })
    const idea = await work.tx.idea.findUniqueOrThrow({ where: { id: request.ideaId } })
    await notify(work, {
      to: idea.submitterId,
      kind: 'VALIDATION_ACCEPTED',
      subject: { entity: 'Idea', id: idea.id },
      data: { idea: idea.title, by: work.viewer.name },
    })
    return { requestId: id }
  },
})

export const declineValidation = action({
  name: 'declineValidation',
  requires: 'VALIDATION_ANSWER',
  rules: declineValidationRules,
  description: 'Declines to validate; the request is open again, and the university is notified why.',
  async run(work, { id, reason }) {
    const request = await assignedTo(work, id)
    if (!(await freeRequest(work, request, reason))) throw changedMeanwhile(nouns.request())
    await tellUniversity(work, {
      kind: 'VALIDATION_REFUSED',
      subject: { entity: 'Idea', id: request.ideaId },
      data: { idea: request.title, by: work.viewer.name, comment: reason },
    })
    return { requestId: id }
  },
})

export const closeValidation = action({
  name: 'closeValidation',
  requires: 'VALIDATION_CLOSE',
  rules: closeValidationRules,
  description: 'Closes a request for validation that is no longer needed; its expert is notified.',
  async run(work, { id, comment = '' }) {
    const request = await work.access.find('VALIDATION_CLOSE', id)
    const closed = await closeRequests(work, request.ideaId, comment, { id })
    if (!closed) throw conflict(texts.requestAnswered())
    return { requestId: id }
  },
})

/** The request that the viewer is to answer. */
export async function assignedTo(work: Work, id: number): Promise<ValidationRequest> {
  const request = await work.access.find('VALIDATION_ANSWER', id)
  if (request.status !== 'ASSIGNED') throw conflict(texts.requestAnswered())
  return request
}
