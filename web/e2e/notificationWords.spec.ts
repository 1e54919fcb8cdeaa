/** An administrator changes the words of a notification, from the message as it is written in the product, to what people then read. */
import { expect, test } from '@playwright/test'
import { devLogin, enter, expectAccessible, settled } from './support.ts'

test('the words begin as the product has them, are checked, and go back', async ({ page }) => {
  await enter(page, await devLogin('admin'))
  await page.goto('/admin/notifications/kinds/MEETING_PROPOSED')
  await settled(page)
  await page.getByRole('button', { name: 'Edit wording in English' }).click()
  const dialog = page.getByRole('dialog', { name: /in English$/ })
  const text = dialog.getByRole('textbox', { name: 'Text' })
  // With its variants and plurals, and not put together from samples.
  await expect(text).toHaveValue(/\{kind, select, session \{session\}.*\{others, plural, =0 \{\} one \{/)
  const before = await text.inputValue()
  await text.fill('{by} would like to meet.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/meeting/).first()).toBeVisible()
  await expectAccessible(page)
  await text.fill(`${before} Thank you.`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Custom wording, written by administrators.')).toBeVisible()
  await page.getByRole('button', { name: 'Reset to default in English' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText('Custom wording, written by administrators.')).toBeHidden()
  // The button is gone; a keyboard goes on where it was.
  await expect(page.locator('h2:focus, h3:focus').first()).toBeVisible()
})
