/**
 * Tests that only look at pages share one browser context in each worker: the code of the app is fetched and compiled once and
 * not for each of them. What a page kept in the browser is gone before the next one opens.
 */
import { test as base, type BrowserContext } from '@playwright/test'

export const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, provide, workerInfo) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      // The process that pages of one site share ends with the last of them, and what it has compiled with it.
      await (await context.newPage()).goto(new URL('/robots.txt', workerInfo.project.use.baseURL).href)
      await provide(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ shared, viewport, colorScheme, baseURL }, provide) => {
    await shared.clearCookies()
    const page = await shared.newPage()
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: colorScheme ?? null, reducedMotion: 'reduce' })
    await page.goto(new URL('/robots.txt', baseURL).href)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await provide(page)
    await page.close()
  },
})
