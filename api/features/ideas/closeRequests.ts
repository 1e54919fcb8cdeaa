/** Closing requests for validation that are no longer needed. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import { moveIfUnchanged } from '../../moves.ts'
import { notify } from '../notifications/notify.ts'
import { validationMoves } from '../../validation/validationMoves.ts'

/** The requests of an idea that wait for their expert. */
export const waitingRequests = (ideaId: number) =>
  ({ ideaId, status: { in: ['OPEN', 'ASSIGNED'] } }) satisfies Prisma.ValidationRequestWhereInput

/** Closes the waiting requests of an idea, notifies their experts and returns how many it closed. */
export async function closeRequests(
  work: Work,
  ideaId: number,
  comment: string,
  where: Prisma.ValidationRequestWhereInput = {},
): Promise<number> {
  const requests = await work.tx.validationRequest.findMany({
    where: { AND: [waitingRequests(ideaId), where] },
    orderBy: { id: 'asc' },
  })
  let closed = 0
  for (const request of requests) {
    const { id, assigneeId } = request
    const data = { closedAt: new Date() }
    if (!(await moveIfUnchanged(work, validationMoves, request, 'CLOSED', { where: { assigneeId }, data, comment })))
      continue
    closed++
    await notify(work, {
      to: assigneeId,
      kind: 'VALIDATION_CLOSED',
      subject: { entity: 'ValidationRequest', id },
      data: { idea: request.title, by: work.viewer.name, comment },
    })
  }
  return closed
}
