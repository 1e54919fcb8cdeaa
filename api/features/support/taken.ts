/** What whoever answers a request writes beside the move. */
import type { SupportRequest } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import type { Changes } from '../../audit.ts'

/** A request that nobody works on becomes the viewer's. */
export function taken({ viewer }: Pick<Work, 'viewer'>, { assigneeId }: Pick<SupportRequest, 'assigneeId'>) {
  const changes: Changes = assigneeId === null ? { assignee: [null, viewer.name] } : {}
  return { where: { assigneeId }, data: assigneeId === null ? { assigneeId: viewer.id } : {}, changes }
}

/** The column of the first answer, for an answer that is given now. */
export const answeredNow = ({ firstAnsweredAt }: Pick<SupportRequest, 'firstAnsweredAt'>) =>
  firstAnsweredAt ? {} : { firstAnsweredAt: new Date() }
