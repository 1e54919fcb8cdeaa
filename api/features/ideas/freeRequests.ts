/** What becomes of a request for validation when its expert does not want it or is gone. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'

/**
 * The requests wait for an expert again; one whose idea waits already is closed instead, for an idea waits only once.
 * Gives back those that now wait.
 */
export async function freeRequests(tx: Tx, where: Prisma.ValidationRequestWhereInput): Promise<number[]> {
  const requests = await tx.validationRequest.findMany({
    where: { AND: [where, { status: 'ASSIGNED' }] },
    select: { id: true, ideaId: true },
    orderBy: { id: 'asc' },
  })
  const waiting: number[] = []
  for (const { id, ideaId } of requests) {
    const waits = await tx.validationRequest.count({ where: { ideaId, status: 'OPEN' } })
    await tx.validationRequest.update({
      where: { id },
      data: waits
        ? { status: 'CLOSED', closedAt: new Date() }
        : { status: 'OPEN', assigneeId: null, assignedAt: null, acceptedAt: null },
    })
    if (!waits) waiting.push(id)
  }
  return waiting
}
