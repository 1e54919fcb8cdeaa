/** Every page, wide and narrow, light and dark: accessible, nothing in the console, nothing that scrolls sideways. */
import { expect, test } from '@playwright/test'
import { visitedPages } from './pages.ts'
import { complaints, devLogin, enter, expectAccessible, expectReadable, settled } from './support.ts'

for (const width of [1440, 390])
  test.describe(`${width} wide`, () => {
    // Colours are measured, not what they pass through on their way to one another.
    test.use({ viewport: { width, height: 900 }, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })
    for (const { path, address = path, role } of visitedPages)
      test(`${role} opens ${address}`, async ({ page, request }) => {
        const said = complaints(page)
        if (role !== 'visitor') await enter(page, await devLogin(request, role))
        await page.goto(address)
        await settled(page)
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        )
        // The page follows the system, without being loaded again.
        await page.emulateMedia({ colorScheme: 'dark' })
        await expect(page.locator('html.dark')).toBeAttached()
        await expectReadable(page)
        expect(said).toEqual([])
      })
  })
