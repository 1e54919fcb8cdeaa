/** The activity log and viewing as another person, as an administrator uses them. */
import { expect, test } from '@playwright/test'
import { devLogin, enter, expectAccessible, settled } from './support.ts'

test('an administrator finds who changed what, and what changed', async ({ page }) => {
  await enter(page, await devLogin('admin'))
  await page.goto('/admin/user-management/activity?people=1')
  await settled(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  await expect(page.getByText('Only by people').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign-ins and access' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Security Log' })).toBeVisible()
})

test('an administrator views as a researcher, changes nothing, and is back', async ({ page }) => {
  await enter(page, await devLogin('admin'))
  // Others register researchers meanwhile, who cannot be viewed before they are active.
  await page.goto('/admin/user-management/all-users?q=Noor%20Al%20Yamahi')
  await settled(page)
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await settled(page)
  await expect(page.getByRole('heading', { level: 1, name: 'All Users' })).toBeHidden()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'View as this person' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Cannot find the project')
  await page.getByRole('button', { name: 'Start viewing' }).click()
  const banner = page.getByRole('complementary', { name: 'Viewing as another person' })
  await expect(banner).toContainText(`You are viewing the platform as ${name}`)
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').nth(1).click()
  await settled(page)
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Stop viewing' }).click()
  await expect(page).toHaveURL(/edit-user/)
  await expect(banner).toBeHidden()
})

test('access control says why somebody sees a record, and what the rules are', async ({ page }) => {
  await enter(page, await devLogin('admin'))
  await page.goto('/admin/access-control')
  await settled(page)
  await page.getByRole('combobox', { name: 'Record' }).first().fill('solar')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByRole('combobox', { name: 'Person' }).fill('Noor')
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect(page.getByText(/Deciding rule/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Record type' }).selectOption('Idea')
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
})
