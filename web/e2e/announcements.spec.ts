/** An administrator announces something to researchers; one reads and hides it, and reads it again once its words change. */
import { expect, test } from '@playwright/test'
import { complaints, devLogin, enter, expectAccessible, register, settled } from './support.ts'

test('an announcement reaches its readers, is hidden by one, and comes back with new words', async ({
  page,
  browser,
}) => {
  test.slow()
  const reader = await (await browser.newContext()).newPage()
  const wrong = [page, reader].map(complaints)
  const title = `Lab closed ${Date.now()}`
  await enter(page, await devLogin('admin'))
  await enter(reader, await register('researcher', 'Reem Reader'))
  await page.goto('/admin/announcements')
  await page.getByRole('link', { name: 'New Announcement' }).first().click()
  await expect(page.getByRole('heading', { name: 'New Announcement', level: 1 })).toBeVisible()
  await page.getByLabel('Title', { exact: false }).first().fill(title)
  await page.getByRole('textbox', { name: /^Text(?! in)/ }).fill('The clean room is closed until Monday.')
  await page.getByRole('textbox', { name: /^Title in Arabic/ }).fill('المختبر مغلق')
  await page.getByRole('textbox', { name: /^Text in Arabic/ }).fill('الغرفة النظيفة مغلقة حتى الاثنين.')
  await page.getByRole('checkbox', { name: 'Researcher' }).check({ force: true })
  // On a page that other tests do not look at, for they all share these readers.
  await page.getByRole('textbox', { name: /^Pages/ }).fill('/help')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Announce' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Shown now')).toBeVisible()
  await expectAccessible(page)

  await reader.goto('/help')
  const shown = reader.getByRole('article', { name: title })
  await expect(shown).toBeVisible()
  await expectAccessible(reader)
  await shown.getByRole('button', { name: 'اقرأ بالعربية' }).click()
  await expect(shown.getByText('الغرفة النظيفة مغلقة حتى الاثنين.')).toBeVisible()
  await shown.getByRole('button', { name: /^Hide/ }).click()
  await expect(shown).toHaveCount(0)
  await reader.reload()
  await settled(reader)
  await expect(shown).toHaveCount(0)

  await page.reload()
  await expect(sheet.getByText('1 person').first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit announcement' })
  await form.getByRole('textbox', { name: /^Text(?! in)/ }).fill('The clean room is closed until Wednesday.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  await reader.reload()
  await expect(shown.getByText('until Wednesday')).toBeVisible()

  await sheet.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'End now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click()
  await expect(sheet.getByText('Ended', { exact: true })).toBeVisible()
  await reader.reload()
  await settled(reader)
  await expect(shown).toHaveCount(0)
  expect(wrong.flat()).toEqual([])
})
