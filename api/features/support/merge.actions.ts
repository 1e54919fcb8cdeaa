/** Puts two requests about the same thing together. */
import * as errors from '#texts/support/errors.js'
import * as notifications from '#texts/support/notifications.js'
import type { SupportRequest } from '../../__generated__/prisma/client.ts'
import { action } from '../../action.ts'
import { conflict, invalid } from '../../errors.ts'
import { move } from '../../moves.ts'
import { notifyRequester } from './notifySupport.ts'
import { mergeSupportRequestsRules } from './support.rules.ts'
import { openStates, supportMoves } from './supportMoves.ts'

export const mergeSupportRequests = action({
  name: 'mergeSupportRequests',
  requires: 'SUPPORT_WORK',
  rules: mergeSupportRequestsRules,
  description:
    'Merges a duplicate into another open request of the same researcher: its text, messages, notes, files and meetings move there, and it is closed.',
  async run(work, { id, intoId }) {
    const { tx, access, audit, viewer } = work
    if (id === intoId) throw invalid({ intoId: errors.mergeItself() })
    // In one order, so that two who merge the same pair in opposite ways wait for each other instead of for ever.
    await tx.$queryRaw`SELECT "id" FROM "SupportRequest" WHERE "id" IN (${id}, ${intoId}) ORDER BY "id" FOR UPDATE`
    const duplicate = await access.find('SUPPORT_WORK', id)
    const into = await access.find('SUPPORT_WORK', intoId)
    if (duplicate.requesterId === null || duplicate.requesterId !== into.requesterId)
      throw invalid({ intoId: errors.mergeOthers() })
    for (const one of [duplicate, into])
      if (!openStates.includes(one.status))
        throw conflict(errors.mergeOver({ number: one.id, state: supportMoves.inWords(one.status) }))
    const now = new Date()
    await move(work, supportMoves, duplicate, 'CLOSED', {
      data: { waitingSince: null, resolvedAt: now, closedAt: now, mergedIntoId: intoId },
      changes: { mergedInto: [null, into.title] },
    })
    for (const table of [
      tx.supportMessage,
      tx.supportNote,
      tx.file,
      tx.meeting,
    ] as unknown as (typeof tx.supportNote)[])
      await table.updateMany({ where: { supportRequestId: id }, data: { supportRequestId: intoId } })
    await tx.supportMessage.create({
      data: { supportRequestId: intoId, authorId: duplicate.requesterId, text: asMessage(duplicate) },
    })
    // What was promised first stays promised.
    await tx.supportRequest.updateMany({
      where: { id: intoId, answerBy: { gt: duplicate.answerBy! } },
      data: { answerBy: duplicate.answerBy },
    })
    await audit('SupportRequest', intoId, { merged: [null, duplicate.title] })
    await notifyRequester(work, 'SUPPORT_MERGED', { ...into, assigneeId: viewer.id }, { duplicate: duplicate.title })
    return { requestId: intoId, duplicateId: id }
  },
})

/** What the duplicate asked, as a message of its researcher. */
const asMessage = ({ id, title, description }: Pick<SupportRequest, 'id' | 'title' | 'description'>): string =>
  notifications.mergedText({ number: id, title, description })
