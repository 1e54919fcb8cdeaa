/** What administrators do with announcements. */
import * as errors from '#texts/announcements/errors.js'
import * as records from '#texts/ui/records.js'
import { action, changesOf, type Work } from '../../action.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { enqueue } from '../../job.ts'
import { stateOf } from './announcement.list.ts'
import { notifyOfAnnouncement } from './announcement.jobs.ts'
import {
  createAnnouncementRules,
  deleteAnnouncementRules,
  endAnnouncementRules,
  updateAnnouncementRules,
} from './announcement.rules.ts'

interface Made {
  id: number
  version: number
  notifies: boolean
  notifiedUpTo: number
  startsAt: Date
}

/** Has its readers notified once it begins; who was notified of this version already is not notified again. */
async function askToNotify({ tx }: Work, { id, version, notifies, notifiedUpTo, startsAt }: Made) {
  if (notifies) await enqueue(tx, notifyOfAnnouncement, { id, version, after: notifiedUpTo }, { startAfter: startsAt })
}

function needEnd(endsAt: Date | null | undefined) {
  if (endsAt && endsAt <= new Date()) throw invalid({ endsAt: errors.endIsOver() })
}

export const createAnnouncement = action({
  name: 'createAnnouncement',
  requires: 'ANNOUNCEMENT_MANAGE',
  rules: createAnnouncementRules,
  description: 'Announces something to people of some roles and departments on the pages that they open.',
  async run(work, input) {
    needEnd(input.endsAt)
    const made = await work.tx.announcement.create({ data: { ...input, createdById: work.viewer.id } })
    await work.audit('Announcement', made.id, { title: [null, made.title] })
    await askToNotify(work, made)
    return { announcementId: made.id }
  },
})

const words = ['title', 'text', 'titleArabic', 'textArabic'] as const

export const updateAnnouncement = editing({
  name: 'updateAnnouncement',
  requires: 'ANNOUNCEMENT_MANAGE',
  rules: updateAnnouncementRules,
  description:
    'Changes an announcement; what is not given stays. New words make a new version, shown to all its readers again.',
  held: ({ access }, { id }) => access.hold('ANNOUNCEMENT_MANAGE', id),
  async run(work, input, before, { id }) {
    const { tx, audit } = work
    const changes = changesOf<typeof before>(before, input)
    if (!Object.keys(changes).length) return { announcementId: id }
    if (changes['endsAt']) needEnd(input.endsAt)
    const isNew = words.some((name) => name in changes)
    if (isNew) await tx.announcementReceipt.deleteMany({ where: { announcementId: id } })
    const made = await tx.announcement.update({
      where: { id },
      data: { ...input, ...(isNew ? { version: { increment: 1 }, notifiedUpTo: 0 } : {}) },
    })
    await audit('Announcement', id, changes)
    if (isNew || changes['notifies'] || changes['startsAt']) await askToNotify(work, made)
    return { announcementId: id }
  },
})

export const endAnnouncement = action({
  name: 'endAnnouncement',
  requires: 'ANNOUNCEMENT_MANAGE',
  rules: endAnnouncementRules,
  description: 'Ends an announcement now.',
  async run(work, { id }) {
    const before = await work.access.hold('ANNOUNCEMENT_MANAGE', id)
    if (stateOf(before) !== 'SHOWN') throw conflict(errors.notShown())
    const endsAt = new Date()
    await work.tx.announcement.update({ where: { id }, data: { endsAt } })
    await work.audit('Announcement', id, { endsAt: [before.endsAt, endsAt] })
    return { announcementId: id }
  },
})

export const deleteAnnouncement = action({
  name: 'deleteAnnouncement',
  requires: 'ANNOUNCEMENT_MANAGE',
  rules: deleteAnnouncementRules,
  description: 'Deletes an announcement that nobody has been shown; one that was made is ended, and stays on record.',
  async run(work, { id }) {
    const { title, startsAt } = await work.access.hold('ANNOUNCEMENT_MANAGE', id)
    if (startsAt <= new Date()) throw conflict(errors.hasBegun())
    const { count } = await work.tx.announcement.deleteMany({ where: { id } })
    if (!count) throw notFound(records.announcement())
    await work.audit('Announcement', id, { title: [title, null] })
    return { deletedId: id }
  },
})
