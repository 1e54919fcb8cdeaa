/** A researcher and a company look for each other by keyboard: matches, their reasons, and what is not relevant. */
import { expect, test } from '@playwright/test'
import { complaints, devLogin, enter, expectAccessible, pageOf, register, settled } from './support.ts'

/** A challenge of the demo university. */
const challenge = 'Cut the energy of inland brackish desalination'
const description =
  'A solar membrane still desalinates brackish water of inland wells. It takes less energy for each cubic metre than reverse osmosis.'

test('a researcher finds the challenges that go with a project', async ({ page, request, browser }) => {
  const owner = await register('researcher', 'Owner of a Still')
  const headers = { authorization: `Bearer ${owner.token}` }
  for (const title of [`Still ${Date.now()}`, 'Something else'])
    expect((await request.post('/api/projects', { headers, data: { title, description } })).status()).toBe(201)
  const wrong = complaints(page)
  await enter(page, owner)
  await page.goto('/ai-tools')
  await page
    .getByRole('navigation', { name: 'AI tools' })
    .getByRole('link', { name: 'Challenge Matching' })
    .press('Enter')
  const find = page.getByRole('button', { name: 'Find Matching Challenges' })
  await find.press('Enter')
  await expect(page.getByText('No Project Selected')).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  await page.getByLabel('Your project').selectOption({ label: 'Something else' })
  await page.getByLabel('Analysis depth').selectOption('deep')
  await find.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Analysis Complete' })).toContainText('for your project.')
  const matches = page.getByRole('list', { name: 'Matching challenges' })
  await expect(matches.getByRole('heading').first()).toHaveText(challenge)
  await settled(page)
  await expectAccessible(page)

  const named = (words: string) => matches.getByRole('button', { name: `${words} ${challenge}` })
  await named('Details of the match with').press('Enter')
  const details = page.getByRole('dialog')
  await expect(details.locator('mark', { hasText: /^brackish$/i }).first()).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await named('I am interested in').press('Enter')
  await expect(page.getByText('You are interested')).toBeVisible()
  await named('Star').press('Enter')
  await expect(page.getByText('Challenge Starred')).toBeVisible()

  await matches.getByRole('button', { name: `Not relevant: ${challenge}` }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').selectOption('FUNDING')
  await dialog.getByRole('button', { name: 'Not relevant' }).press('Enter')
  await expect(page.getByText('The funding does not fit')).toBeVisible()
  await page.getByRole('button', { name: `Show again: ${challenge}` }).press('Enter')
  await expect(matches.getByRole('heading', { name: challenge })).toBeVisible()

  await page.getByRole('link', { name: 'Starred Challenges' }).press('Enter')
  await expect(page.getByRole('heading', { name: challenge })).toBeVisible()
  await settled(page)
  await expectAccessible(page)

  const stranger = await pageOf(browser, await register('researcher', 'Stranger to a Still'))
  await stranger.goto(`/ai-tools/challenge-matching?project=1&find=1`)
  await expect(stranger.getByRole('list', { name: 'Matching challenges' })).toHaveCount(0)
  expect(wrong).toEqual([])
})

test('a company finds the projects that go with its challenge', async ({ page }) => {
  await enter(page, await devLogin('industry'))
  await page.goto('/industry-challenges-management')
  await page.getByRole('link', { name: challenge }).press('Enter')
  await page.getByRole('button', { name: 'Find matching projects' }).press('Enter')
  const found = page.getByRole('list', { name: 'Matching projects' })
  await expect(found.getByRole('heading').first()).toContainText('membrane distillation')
  await settled(page)
  await expectAccessible(page)
})
