/** Where the forms of announcements open; what is announced here comes in days, so that it stands on no page of other tests. */
import { isoToday } from '#api/universityDay.rules.ts'
import type { Opener } from './openers.ts'
import { perform, type Server } from './server.ts'

const values = {
  pages: '/meetings',
  startsAt: `${isoToday(10)}T09:00`,
  endsAt: `${isoToday(11)}T09:00`,
}

async function announcement(server: Server): Promise<string> {
  const words = {
    title: 'New library hours',
    text: 'From Monday on.',
    titleArabic: 'مواعيد',
    textArabic: 'من الاثنين.',
  }
  const startsAt = new Date(Date.now() + 8 * 86_400_000).toISOString()
  const made = await perform<{ announcement: { path: string } }>(
    server,
    'admin',
    'createAnnouncement',
    { ...words, startsAt },
    'announcement { path }',
  )
  return made.announcement.path
}

export const announcementOpeners: Record<string, Opener> = {
  createAnnouncement: { as: 'admin', address: '/admin/announcements/create', values },
  updateAnnouncement: { as: 'admin', address: announcement, press: ['Edit'], values },
}
