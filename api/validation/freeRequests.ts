/** What becomes of a request for validation when its expert declines it or is gone. */
import type { Prisma, ValidationRequest } from '../__generated__/prisma/client.ts'
import type { Work } from '../action.ts'
import { moveIfUnchanged } from '../moves.ts'
import { validationMoves } from './validationMoves.ts'

type Here = Pick<Work, 'tx' | 'audit'>

/** Opens again the requests that wait for the answer of an expert. */
export async function freeRequests(work: Here, where: Prisma.ValidationRequestWhereInput): Promise<void> {
  const requests = await work.tx.validationRequest.findMany({
    where: { AND: [where, { status: 'ASSIGNED' }] },
    orderBy: { id: 'asc' },
  })
  for (const request of requests) await freeRequest(work, request)
}

/**
 * Opens a request again, or closes it when another request of its idea is open: an idea has one open request at most.
 * Returns false when somebody else has changed the request since it was read.
 */
export async function freeRequest(work: Here, request: ValidationRequest, comment = ''): Promise<boolean> {
  const open = await work.tx.validationRequest.count({ where: { ideaId: request.ideaId, status: 'OPEN' } })
  const { assigneeId } = request
  const freed = open
    ? await moveIfUnchanged(work, validationMoves, request, 'CLOSED', {
        where: { assigneeId },
        data: { closedAt: new Date() },
        comment,
      })
    : await moveIfUnchanged(work, validationMoves, request, 'OPEN', {
        where: { assigneeId },
        data: { assigneeId: null, assignedAt: null, acceptedAt: null },
        changes: { assigneeId: [assigneeId, null] },
        comment,
      })
  return freed !== null
}
