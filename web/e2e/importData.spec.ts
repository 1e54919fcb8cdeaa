/** An import through the page: 500 rows with 20 bad ones, the report, the refused rows to keep, mended and brought in. */
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { complaints, devLogin, enter, expectAccessible, settled } from './support.ts'

const bad = 20
const count = 500

/** Every 25th row has a level that there is not. */
const rows = (mark: string) =>
  Array.from({ length: count }, (_, at) => {
    const level = (at + 1) % (count / bad) === 0 ? 12 : 1 + (at % 9)
    return `"${mark} ${at + 1}","Filters salt, part ${at + 1}",${level}`
  })

test('bad rows are refused one by one, and the mended ones follow', async ({ page }) => {
  test.setTimeout(180_000)
  const found = complaints(page)
  const mark = `Import ${Date.now()}`
  await enter(page, await devLogin('ku_team'))
  await page.goto('/import-data')
  await settled(page)

  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}`) })
  const facts = (title: string) => page.getByRole('region', { name: title, exact: true })
  const fact = (title: string, name: string) => facts(title).getByText(name, { exact: true }).locator('xpath=..')

  await choose(
    'projects.csv',
    ['Project;Summary;Maturity', ...rows(mark).map((row) => row.replaceAll('",', '";'))].join('\n'),
  )
  await expect(page.getByLabel('Field for Project')).toHaveValue('title')
  await page.getByLabel('Field for Maturity').selectOption({ label: 'TRL' })
  await page.getByLabel('Field for Summary').selectOption({ label: 'Description' })
  await page.getByRole('button', { name: 'Check without importing' }).click()
  await expect(fact('Preview of the import', 'Would be created')).toContainText('480', { timeout: 60_000 })
  await expect(fact('Preview of the import', 'Would be rejected')).toContainText('20')

  await page.getByRole('button', { name: 'Import 480 rows, skip 20' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import' }).click()
  await expect(fact('Report', 'Created')).toContainText('480', { timeout: 60_000 })
  await expect(fact('Report', 'Rejected')).toContainText('20')
  const problems = page.getByRole('table', { name: 'Problems' }).getByRole('row')
  await expect(problems).toHaveCount(bad + 1)
  await expect(problems.nth(1)).toContainText('TRL must be between 1 and 9')
  await expectAccessible(page)

  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download rejected rows' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe('projects - rejected rows.csv')
  const refused = await readFile(await download.path(), 'utf8')
  expect(refused.match(new RegExp(mark, 'g'))).toHaveLength(bad)
  expect(refused).toContain('TRL must be between 1 and 9')

  await page.getByRole('link', { name: 'Choose another file' }).click()
  await choose('mended.csv', refused.replace(/^\ufeff/, '').replaceAll(/\b12\b/g, '3'))
  await page.getByLabel('Field for Maturity').selectOption({ label: 'TRL' })
  await page.getByLabel('Field for Summary').selectOption({ label: 'Description' })
  await page.getByRole('button', { name: 'Import 20 rows' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import' }).click()
  await expect(fact('Report', 'Created')).toContainText('20', { timeout: 60_000 })
  await expect(page.getByText('All rows are valid.')).toBeVisible()
  await page.goto(`/projects/list?q=${encodeURIComponent(mark)}`)
  await expect(page.getByText('500 projects').first()).toBeVisible()
  expect(found).toEqual([])
})
