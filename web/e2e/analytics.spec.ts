/** Figures by keyboard alone: from a chart to its table, to the records behind a row; a file of them; a researcher's own. */
import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { isoToday } from '#api/universityDay.rules.ts'
import { complaints, devLogin, enter, expectAccessible, settled } from './support.ts'

const chart = 'Projects by Department'

/** Goes on with the Tab key until what is asked for has the focus. */
async function tabTo(page: Page, label: string) {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  for (let presses = 0; presses < 150 && (await focused()) !== label; presses++) await page.keyboard.press('Tab')
  expect(await focused()).toBe(label)
}

test('a chart is read and followed to its records with the keyboard', async ({ page }) => {
  const wrong = complaints(page)
  await enter(page, await devLogin('commercialization_team'))
  await page.goto('/analytics?range=all')
  await settled(page)
  await expect(page.getByRole('region', { name: chart }).locator('svg').first()).toBeVisible()
  await tabTo(page, `Show table: ${chart}`)
  await page.keyboard.press('Enter')
  const table = page.getByRole('table', { name: chart })
  await expect(table).toBeVisible()
  await expect(page.getByRole('button', { name: `Hide table: ${chart}` })).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  // After the table itself, which scrolls with the arrow keys, comes its first link.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const link = table.getByRole('link').first()
  await expect(link).toBeFocused()
  const count = Number(await link.locator('xpath=ancestor::tr').getByRole('cell').first().innerText())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/analytics\/figures\//)
  await settled(page)
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0)
  expect(count).toBeGreaterThan(0)
  await expect(page.getByRole('main')).toContainText(String(count))
  expect(wrong).toEqual([])
})

test('figures of own dates are the same on screen and in their file', async ({ page }) => {
  await enter(page, await devLogin('commercialization_team'))
  await page.goto(`/analytics?range=dates&from=${isoToday(-365)}&until=${isoToday()}`)
  await settled(page)
  await expectAccessible(page)
  const row = page.getByRole('region', { name: 'All figures' }).getByRole('row', { name: /^Ideas submitted/ })
  await expect(row).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Export/ }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  const line = file.split(/\r?\n/).find((one) => one.includes('Ideas submitted'))
  const value = await row.getByRole('cell').first().innerText()
  expect(Number(value)).toBeGreaterThan(0)
  expect(line).toContain(value)
})

test('a researcher reads own figures, and not those of the university', async ({ page }) => {
  const wrong = complaints(page)
  await enter(page, await devLogin('researcher'))
  await page.goto('/analytics')
  await settled(page)
  await expect(page.getByRole('link', { name: 'Pipeline' })).toHaveCount(0)
  expect(wrong).toEqual([])
  await page.goto('/kuteam/analytics')
  await expect(page).toHaveURL(/\/unauthorized/)
})
