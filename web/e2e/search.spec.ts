/** The search by keyboard alone: what was opened recently, what one can begin, records despite a typo, and Enter at once. */
import { expect, test } from '@playwright/test'
import { devLogin, enter, expectAccessible, settled } from './support.ts'

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`finds, opens, remembers and begins by keyboard alone, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await enter(page, await devLogin('researcher'))
    await page.goto('/researcher-dashboard')
    await settled(page)
    const box = page.getByRole('combobox', { name: 'Search the platform' })
    const options = page.getByRole('listbox', { name: 'Search results' }).getByRole('option')

    // Mistyped, and Enter before any answer can be there.
    await page.keyboard.press('Control+K')
    await expect(box).toBeFocused()
    await page.keyboard.type('federatde fruad')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /Federated fraud detection/ })).toBeVisible()

    // What is called so comes first, and is marked.
    await page.goto('/researcher-dashboard')
    await settled(page)
    await page.keyboard.press('Control+K')
    await expect(options.first()).toHaveText(/Federated fraud detection.*Recent/)
    await expect(options.filter({ hasText: 'Create project' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.type('microgrid')
    await expect(options.first()).toHaveText(/Campus microgrid with vehicle-to-grid.*Project/)
    await expect(options.first().locator('mark')).toHaveText('microgrid')
    await expect(page.getByRole('status').filter({ hasText: /\d+ results?/ })).toHaveCount(1)
    await expectAccessible(page)
    await page.keyboard.press('End')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(options.first()).toBeHidden()

    // An action, by its name.
    await page.keyboard.press('Control+K')
    await expect(box).toBeFocused()
    await page.keyboard.type('create project')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/researchers\/projects\/new/)

    await settled(page)

    // A record over its list, without waiting for what is found.
    await page.keyboard.press('Control+K')
    await expect(box).toBeFocused()
    await page.keyboard.type('chemistry practice safe mistakes')
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Idea' })
    await expect(sheet.getByRole('heading', { name: 'Chemistry practice with safe mistakes' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)

    // What is not there says so, and Enter stays where one is.
    const before = page.url()
    await page.keyboard.press('Control+K')
    await expect(box).toBeFocused()
    await page.keyboard.type('zzqxvw kkjqq')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nothing found for “zzqxvw kkjqq”.')).toBeVisible()
    expect(page.url()).toBe(before)
  })
