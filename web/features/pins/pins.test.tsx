/** Pinning from a record's menu: the side menu shows it at once, the search first, and a refusal says why. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { choose } from '#web/testing/steps.ts'
import { usualAnswers } from '#web/testing/usualAnswers.ts'

const publication = {
  __typename: 'Publication',
  id: 'publication',
  number: 7,
  title: 'Solar stills at sea',
  path: '/research-management/publications?publication=7',
  authors: ['Noura Haddad'],
  year: 2025,
  venue: 'Desalination',
  canUpdate: true,
  projects: [],
}
const pinOf = (recordId: string, title: string, path: string) => ({ __typename: 'Pin', recordId, title, path })
const project = pinOf('project', 'Brine batteries', '/projects/4')
const added = pinOf(publication.id, publication.title, publication.path)

/** With the same viewer in each answer, as the server would. */
function open(pins: object[], answers: (viewer: object) => Answers = () => ({})) {
  const viewer = { ...(usualAnswers('RESEARCHER')['viewer'] as object), pins }
  return renderRoute('/research-management/publications?publication=7', {
    as: 'RESEARCHER',
    answers: {
      publications: { totalCount: 1, edges: [{ node: publication }] },
      publication,
      ...answers(viewer),
      viewer,
    },
  })
}

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu', hidden: true }))
const sheetMenu = 'More actions for Solar stills at sea'

test('a record that is pinned is in the side menu at once, below the one pinned before, and leads to its page', async () => {
  const { user } = open([project], (viewer) => ({
    pinRecord: {
      viewer: { ...viewer, pins: [project, added] },
    },
  }))
  await screen.findByRole('dialog', { name: 'Publication' })
  await choose(user, sheetMenu, 'Pin to the menu')
  expect(await screen.findByText('Pinned to the menu')).toBeTruthy()
  const list = menu().getByRole('list', { name: 'Pinned', hidden: true })
  const links = within(list).getAllByRole('link', { hidden: true })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Brine batteries', '/projects/4'],
    ['Solar stills at sea', '/research-management/publications?publication=7'],
  ])
  await user.click(screen.getByRole('button', { name: sheetMenu }))
  expect(await screen.findByRole('menuitem', { name: 'Unpin from the menu' })).toBeTruthy()
})

test('a refusal says why, and the menu stays as it was', async () => {
  const why = 'You can pin at most 12 records. Unpin one first.'
  const { user } = open([project], () => ({ pinRecord: refusal('CONFLICT', why) }))
  await screen.findByRole('dialog', { name: 'Publication' })
  await choose(user, sheetMenu, 'Pin to the menu')
  expect(await screen.findByText(why)).toBeTruthy()
  expect(menu().getAllByRole('link', { name: 'Brine batteries', hidden: true })).toHaveLength(1)
  expect(menu().queryByRole('link', { name: 'Solar stills at sea', hidden: true })).toBeNull()
})

test('what is pinned is unpinned from its menu, and without pins there is no heading for them', async () => {
  const { user } = open([added], (viewer) => ({
    unpinRecord: { viewer: { ...viewer, pins: [] } },
  }))
  await screen.findByRole('dialog', { name: 'Publication' })
  expect(menu().getByText('Pinned')).toBeTruthy()
  await choose(user, sheetMenu, 'Unpin from the menu')
  expect(await screen.findByText('Unpinned from the menu')).toBeTruthy()
  expect(menu().queryByText('Pinned')).toBeNull()
})

test('the search offers what is pinned first', async () => {
  const { user } = open([project])
  await screen.findByRole('dialog', { name: 'Publication' })
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('combobox', { name: 'Search the platform' }))
  const [first] = await screen.findAllByRole('option')
  expect(first!.textContent).toBe('Brine batteriesPinned')
})
