/** Notifies the two sides of a support request. */
import type { SupportRequest } from '../../__generated__/prisma/client.ts'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import { rolesOf } from '../../policy.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'

type Kind = Extract<NotificationKind, `SUPPORT_${string}`>
type About = Pick<SupportRequest, 'id' | 'title' | 'requesterId' | 'assigneeId'>

const message = (work: Work, kind: Kind, { id, title }: About, more: Record<string, string> = {}) => ({
  kind,
  subject: { entity: 'SupportRequest', id } as const,
  data: { request: title, by: work.viewer.name, ...more },
})

/** Notifies the researcher. */
export const notifyRequester = (work: Work, kind: Kind, request: About, more?: Record<string, string>) =>
  notify(work, { ...message(work, kind, request, more), to: request.requesterId })

/**
 * Notifies the person who works on it; while nobody does, the people of its category, or the whole team when the category has
 * nobody who could.
 */
export async function notifyDesk(
  work: Work,
  kind: Kind,
  request: About & { categoryId: number },
  more?: Record<string, string>,
) {
  const { assigneeId, categoryId } = request
  const told = message(work, kind, request, more)
  if (assigneeId !== null) return notify(work, { ...told, to: assigneeId })
  const members = await work.tx.supportMember.findMany({
    where: { categoryId, user: { status: 'ACTIVE', role: { in: rolesOf('SUPPORT_WORK') } } },
    select: { userId: true },
  })
  if (!members.length) return tellUniversity(work, told)
  return notify(work, { ...told, to: members.map(({ userId }) => userId) })
}
