/** The start pages at a glance: none is longer than two screens, and every figure leads to what it counts. */
import { expect, test } from '@playwright/test'
import { devLogin, enter, settled } from './support.ts'

const tallest = 2_000

for (const [role, path] of [
  ['researcher', '/researcher-dashboard'],
  ['industry', '/industry-dashboard'],
  ['investor', '/investor-dashboard'],
  ['expert', '/expert-dashboard'],
  ['ku_team', '/ku-dashboard'],
  ['admin', '/admin-dashboard'],
] as const)
  test(`the start of ${role} is at most ${tallest} pixels high, and its figures lead on`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await enter(page, await devLogin(role))
    await page.goto(path)
    await settled(page)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Waiting for you/)
    const content = page.getByRole('main')
    await expect.poll(() => content.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThanOrEqual(tallest)
    // What waits is a list, and its records have numbers in their names, too.
    const figure = content
      .getByRole('link')
      .and(page.locator('xpath=//a[not(ancestor::li)]'))
      .filter({ hasText: /^[^0-9]+[0-9]/ })
      .first()
    const leads = (await figure.getAttribute('href'))!
    await figure.click()
    await expect(page).toHaveURL((url) => url.pathname === new URL(leads, url).pathname)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
