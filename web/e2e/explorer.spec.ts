/** The explorer at /graphql works as it is served, without a foreign file: who is signed in by cookie asks as that person. */
import { expect, test } from '@playwright/test'
import { complaints } from './support.ts'

test('an integrator asks for projects in the explorer', async ({ page }) => {
  const said = complaints(page)
  await page.request.post('/api/dev-login', { data: { role: 'researcher' } })
  await page.goto(`/graphql?query=${encodeURIComponent('{ viewer { name } projects(first: 1) { totalCount } }')}`)
  await page.getByRole('button', { name: /execute query/i }).click()
  await expect(page.getByRole('region', { name: /result window/i })).toContainText('Layla Al Shehhi')
  expect(said).toEqual([])
})
