/** The expert's evaluation, and the one answer to it. */
import * as texts from '#texts/ideas/errors.js'
import { action } from '../../action.ts'
import { endDraft } from '../../endDraft.ts'
import { conflict } from '../../errors.ts'
import { move, moveIfUnchanged } from '../../moves.ts'
import { notify } from '../notifications/notify.ts'
import { ideaMoves } from './ideaStatus.ts'
import { assignedTo } from './validation.actions.ts'
import { validationMoves } from '../../validation/validationMoves.ts'
import { answerEvaluationRules, evaluateIdeaRules } from './validation.rules.ts'

export const evaluateIdea = action({
  name: 'evaluateIdea',
  requires: 'VALIDATION_ANSWER',
  rules: evaluateIdeaRules,
  description: 'Answers a request for validation with an evaluation; the idea is validated, its submitter is notified.',
  async run(work, { id, ...evaluation }) {
    const request = await assignedTo(work, id)
    if (!request.acceptedAt) throw conflict(texts.acceptFirst())
    const idea = await work.tx.idea.findUniqueOrThrow({ where: { id: request.ideaId } })
    if (idea.status !== 'APPROVED' && idea.status !== 'VALIDATED')
      throw conflict(texts.validateApproved({ state: ideaMoves.inWords(idea.status) }))
    await move(work, validationMoves, request, 'ANSWERED', { where: { assigneeId: work.viewer.id } })
    const { id: evaluationId } = await work.tx.ideaEvaluation.create({
      data: { ...evaluation, ideaId: idea.id, requestId: id, expertId: work.viewer.id },
    })
    await endDraft(work, 'EVALUATION', String(id))
    // Another expert may have validated it at the same moment: both evaluations count.
    if (idea.status === 'APPROVED')
      await moveIfUnchanged(work, ideaMoves, idea, 'VALIDATED', { data: { validatedAt: new Date() } })
    await notify(work, {
      to: idea.submitterId,
      kind: 'IDEA_VALIDATED',
      subject: { entity: 'Idea', id: idea.id },
      data: { idea: idea.title, by: work.viewer.name },
    })
    return { requestId: id, evaluationId }
  },
})

export const answerEvaluation = action({
  name: 'answerEvaluation',
  requires: 'EVALUATION_REPLY',
  rules: answerEvaluationRules,
  description: "Answers the expert's evaluation of one's idea; once. With that the request is closed.",
  async run(work, { id, answer }) {
    const evaluation = await work.access.find('EVALUATION_REPLY', id)
    const { count } = await work.tx.ideaEvaluation.updateMany({
      where: { id, answeredAt: null },
      data: { answer, answeredAt: new Date() },
    })
    if (!count) throw conflict(texts.evaluationAnswered())
    const { requestId, expertId } = evaluation
    const request = await work.tx.validationRequest.findUniqueOrThrow({ where: { id: requestId } })
    await move(work, validationMoves, request, 'CLOSED', { data: { closedAt: new Date() }, comment: answer })
    await notify(work, {
      to: expertId,
      kind: 'EVALUATION_ANSWERED',
      subject: { entity: 'ValidationRequest', id: requestId },
      data: { idea: request.title, by: work.viewer.name, comment: answer },
    })
    return { evaluationId: id }
  },
})
