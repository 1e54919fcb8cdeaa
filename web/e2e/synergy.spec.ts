/** Two projects are compared by keyboard; the report is printed, found in the list, hidden from others, and deleted. */
import { expect, test } from '@playwright/test'
import { complaints, enter, expectAccessible, pageOf, register, settled } from './support.ts'

/** A project of the demo university that is open to all researchers. */
const theirs = 'Dust-tolerant anti-soiling coating for PV glass'
const description =
  'A coating lets dew carry dust off the glass of solar collectors, so that no water is needed to clean them.'

test('an own project is compared with another one', async ({ page, request, browser }) => {
  const owner = await register('researcher', 'Owner of a Coating')
  const mine = `Coating ${Date.now()}`
  for (const title of [mine, `Second ${mine}`]) {
    const headers = { authorization: `Bearer ${owner.token}` }
    const created = await request.post('/api/projects', { headers, data: { title, description } })
    expect(created.status()).toBe(201)
  }
  const wrong = complaints(page)
  await enter(page, owner)
  await page.goto('/ai-tools')
  const tools = page.getByRole('navigation', { name: 'AI tools' })
  await tools.getByRole('link', { name: 'Project Synergy' }).press('Enter')
  await page.getByPlaceholder('Search projects...').fill(theirs)
  await expect(page.getByText('Showing 1 project')).toBeVisible()
  const synergize = page.getByRole('button', { name: `SYNERGIZE with ${theirs}` })
  await synergize.press('Enter')
  await expect(page.getByText('Select Your Project First')).toBeVisible()
  await page.getByLabel('Your project').selectOption({ label: mine })
  await expect(page).toHaveURL(/project=\d/)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await settled(page)
  await expectAccessible(page)
  await synergize.press('Enter')

  await expect(page.getByRole('heading', { name: `${mine} + ${theirs}` })).toBeVisible()
  await expect(page.locator('mark', { hasText: /^coating$/i }).first()).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  const address = page.url()
  const menu = () => page.getByRole('button', { name: /^More actions for/ }).press('Enter')
  await menu()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export PDF' }).press('Enter')
  expect((await download).suggestedFilename()).toMatch(/^project-synergy-\d+\.pdf$/)
  await page.getByRole('button', { name: 'Invite to talk' }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Hana Qasrawi')
  await page.keyboard.press('Escape')

  const stranger = await pageOf(browser, await register('researcher', 'Stranger to a Coating'))
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: 'Analysis not found' })).toBeVisible()

  await page.goto('/ai/project-synergies')
  await page.getByRole('link', { name: mine }).press('Enter')
  await menu()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('Synergy Analysis Deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No saved analyses' })).toBeVisible()
  expect(wrong).toEqual([])
})
