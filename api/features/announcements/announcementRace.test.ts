/** An announcement is hidden, changed, ended and deleted at the same moment: nobody misses new words, and each ends once. */
import { expect, test } from 'vitest'
import { makeAnnouncement } from '../../../prisma/seed/factories/announcements.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce, codesOf } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'

const { db } = await fileDatabase()
const [admin, other] = [await person(db, 'ADMIN'), await person(db, 'ADMIN')]
const reader = await person(db, 'RESEARCHER')
const idIn = (id: number, more: object = {}) => ({ id: idOf('Announcement', id), ...more })

test('who hides the old words while they are changed reads the new ones', async () => {
  const { id } = await makeAnnouncement(db)
  await atOnce(db, 'Announcement', id, [
    () => perform(db, 'dismissAnnouncement', idIn(id, { version: 1 }), { as: reader }),
    () => perform(db, 'updateAnnouncement', idIn(id, { text: 'On Saturday instead.' }), { as: admin }),
  ])
  expect(await db.announcement.findUniqueOrThrow({ where: { id } })).toMatchObject({ version: 2 })
  expect(await db.announcementReceipt.count({ where: { announcementId: id, dismissedAt: { not: null } } })).toBe(0)
})

test('changed by two at once, both changes hold and each makes a version', async () => {
  const { id } = await makeAnnouncement(db)
  await atOnce(db, 'Announcement', id, [
    () => perform(db, 'updateAnnouncement', idIn(id, { title: 'New title' }), { as: admin }),
    () => perform(db, 'updateAnnouncement', idIn(id, { text: 'New text' }), { as: other }),
  ])
  expect(await db.announcement.findUniqueOrThrow({ where: { id } })).toMatchObject({
    version: 3,
    title: 'New title',
    text: 'New text',
  })
})

test('ended by two at once, it ends once', async () => {
  const { id } = await makeAnnouncement(db)
  const answers = await atOnce(
    db,
    'Announcement',
    id,
    [admin, other].map((as) => () => perform(db, 'endAnnouncement', idIn(id), { as })),
  )
  expect(codesOf(answers).flat()).toEqual(['CONFLICT'])
})
