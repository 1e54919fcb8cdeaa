/** A researcher writes a project in Arabic beside English; who reads Arabic is shown it, finds it, and can open the original. */
import { expect, test, type Page } from '@playwright/test'
import { languageCookie } from '../../api/languageCookie.rules.ts'
import { complaints, devLogin, enter, expectAccessible, expectNothingSideways, settled } from './support.ts'

const first = 'Dust-tolerant anti-soiling coating for PV glass'
const arabic = 'طلاء مقاوم للغبار لزجاج الألواح الشمسية'

const inArabic = (page: Page, baseURL: string) =>
  page.context().addCookies([{ name: languageCookie, value: 'ar', url: baseURL }])

test('a project has an Arabic version', async ({ page, browser, baseURL }) => {
  test.slow()
  const reader = await (await browser.newContext()).newPage()
  const wrong = [page, reader].map(complaints)
  await enter(page, await devLogin('ku_team'))
  await page.goto(`/projects/list?q=${encodeURIComponent(first)}`)
  await page.getByRole('link', { name: first }).first().click()
  await page.getByRole('button', { name: `More actions for ${first}` }).click()
  await page.getByRole('menuitem', { name: 'Arabic version' }).click()
  const dialog = page.getByRole('dialog', { name: 'Arabic version' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('In English again')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Write this in Arabic').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Title' }).fill(arabic)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  // The writer reads English, and can open what was written.
  await page.getByRole('button', { name: 'Also in Arabic' }).first().click()
  const version = page.getByRole('dialog', { name: 'In Arabic' })
  await expect(version.getByText(arabic)).toBeVisible()
  await expectAccessible(page)

  await inArabic(reader, baseURL!)
  await enter(reader, await devLogin('admin'))
  // Ta marbuta and hamza as many people type them.
  await reader.goto(`/projects/list?q=${encodeURIComponent('الالواح الشمسيه')}`)
  await settled(reader)
  await reader.getByRole('link', { name: arabic }).first().click()
  await expect(reader.getByRole('heading', { name: arabic }).first()).toBeVisible()
  await reader.getByRole('button', { name: 'متاح بالإنجليزية أيضًا' }).first().click()
  const original = reader.getByRole('dialog', { name: 'بالإنجليزية' })
  await expect(original.getByText(first)).toBeVisible()
  await expectAccessible(reader)
  await reader.setViewportSize({ width: 390, height: 800 })
  await expectNothingSideways(reader)
  expect(wrong.flat()).toEqual([])
})

test('visitors read about a technology in their language', async ({ page, baseURL }) => {
  const said = complaints(page)
  await page.goto('/technologies')
  await page
    .getByRole('link', { name: /Drinking water from brackish wells/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Drinking water')
  await inArabic(page, baseURL!)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ماء صالح للشرب')
  await expect(page.getByText('من غير وقود')).toBeVisible()
  await expectNothingSideways(page)
  expect(said).toEqual([])
})
