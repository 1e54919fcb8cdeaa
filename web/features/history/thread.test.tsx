/** 'Origin and outcomes' of a record: steps in order, the record itself among them, and nothing when it stands alone. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { listOf } from '#web/testing/steps.ts'

const step = (kind: string, title: string, more: object = {}) => ({
  __typename: 'ThreadEntry',
  key: `${kind}-1`,
  kind,
  title,
  when: '2026-11-20T08:00:00.000Z',
  state: null,
  path: null,
  isCurrent: false,
  ...more,
})

function open(...thread: object[]) {
  const publication = {
    __typename: 'Publication',
    id: 'publication',
    number: 7,
    title: 'Solar stills',
    authors: [],
    files: [],
    projects: [],
    history: listOf(),
    thread,
  }
  renderRoute('/research-management/publications?publication=7', {
    as: 'RESEARCHER',
    answers: { publications: listOf(publication), publication },
  })
}

test('each step says what it is, where it stands and leads to its page; the record itself does not', async () => {
  open(
    step('IDEA', 'Sun kiln', { state: 'converted', path: '/ideas-sandbox?idea=3' }),
    step('PROJECT', 'Kiln', { state: 'active' }),
    step('PUBLICATION', 'Solar stills', { path: '/research-management/publications?publication=7', isCurrent: true }),
  )
  const list = within(await screen.findByRole('list', { name: 'Origin and outcomes, oldest first' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sun kilnIdea · converted · Nov 20, 2026',
    'KilnProject · active · Nov 20, 2026',
    'Solar stillsPublication · Nov 20, 2026 · this record',
  ])
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/ideas-sandbox?idea=3'])
  expect(list.getAllByRole('listitem').map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'true'])
})

test('a record that stands alone has no such section', async () => {
  open(step('PUBLICATION', 'Solar stills', { isCurrent: true }))
  await screen.findByRole('heading', { level: 2, name: 'Solar stills' })
  expect(screen.queryByRole('region', { name: 'Origin and outcomes' })).toBeNull()
})
