/** What the team does with an enquiry: answers it by mail, closes it without an answer, deletes it when its visitor asks. */
import * as records from '#texts/ui/records.js'
import { action } from '../../action.ts'
import { notFound } from '../../errors.ts'
import { enqueue } from '../../job.ts'
import { move } from '../../moves.ts'
import { mailEnquiryAnswer } from './enquiry.jobs.ts'
import { answerEnquiryRules, closeEnquiryRules, deleteEnquiryRules } from './enquiry.rules.ts'
import { enquiryMoves } from './enquiryMoves.ts'

export const answerEnquiry = action({
  name: 'answerEnquiry',
  requires: 'ENQUIRY_ANSWER',
  rules: answerEnquiryRules,
  description: 'Answers an enquiry about a technology: the visitor gets the answer by mail, with who gave it.',
  async run(work, { id, answer }) {
    const { tx, viewer } = work
    const enquiry = await work.access.find('ENQUIRY_ANSWER', id)
    await move(work, enquiryMoves, enquiry, 'ANSWERED', {
      data: { answer, answeredAt: new Date(), answeredById: viewer.id, closedAt: null, closeReason: '' },
    })
    await enqueue(tx, mailEnquiryAnswer, { id })
    return { enquiryId: id }
  },
})

export const closeEnquiry = action({
  name: 'closeEnquiry',
  requires: 'ENQUIRY_ANSWER',
  rules: closeEnquiryRules,
  description:
    'Closes an enquiry about a technology without an answer, as advertising is; the visitor is not notified.',
  async run(work, { id, reason }) {
    const enquiry = await work.access.find('ENQUIRY_ANSWER', id)
    await move(work, enquiryMoves, enquiry, 'CLOSED', { data: { closedAt: new Date(), closeReason: reason } })
    return { enquiryId: id }
  },
})

export const deleteEnquiry = action({
  name: 'deleteEnquiry',
  requires: 'ENQUIRY_ANSWER',
  rules: deleteEnquiryRules,
  description: 'Deletes an enquiry about a technology with all that its visitor gave; the visitor may ask for it.',
  async run(work, { id }) {
    const { status } = await work.access.find('ENQUIRY_ANSWER', id)
    const { count } = await work.tx.technologyEnquiry.deleteMany({ where: { id } })
    if (!count) throw notFound(records.technologyEnquiry())
    await work.audit('TechnologyEnquiry', id, { status: [status, null] })
    return { deletedId: id }
  },
})
