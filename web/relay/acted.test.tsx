/** After an action, what is shown is read again: once, and only what is still shown. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { choose } from '#web/testing/steps.ts'

const publication = {
  __typename: 'Publication',
  id: 'publication-7',
  number: 7,
  title: 'Solar stills at sea',
  authors: ['Noura'],
  year: 2025,
  venue: 'Desalination',
  doi: null,
  openAccess: false,
  createdAt: '2026-11-01T08:00:00Z',
  canUpdate: true,
  canAddFiles: false,
  files: [],
  projects: [],
  owner: { name: 'Noura' },
  history: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
}

const open = (more: Answers) =>
  renderRoute('/research-management/publications?publication=7', {
    as: 'RESEARCHER',
    answers: {
      publications: { totalCount: 1, edges: [{ node: publication }] },
      publication,
      ...more,
    },
  })

/** How often each operation was asked for since the page was there. */
const timesOf = (asked: readonly string[], name: string) => asked.filter((one) => one === name).length

test('the list behind and the sheet are read again once after what was saved', async () => {
  const { user, asked } = open({ updatePublication: { publication } })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit publication' })
  const before = [timesOf(asked, 'PublicationsPageQuery'), timesOf(asked, 'PublicationSheetQuery')]
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(timesOf(asked, 'PublicationsPageQuery')).toBe(before[0]! + 1))
  await waitFor(() => expect(timesOf(asked, 'PublicationSheetQuery')).toBe(before[1]! + 1))
})

test('what was deleted closes, and is never said to be unavailable', async () => {
  let there: typeof publication | null = publication
  const { user, asked } = open({
    publication: () => there,
    deletePublication: () => {
      there = null
      return { deletedId: publication.id }
    },
  })
  await choose(user, 'More actions for Solar stills at sea', 'Delete')
  const dialog = await screen.findByRole('alertdialog')
  const before = timesOf(asked, 'PublicationsPageQuery')
  let unavailable = false
  const watch = new MutationObserver(() => {
    unavailable ||= screen.queryByText('Publication unavailable') !== null
  })
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull())
  await waitFor(() => expect(timesOf(asked, 'PublicationsPageQuery')).toBe(before + 1))
  watch.disconnect()
  expect(unavailable).toBe(false)
})

test('a refusal reads nothing again', async () => {
  const { user, asked } = open({
    updatePublication: () => {
      throw new Error('The publication could not be saved')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit publication' })
  const before = asked.filter((name) => name.endsWith('Query')).length
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked).toContain('PublicationFormUpdateMutation'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked.filter((name) => name.endsWith('Query')).length).toBe(before)
})

test('a list that was asked for before a change and answered after it is asked for again', async () => {
  let totalCount = 1
  const listOf = () => ({ totalCount, edges: [{ node: publication }] })
  const late = slow()
  let isLate = false
  const { user, asked } = open({
    publications: () => (isLate ? late.answer : listOf()),
    updatePublication: { publication },
  })
  const save = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit publication' })
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit publication' })).toBeNull())
  }
  await screen.findByText(/^Showing 1 publication$/)
  const before = timesOf(asked, 'PublicationsPageQuery')
  isLate = true
  await save()
  await waitFor(() => expect(timesOf(asked, 'PublicationsPageQuery')).toBe(before + 1))
  const older = listOf()
  isLate = false
  totalCount = 2
  await save()
  late.arrive(older)
  expect(await screen.findByText(/^Showing 2 publications$/)).toBeTruthy()
})
