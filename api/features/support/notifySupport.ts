/** Notifies the two sides of a support request. */
import type { SupportRequest } from '../../__generated__/prisma/client.ts'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
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

/** Notifies whoever works on it, or everybody of the team while nobody does. */
export const notifyDesk = (work: Work, kind: Kind, request: About, more?: Record<string, string>) =>
  request.assigneeId === null
    ? tellUniversity(work, message(work, kind, request, more))
    : notify(work, { ...message(work, kind, request, more), to: request.assigneeId })
