/**
 * Tests that only look at pages share one browser context in each worker: the code of the app is fetched and compiled once and
 * not for each of them. What a page kept in the browser is gone before the next one opens.
 */
import { test as base, type Browser, type BrowserContext } from '@playwright/test'

/** A context of the browser whose pages share a process, and what it has compiled: it ends with the last page, so that one stays. */
export async function lastingContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  await (await context.newPage()).goto('/robots.txt')
  return context
}

export const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, provide, { project }) => {
      const context = await lastingContext(browser, project.use.baseURL!)
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
