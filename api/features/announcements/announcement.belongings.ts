/** What of announcements hangs on a person. */
import { oldestFirst, type Belonging } from '../../records/belonging.ts'

export const announcementBelongings = {
  announcements: {
    // The university keeps what it announced, without the person who wrote it.
    leave: ({ tx, viewer }) =>
      tx.announcement.updateMany({ where: { createdById: viewer.id }, data: { createdById: null } }),
  },
  announcementReceipts: {
    take: ({ db }, userId) =>
      db.announcementReceipt.findMany({
        where: { userId },
        select: { announcement: { select: { title: true } }, seenAt: true, dismissedAt: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.announcementReceipt.deleteMany({ where: { userId: viewer.id } }),
  },
} as const satisfies Record<string, Belonging>
