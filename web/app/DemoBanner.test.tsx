/** The notice about demo data: only where there is some, and gone for the session once hidden. */
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

afterEach(() => sessionStorage.clear())

const notice = 'Demo data: everything here is made up.'

test('it is shown on demo data until it is hidden, and stays hidden in the session', async () => {
  const { user } = renderRoute('/settings', { as: 'RESEARCHER', answers: { demo: true } })
  expect(await screen.findByText(notice)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hide the demo notice' }))
  expect(screen.queryByText(notice)).toBeNull()
  expect(sessionStorage.getItem('ascent.demoBanner')).toBe('hidden')
})

test('a session in which it was hidden does not show it', async () => {
  sessionStorage.setItem('ascent.demoBanner', 'hidden')
  renderRoute('/settings', { as: 'RESEARCHER', answers: { demo: true } })
  await screen.findByRole('banner')
  expect(screen.queryByText(notice)).toBeNull()
})

test('a platform without demo data does not show it', async () => {
  renderRoute('/settings', { as: 'RESEARCHER', answers: { demo: false } })
  await screen.findByRole('banner')
  expect(screen.queryByText(notice)).toBeNull()
})

test('it leads administrators to the reset of the demo', async () => {
  renderRoute('/settings', { as: 'ADMIN', answers: { demo: true } })
  expect((await screen.findByRole('link', { name: 'Reset the demo' })).getAttribute('href')).toBe('/admin/settings')
})

test('it leads nobody else there', async () => {
  renderRoute('/settings', { as: 'COMMERCIALIZATION_TEAM', answers: { demo: true } })
  await screen.findByText(notice)
  expect(screen.queryByRole('link', { name: 'Reset the demo' })).toBeNull()
})
