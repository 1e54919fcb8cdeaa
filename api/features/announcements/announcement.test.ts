/** Announcements: who writes and reads them, when they are shown, what a new version does, and who is notified once. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeAnnouncement } from '../../../prisma/seed/factories/announcements.ts'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { runJobs } from '../../testing/jobs.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { notifyOfAnnouncement } from './announcement.jobs.ts'

const { db } = await fileDatabase()
afterAll(closeLimits)
const admin = await person(db, 'ADMIN')
const ada = await person(db, 'RESEARCHER', { department: 'Physics' })
const team = await person(db, 'KU_TEAM')
const company = await person(db, 'INDUSTRY')
const waiting = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
beforeEach(async () => {
  await db.announcement.deleteMany({})
  await db.notification.deleteMany({})
})

const minute = 60_000
const at = (minutes: number) => new Date(Date.now() + minutes * minute)
const input = {
  title: 'Maintenance on Friday',
  text: 'Save your work by 20:00.',
  titleArabic: 'صيانة يوم الجمعة',
  textArabic: 'احفظ عملك قبل الساعة 20:00.',
  severity: 'WARNING',
  startsAt: at(-1).toISOString(),
}
const create = (more: object = {}, as: Viewer | null = admin) =>
  perform(db, 'createAnnouncement', { ...input, ...more }, { as, give: 'announcement { number state }' })
const act = async (name: string, id: number, more: object = {}, as: Viewer | null = admin) =>
  (await perform(db, name, { id: idOf('Announcement', id), ...more }, { as })).codes
const shownTo = async (as: Viewer | null) => {
  const { data } = await run(db, '{ currentAnnouncements { title isSeen } }', { as })
  return data!['currentAnnouncements'] as unknown as { title: string; isSeen: boolean }[]
}
const titles = async (as: Viewer | null) => (await shownTo(as)).map(({ title }) => title)

test('only administrators write, change, end and delete announcements, and read how many have seen them', async () => {
  const { id } = await makeAnnouncement(db)
  const later = await makeAnnouncement(db, { startsAt: at(9) })
  for (const as of [null, ada, team, company]) {
    const refused = as ? 'FORBIDDEN' : 'UNAUTHENTICATED'
    expect((await create({}, as)).codes).toEqual([refused])
    expect(await act('updateAnnouncement', id, { title: 'Mine' }, as)).toEqual([refused])
    expect(await act('endAnnouncement', id, {}, as)).toEqual([refused])
    expect(await act('deleteAnnouncement', later.id, {}, as)).toEqual([refused])
    const { data } = await run(db, '{ announcements { totalCount } }', { as })
    expect(data?.['announcements'] ?? { totalCount: 0 }).toEqual({ totalCount: 0 })
  }
  const fields = '{ title seenCount readerCount roles departments notifies createdBy { name } }'
  const { data } = await run(db, `{ currentAnnouncements ${fields} }`, { as: ada })
  expect(data!['currentAnnouncements']).toEqual([
    {
      title: 'Maintenance on Friday',
      seenCount: null,
      readerCount: null,
      roles: null,
      departments: null,
      notifies: null,
      createdBy: null,
    },
  ])
})

test('wrong fields are named, and nothing is announced', async () => {
  const { errors } = await create({
    title: ' ',
    titleArabic: '',
    textArabic: '',
    startsAt: at(5).toISOString(),
    endsAt: at(4).toISOString(),
    pages: ['meetings', '/meetings?day=1'],
  })
  const wrong = Object.keys(errors[0]!.extensions['fieldErrors'] as object).toSorted()
  expect(wrong).toEqual(['endsAt', 'pages[0]', 'pages[1]', 'textArabic', 'title', 'titleArabic'])
  expect((await create({ startsAt: at(-9).toISOString(), endsAt: at(-8).toISOString() })).codes).toEqual(['INVALID'])
  expect(await db.announcement.count()).toBe(0)
})

test('readers of its roles and departments see it in its period; visitors and those who wait see nothing', async () => {
  await makeAnnouncement(db, { title: 'All' })
  await makeAnnouncement(db, { title: 'Physics', departments: ['Physics'] })
  await makeAnnouncement(db, { title: 'Companies', roles: ['INDUSTRY', 'INDUSTRY_PARTNER'], severity: 'CRITICAL' })
  await makeAnnouncement(db, { title: 'Later', startsAt: at(9) })
  await makeAnnouncement(db, { title: 'Over', startsAt: at(-9), endsAt: at(-8) })
  expect((await titles(ada)).toSorted()).toEqual(['All', 'Physics'])
  expect(await titles(company)).toEqual(['Companies', 'All'])
  expect(await titles(waiting)).toEqual([])
  expect(await titles(null)).toEqual([])
})

test('an announcement is counted as seen once per person, and stays hidden until its words change', async () => {
  const made = await create()
  const { number: id } = (made.data!['createAnnouncement'] as unknown as { announcement: { number: number } })
    .announcement
  const later = await makeAnnouncement(db, { startsAt: at(9) })
  const ids = [id, later.id].map((one) => idOf('Announcement', one))
  for (const as of [ada, ada, team])
    expect((await perform(db, 'seeAnnouncements', { ids }, { as, give: 'done' })).codes).toEqual([])
  expect((await perform(db, 'seeAnnouncements', { ids }, { as: null, give: 'done' })).codes).toEqual([
    'UNAUTHENTICATED',
  ])
  expect(await db.announcementReceipt.count({ where: { announcementId: later.id } })).toBe(0)
  expect(await shownTo(ada)).toEqual([{ title: input.title, isSeen: true }])
  expect(await act('dismissAnnouncement', id, { version: 1 }, ada)).toEqual([])
  expect(await titles(ada)).toEqual([])
  expect(await titles(team)).toEqual([input.title])
  const counted = async () =>
    (await run(db, `{ announcement(number: ${id}) { seenCount dismissedCount version } }`, { as: admin })).data!
  expect(await counted()).toEqual({ announcement: { seenCount: 2, dismissedCount: 1, version: 1 } })
  // Where it stands and until when is no news.
  expect(await act('updateAnnouncement', id, { pages: ['/meetings'] })).toEqual([])
  expect(await titles(ada)).toEqual([])
  expect(await act('updateAnnouncement', id, { text: 'Save your work by 18:00.' })).toEqual([])
  expect(await shownTo(ada)).toEqual([{ title: input.title, isSeen: false }])
  expect(await counted()).toEqual({ announcement: { seenCount: 0, dismissedCount: 0, version: 2 } })
  expect(await act('dismissAnnouncement', id, { version: 1 }, ada)).toEqual(['CONFLICT'])
  expect(await titles(ada)).toEqual([input.title])
})

test('what may not be hidden stays, also for those who hid it before', async () => {
  const { id } = await makeAnnouncement(db)
  expect(await act('dismissAnnouncement', id, { version: 1 }, ada)).toEqual([])
  expect(await act('updateAnnouncement', id, { dismissible: false })).toEqual([])
  expect(await titles(ada)).toEqual(['Maintenance on Friday'])
  expect(await act('dismissAnnouncement', id, { version: 1 }, team)).toEqual(['CONFLICT'])
})

test('what is shown is ended, what comes later is deleted', async () => {
  const now = await makeAnnouncement(db)
  const later = await makeAnnouncement(db, { startsAt: at(9) })
  expect(await act('deleteAnnouncement', now.id)).toEqual(['CONFLICT'])
  expect(await act('endAnnouncement', later.id)).toEqual(['CONFLICT'])
  expect(await act('endAnnouncement', now.id)).toEqual([])
  expect(await act('endAnnouncement', now.id)).toEqual(['CONFLICT'])
  expect(await titles(ada)).toEqual([])
  expect(await act('deleteAnnouncement', later.id)).toEqual([])
  expect(await act('deleteAnnouncement', later.id)).toEqual(['NOT_FOUND'])
})

test('its readers are notified once when it begins, and again of new words', async () => {
  expect((await create({ notifies: true, roles: ['RESEARCHER'] })).codes).toEqual([])
  const { id } = await db.announcement.findFirstOrThrow()
  await runJobs(db)
  expect(await told(db, ada)).toEqual(['ANNOUNCEMENT_MADE'])
  expect(await told(db, company)).toEqual([])
  // A run that is repeated finds that it was done.
  await notifyOfAnnouncement.perform(db, { id, version: 1, after: 0 })
  expect(await told(db, ada)).toEqual(['ANNOUNCEMENT_MADE'])
  expect(await act('updateAnnouncement', id, { title: 'Maintenance on Saturday' })).toEqual([])
  await runJobs(db)
  expect(await told(db, ada)).toEqual(['ANNOUNCEMENT_MADE', 'ANNOUNCEMENT_MADE'])
})

test('nobody is notified of what was ended before it could begin, nor of a version that was replaced', async () => {
  const { id } = await makeAnnouncement(db, { notifies: true, endsAt: at(-0.5) })
  await notifyOfAnnouncement.perform(db, { id, version: 1, after: 0 })
  const other = await makeAnnouncement(db, { notifies: true, version: 2 })
  await notifyOfAnnouncement.perform(db, { id: other.id, version: 1, after: 0 })
  expect(await told(db, ada)).toEqual([])
})
