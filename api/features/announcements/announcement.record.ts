/** Announcements, as the shared parts of the platform know them. */
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'

export const announcementRecord = record('Announcement', {
  path: (id) => `/admin/announcements/manage?announcement=${id}`,
  search: {
    name: 'announcements',
    description: 'Announcements by their words, newest first, at most 5.',
    read: 'ANNOUNCEMENT_MANAGE',
    order: newest('startsAt'),
  },
  history: { requires: 'ANNOUNCEMENT_MANAGE' },
})
