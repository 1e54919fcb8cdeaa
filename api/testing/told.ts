/** What people were told, for tests that ask who heard of something and how often. */
import type { NotificationKind } from '../__generated__/prisma/enums.ts'
import type { Db } from '../db.ts'

/** The kinds of a person's notifications, the first one first. */
export const told = async (db: Db, { id }: { id: number }): Promise<NotificationKind[]> =>
  (await db.notification.findMany({ where: { userId: id }, orderBy: { id: 'asc' } })).map(({ kind }) => kind)

/** How often a person was told of one kind. */
export const timesTold = (db: Db, { id }: { id: number }, kind: NotificationKind): Promise<number> =>
  db.notification.count({ where: { userId: id, kind } })
