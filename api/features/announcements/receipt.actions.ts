/** What readers do with announcements: they are shown them, and hide them. */
import * as errors from '#texts/announcements/errors.js'
import { action } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { lockRow } from '../../lockRow.ts'
import { dismissAnnouncementRules, seeAnnouncementsRules } from './announcement.rules.ts'

export const seeAnnouncements = action({
  name: 'seeAnnouncements',
  requires: 'ANNOUNCEMENT_READ',
  // The page says it by itself.
  whileMaintained: true,
  rules: seeAnnouncementsRules,
  description:
    'Says that the viewer has been shown announcements; those that are not shown to the viewer are left out.',
  async run({ tx, access, viewer }, { ids }) {
    const shown = await tx.announcement.findMany({
      where: { AND: [{ id: { in: ids } }, access.within('ANNOUNCEMENT_READ')] },
      select: { id: true },
    })
    await tx.announcementReceipt.createMany({
      data: shown.map(({ id }) => ({ announcementId: id, userId: viewer.id })),
      skipDuplicates: true,
    })
    return { done: true }
  },
})

export const dismissAnnouncement = action({
  name: 'dismissAnnouncement',
  requires: 'ANNOUNCEMENT_READ',
  rules: dismissAnnouncementRules,
  description: 'Hides the version of an announcement that the viewer has read, for the viewer.',
  async run({ tx, access, viewer }, { id, version }) {
    await access.find('ANNOUNCEMENT_READ', id)
    await lockRow(tx, 'Announcement', id)
    const now = await tx.announcement.findUniqueOrThrow({ where: { id }, select: { version: true, dismissible: true } })
    if (!now.dismissible) throw conflict(errors.stays())
    if (now.version !== version) throw conflict(errors.newVersion())
    const dismissedAt = new Date()
    await tx.announcementReceipt.upsert({
      where: { announcementId_userId: { announcementId: id, userId: viewer.id } },
      create: { announcementId: id, userId: viewer.id, dismissedAt },
      update: { dismissedAt },
    })
    return { announcementId: id }
  },
})
