/** Closing requests for validation that are no longer needed. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import { notify } from '../notifications/notify.ts'

/** Closes those of an idea's requests that wait, and tells their experts; gives back how many it closed. */
export async function closeRequests(
  work: Work,
  idea: { id: number; title: string },
  comment: string,
  where: Prisma.ValidationRequestWhereInput = {},
): Promise<number> {
  const requests = await work.tx.validationRequest.findMany({
    where: { AND: [{ ideaId: idea.id, status: { in: ['OPEN', 'ASSIGNED'] } }, where] },
    orderBy: { id: 'asc' },
  })
  for (const { id, status, assigneeId } of requests) {
    await work.tx.validationRequest.update({ where: { id }, data: { status: 'CLOSED', closedAt: new Date() } })
    await work.audit('ValidationRequest', id, { status: [status, 'CLOSED'] }, comment)
    await notify(work, {
      to: assigneeId,
      kind: 'VALIDATION_CLOSED',
      subject: { entity: 'ValidationRequest', id },
      data: { idea: idea.title, by: work.viewer.name, comment },
    })
  }
  return requests.length
}
