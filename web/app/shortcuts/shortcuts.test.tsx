/** Keys that work anywhere: `?` and the search; not while one types, and not when they are switched off. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const open = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })

test('? shows the shortcuts, Escape closes them', async () => {
  const { user } = renderRoute('/researchers/projects', { as: 'RESEARCHER' })
  const search = await screen.findByRole('combobox', { name: 'Search the platform' })
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
  await user.keyboard('/')
  expect(document.activeElement).not.toBe(search)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(open()).toBeNull())
})

test('while one types a key is a letter', async () => {
  const { user } = renderRoute('/researchers/projects', { as: 'RESEARCHER' })
  const search = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search the platform' })
  await user.keyboard('/')
  expect(document.activeElement).toBe(search)
  await user.keyboard('why?')
  expect(search.value).toBe('why?')
  expect(open()).toBeNull()
})

test('single keys can be switched off; those with Ctrl stay', async () => {
  localStorage.setItem('ascent.singleKeys', 'off')
  const { user } = renderRoute('/researchers/projects', { as: 'RESEARCHER' })
  const search = await screen.findByRole('combobox', { name: 'Search the platform' })
  await user.keyboard('?/')
  expect(open()).toBeNull()
  expect(document.activeElement).not.toBe(search)
  await user.keyboard('{Control>}k{/Control}')
  expect(document.activeElement).toBe(search)
})
