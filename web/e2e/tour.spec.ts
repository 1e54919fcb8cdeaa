/** The guided tour: begun from the demo's notice or the help, by keyboard alone, and ended at any time. */
import { expect, test } from '@playwright/test'
import { devLogin, enter, expectAccessible, settled } from './support.ts'

const titles = (page: import('@playwright/test').Page) =>
  page.getByRole('alertdialog').getByRole('heading', { level: 2 })

for (const [role, home, first] of [
  ['researcher', '/researcher-dashboard', 'Start a project'],
  ['industry', '/industry-dashboard', 'Post a challenge'],
  ['investor', '/investor-dashboard', 'Opportunities'],
  ['expert', '/expert-dashboard', 'Set your availability'],
  ['ku_team', '/ku-dashboard', 'The team’s queue'],
  ['admin', '/admin-dashboard', 'The platform now'],
] as const)
  test(`the tour of ${role} goes from place to place and ends`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await enter(page, await devLogin(role))
    await page.goto('/notifications')
    await settled(page)
    await page.getByRole('link', { name: 'Take the tour' }).first().click()
    await expect(page).toHaveURL(new RegExp(home))
    for (const title of ['Waiting for you', 'Four figures', first, 'Your menu', 'Find anything']) {
      await expect(titles(page)).toHaveText(title)
      if (title === first) await expectAccessible(page)
      await page.getByRole('button', { name: 'Next' }).press('Enter')
    }
    await expect(titles(page)).toHaveText('Help and news')
    await page.getByRole('button', { name: 'Done' }).press('Enter')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${home}$`))
  })

test('on a phone the tour leaves out what is not there, and Escape ends it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await enter(page, await devLogin('researcher'))
  await page.goto('/researcher-dashboard?tour=1')
  await expect(titles(page)).toHaveText('Waiting for you')
  await expect(page.getByRole('alertdialog').getByText('1 of 5')).toBeVisible()
  await expect(page.locator('[role=alertdialog]:focus-within')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page).toHaveURL(/researcher-dashboard$/)
})
