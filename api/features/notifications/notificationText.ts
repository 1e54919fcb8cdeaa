/** Every kind of notification: its words, colour, category and where it leads, made from kind, subject and data. */
import { featureKinds } from '../../__generated__/features/notifications.ts'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Data, Kind } from '../../records/notificationKind.ts'

export const kinds: Record<NotificationKind, Kind> = {
  ...featureKinds,
}

/** What a notification is called. */
export const titleOf = (kind: NotificationKind, data: unknown): string =>
  kinds[kind].titled?.(data as Data) ?? kinds[kind].title()

/** What a notification says. `said` tells the texts whether the person wrote something with it. */
export function messageOf(kind: NotificationKind, data: unknown): string {
  const values = data as Data
  return kinds[kind].message({ others: 0, ask: 'no', ...values, said: values['comment'] ? 'yes' : 'no' })
}

/** What the mail of a notification says, paragraph by paragraph. */
export const mailedOf = (kind: NotificationKind, data: unknown): string[] =>
  kinds[kind].mailed?.(data as Data) ?? [messageOf(kind, data)]
