/** The university's calendar: weeks from Saturday on, a holiday that an administrator names, and Hijri dates beside the others. */
import { expect, type Page } from '@playwright/test'
import { languageCookie } from '../../api/languageCookie.rules.ts'
import { test } from './oneBrowser.ts'
import { complaints, devLogin, enter, expectAccessible, expectNothingSideways, settled } from './support.ts'

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })

/** Far from what other tests look at; a Monday. */
const holiday = '2031-03-03'
const week = `/meetings/schedule?day=${holiday}`

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save answer times' }).click()
  await expect(page.getByText('Answer times saved').first()).toBeVisible()
  await settled(page)
}

const fits = async (page: Page) => {
  await settled(page)
  await expectAccessible(page)
  await expectNothingSideways(page)
}

test('weeks from Saturday on, a holiday and Hijri dates, in both languages', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  const wrong = complaints(page)
  await enter(page, await devLogin('admin'))
  await page.goto('/admin/settings/answer-times')
  await settled(page)
  const first = page.getByLabel('First day of the week')
  await first.selectOption('Saturday')
  await save(page)
  // The page follows at once.
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleName('Saturday')
  await page.getByRole('button', { name: 'Add holiday' }).click()
  const form = page.getByRole('dialog', { name: 'Add holiday' })
  await form.getByLabel('Name', { exact: false }).first().fill('Founding Day')
  await form.getByLabel('Name in Arabic').fill('يوم التأسيس')
  await form.getByLabel('Date').fill(holiday)
  await form.getByRole('button', { name: 'Add holiday' }).click()
  await expect(page.getByText('يوم التأسيس')).toBeVisible()
  await fits(page)

  await enter(page, await devLogin('researcher'))
  await page.goto('/settings?section=preferences')
  await page.getByText('Also show Hijri dates').click()
  await fits(page)
  await page.goto(week)
  await settled(page)
  const days = page.getByRole('group', { name: 'Calendar', exact: true }).getByRole('button')
  await expect(days).toHaveCount(7)
  await expect(days.first()).toHaveAccessibleName('1 Sat: Saturday, March 1, 2031 (Dhuʻl-Qiʻdah 7, 1452 AH), Weekend')
  await expect(days.nth(2)).toHaveAccessibleName(/^3 Mon: .*, Founding Day$/)
  await expect(page.getByText('Founding Day', { exact: true })).toBeVisible()
  await expect(page.getByText('Dhuʻl-Qiʻdah 1452 AH', { exact: true })).toBeVisible()
  await fits(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('heading', { name: /^Monday, March 3, 2031 \(.* AH\) · Founding Day$/ })).toBeVisible()
  await fits(page)
  await page.goto(`${week}&view=day`)
  await expect(page.getByRole('heading', { level: 2, name: /^Monday, March 3, 2031 \(/ })).toBeVisible()
  await fits(page)

  await page.context().addCookies([{ name: languageCookie, value: 'ar', url: baseURL! }])
  await page.goto(week)
  await expect(page.getByRole('heading', { name: /3 مارس 2031 \(9 ذو القعدة 1452 هـ\) · يوم التأسيس$/ })).toBeVisible()
  await fits(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await settled(page)
  await expect(page.getByText('يوم التأسيس', { exact: true })).toBeVisible()
  await expect(page.getByText('عطلة أسبوعية')).toHaveCount(2)
  await expect(page.getByRole('list', { name: /السبت.*عطلة أسبوعية$/ })).toBeAttached()
  await fits(page)
  expect(wrong).toEqual([])

  // As it was, for those who come after.
  await page.context().clearCookies({ name: languageCookie })
  await enter(page, await devLogin('admin'))
  await page.goto('/admin/settings/answer-times')
  await settled(page)
  await first.selectOption('Monday')
  await save(page)
  await page.getByRole('button', { name: /^Remove Founding Day/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Holiday removed').first()).toBeVisible()
})
