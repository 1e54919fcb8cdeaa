/** Announcements on screen: what readers see above their pages, and what administrators do. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { choose, dialogOf, field, findButton, listOf, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const announcement = (number: number, more: object = {}) => ({
  __typename: 'Announcement',
  id: btoa(`Announcement:${number}`),
  number,
  path: `/admin/announcements/manage?announcement=${number}`,
  title: `News ${number}`,
  text: 'Save your work.',
  titleArabic: 'خبر',
  textArabic: 'احفظ عملك.',
  severity: 'WARNING',
  state: 'SHOWN',
  roles: [],
  departments: [],
  pages: [],
  startsAt: '2026-11-20T06:00:00Z',
  endsAt: null,
  dismissible: true,
  notifies: false,
  version: 1,
  isSeen: false,
  readerCount: 61,
  seenCount: 12,
  dismissedCount: 4,
  createdBy: null,
  history: listOf(),
  ...more,
})

const home = (answers: Answers) => renderRoute('/help', { as: 'RESEARCHER', answers })
const aside = async () => within(await screen.findByRole('complementary', { name: 'Announcements' }))

test('the first announcement stands above the page, in English or Arabic, and is counted as seen once', async () => {
  const seen = recorded({ done: true })
  const currentAnnouncements = [announcement(1), announcement(2)]
  const { user } = home({ currentAnnouncements, seeAnnouncements: seen.answer })
  const shown = await aside()
  expect(shown.getByText('News 1')).toBeTruthy()
  expect(shown.queryByText('News 2')).toBeNull()
  await waitFor(() => expect(seen.sent).toEqual([{ ids: [btoa('Announcement:1')] }]))
  await user.click(shown.getByRole('button', { name: 'اقرأ بالعربية' }))
  expect(shown.getByText('احفظ عملك.').getAttribute('lang')).toBe('ar')
  await user.click(shown.getByRole('button', { name: 'Show 1 more announcement' }))
  expect(shown.getByText('News 2')).toBeTruthy()
  await waitFor(() => expect(seen.sent).toHaveLength(2))
  expect(seen.sent[1]).toEqual({ ids: [btoa('Announcement:2')] })
})

test('a hidden announcement is gone at once, and one that may not be hidden has no button', async () => {
  const hidden = recorded({ dismissedId: btoa('Announcement:1') })
  const { user } = home({
    currentAnnouncements: [announcement(1, { isSeen: true }), announcement(2, { isSeen: true, dismissible: false })],
    dismissAnnouncement: hidden.answer,
  })
  const shown = await aside()
  await user.click(shown.getByRole('button', { name: 'Hide “News 1”' }))
  expect(await shown.findByText('News 2')).toBeTruthy()
  expect(shown.queryByText('News 1')).toBeNull()
  expect(shown.queryByRole('button', { name: /^Hide/ })).toBeNull()
  expect(hidden.sent).toEqual([{ id: btoa('Announcement:1'), version: 1 }])
})

test('an announcement stands only on its pages', async () => {
  home({ currentAnnouncements: [announcement(1, { pages: ['/meetings'] })] })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('complementary', { name: 'Announcements' })).toBeNull()
})

test('an announcement is written in both languages, previewed, and sent with times of the university', async () => {
  const created = recorded({ announcement: announcement(7) })
  const { user } = renderRoute('/admin/announcements/create', {
    as: 'ADMIN',
    answers: {
      createAnnouncement: created.answer,
      announcements: listOf(announcement(7)),
      announcement: announcement(7),
    },
  })
  await user.click(await findButton('Announce'))
  await wrongField(screen, /^Title in Arabic/, 'Enter the title in Arabic')
  await user.type(field(screen, /^Title ?\*?$/), 'Lab closed')
  await user.type(field(screen, /^Text ?\*?$/), 'Until Monday.')
  await user.type(field(screen, /^Title in Arabic/), 'مغلق')
  await user.type(field(screen, /^Text in Arabic/), 'حتى الاثنين.')
  expect(within(screen.getByRole('region', { name: 'Preview' })).getByText('Lab closed')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /^Industry/ }))
  const from = screen.getByLabelText<HTMLInputElement>(/^From/)
  await user.clear(from)
  await user.type(from, '2026-12-01T08:00')
  await user.click(await findButton('Announce'))
  await waitFor(() => expect(created.sent).toHaveLength(1))
  expect(created.sent[0]).toMatchObject({
    title: 'Lab closed',
    roles: ['INDUSTRY', 'INDUSTRY_PARTNER'],
    startsAt: '2026-12-01T04:00:00Z',
    endsAt: null,
    dismissible: true,
  })
})

test('what is changed of an announcement is sent alone, with what it was to the second', async () => {
  const startsAt = '2026-11-20T06:00:07Z'
  const updated = recorded({ announcement: announcement(7) })
  const { user } = renderRoute('/admin/announcements/manage?announcement=7', {
    as: 'ADMIN',
    answers: {
      announcements: listOf(announcement(7)),
      announcement: announcement(7, { startsAt, endsAt: null, roles: ['EXPERT', 'RESEARCHER'] }),
      updateAnnouncement: updated.answer,
    },
  })
  await user.click(await findButton('Edit'))
  const form = await dialogOf('Edit announcement')
  const from = form.getByLabelText<HTMLInputElement>(/^From/)
  await user.clear(from)
  await user.type(from, '2026-12-01T08:00')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(updated.sent).toEqual([{ id: btoa('Announcement:7'), startsAt: '2026-12-01T04:00:00Z', was: { startsAt } }]),
  )
})

test('administrators read how many have seen it, and end it after a question', async () => {
  const ended = recorded({ announcement: announcement(7, { state: 'ENDED' }) })
  const { user } = renderRoute('/admin/announcements/manage?announcement=7', {
    as: 'ADMIN',
    answers: {
      announcements: listOf(announcement(7)),
      announcement: announcement(7, { departments: ['Physics'], roles: ['EXPERT'] }),
      endAnnouncement: ended.answer,
    },
  })
  const sheet = await dialogOf(/Announcement/)
  expect(await sheet.findByText('12 people')).toBeTruthy()
  expect(sheet.getByText('61 people')).toBeTruthy()
  expect(sheet.getByText('Expert · Physics')).toBeTruthy()
  expect(sheet.getByText('Nov 20, 2026, 10:00 AM')).toBeTruthy()
  await choose(user, /^More actions/, 'End now')
  await user.click((await questionOf('End the announcement?')).getByRole('button', { name: 'End now' }))
  await waitFor(() => expect(ended.sent).toEqual([{ id: btoa('Announcement:7') }]))
})

test('what is scheduled and shown now stands on the overview', async () => {
  renderRoute('/admin/announcements', {
    as: 'ADMIN',
    answers: {
      announcements: ({ filter }: { filter: { state: string[] } }) =>
        filter.state[0] === 'SHOWN' ? listOf(announcement(1)) : listOf(),
    },
  })
  expect(await screen.findByRole('link', { name: 'News 1' })).toBeTruthy()
  expect(screen.getByText('Everyone · From Nov 20, 2026, 10:00 AM · Shown to 12 people')).toBeTruthy()
  expect(screen.getByText('No announcements are scheduled.')).toBeTruthy()
})
