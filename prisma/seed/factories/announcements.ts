/** Announcements, for tests. */
import type { Announcement, Prisma } from '../../../api/__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../api/db.ts'

/** Writes an announcement that is shown to everybody now, unless overridden. */
export const makeAnnouncement = (
  db: Db | Tx,
  overrides: Partial<Prisma.AnnouncementUncheckedCreateInput> = {},
): Promise<Announcement> =>
  db.announcement.create({
    data: {
      title: 'Maintenance on Friday',
      text: 'The platform is away from 20:00 to 22:00.',
      titleArabic: 'صيانة يوم الجمعة',
      textArabic: 'تتوقف المنصة من الساعة 20:00 إلى 22:00.',
      startsAt: new Date(Date.now() - 60_000),
      ...overrides,
    },
  })
