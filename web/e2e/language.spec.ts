/** One chooses a language before signing in and after; it follows the person, and the page is in it from its first byte. */
import { expect, test } from '@playwright/test'
import { complaints, enter, pageOf, register, settled } from './support.ts'

const arabic = 'html[lang=ar][dir=rtl]'

test('a visitor changes the language, and it stays over pages and visits', async ({ page, baseURL }) => {
  const said = complaints(page)
  await page.goto('/landing')
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.locator(arabic)).toBeAttached()
  await page.goto('/auth')
  await settled(page)
  await expect(page.getByRole('tab', { name: 'تسجيل الدخول' })).toBeVisible()
  // The very first byte says so, before any script runs.
  const html = await (await page.request.get(new URL('/auth', baseURL).href)).text()
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('تسجيل الدخول')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html[lang=en][dir=ltr]')).toBeAttached()
  expect(said).toEqual([])
})

test('a browser that asks for Arabic gets it without choosing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'ar-AE', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/auth')
  await expect(page.locator(arabic)).toBeAttached()
  await context.close()
})

test('a person’s choice follows to another browser, with numbers in the digits of this one', async ({
  page,
  browser,
}) => {
  const person = await register('researcher')
  await enter(page, person)
  await page.goto('/settings?section=preferences')
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.locator(arabic)).toBeAttached()
  await page.getByRole('button', { name: '٠١٢٣٤٥٦٧٨٩' }).click()
  await expect(page.getByRole('button', { name: '٠١٢٣٤٥٦٧٨٩', pressed: true })).toBeVisible()
  await page.goto('/notifications')
  await settled(page)
  await expect(page.locator('main')).toContainText(/[٠-٩]/)

  const other = await pageOf(browser, person)
  await other.goto('/researcher-dashboard')
  await expect(other.locator(arabic)).toBeAttached()
  await settled(other)
  await other.getByRole('button', { name: /New researcher/ }).click()
  await other.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(other.locator('html[lang=en][dir=ltr]')).toBeAttached()
  await other.context().close()
})
