/** What forms do in a real browser against the real server: chosen ids are taken, a click is not lost, nothing typed is lost. */
import { expect, test } from '@playwright/test'
import { devLogin, enter, register, settled } from './support.ts'

test('partners who were chosen are added', async ({ page }) => {
  await enter(page, await devLogin('researcher'))
  await page.goto('/collaborations/1')
  await settled(page)
  await page.getByRole('button', { name: 'Add partners' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add partners' })
  await dialog.getByRole('combobox', { name: /^People/ }).click()
  await dialog.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toHaveCount(0)
})

test('one click on Save says what is wrong, at the field and in the summary', async ({ page }) => {
  await enter(page, await register('researcher'))
  await page.goto('/settings')
  await settled(page)
  await page.getByLabel(/^Name/).fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Validation Errors' })).toBeVisible()
})

test('a drawer asks before a click beside it loses what was typed', async ({ page }) => {
  await enter(page, await devLogin('researcher'))
  await page.goto('/researchers/projects')
  await settled(page)
  await page.getByRole('button', { name: 'Grid view' }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Edit Project' })
  const title = drawer.getByLabel(/^Title/)
  await title.fill('Another title')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  for (const leave of [
    () => page.mouse.click(5, 5),
    () => page.keyboard.press('Escape'),
    () => drawer.getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await leave()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await expect(title).toHaveValue('Another title')
  }
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(drawer).toHaveCount(0)
})

test('a saved project is shown from its top, with what was changed', async ({ page }) => {
  await enter(page, await devLogin('researcher'))
  await page.goto('/projects/1')
  await settled(page)
  await page
    .getByRole('link', { name: /^Edit/ })
    .or(page.getByRole('button', { name: /^Edit/ }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/edit$/)
  await page.getByLabel(/^Expected outcomes/i).fill(`A pilot plant by ${Date.now()}.`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(/\/projects\/1$/)
  await expect(page.getByText(/Changed: /)).toBeVisible()
  await settled(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a published challenge says beforehand who is notified, and shows what needs a new check to read', async ({
  page,
}) => {
  await enter(page, await devLogin('industry'))
  await page.goto('/industry-challenges-management?edit=2')
  await settled(page)
  await expect(page.getByText('This challenge is published')).toBeVisible()
  await expect(
    page.getByText(/everyone who proposed to it or starred it and the university team are notified/),
  ).toBeVisible()
  await expect(page.getByLabel('Title')).toBeEditable()
  await expect(page.getByLabel('Problem Statement')).toHaveCount(0)
  await expect(page.getByText('Checked by the university. Ask the university team to change it.')).toBeVisible()
})
