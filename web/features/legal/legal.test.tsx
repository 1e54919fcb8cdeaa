/** The legal texts are there for everybody, with the day from which they apply. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

test.each([
  ['/legal/terms', 'Terms of use', '1. Who may use it'],
  ['/legal/privacy', 'Privacy notice', 'What is kept, and why'],
])('%s is read without an account, under one heading', async (path, title, first) => {
  renderRoute(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: first })).toBeTruthy()
  expect(document.querySelector('time')!.getAttribute('dateTime')).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth')
})
