/** Who may not is sent away, comes back after signing in, and loses nothing on the way. */
import { expect, test } from '@playwright/test'
import { devLogin, enter, expectAccessible, settled } from './support.ts'

test('a visitor is sent to sign in and comes back', async ({ page }) => {
  await page.goto('/researchers/projects?status=ACTIVE')
  await expect(page).toHaveURL(/\/auth\?from=/)
  await page.getByLabel('Email').fill('researcher@demo.ascent.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('ascent-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/researchers\/projects\?status=ACTIVE/, { timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Remove filter Status: Active' })).toBeVisible()
})

test('a wrong password says so and keeps what was typed', async ({ page }) => {
  await page.goto('/auth')
  await settled(page)
  await page.getByLabel('Email').fill('nobody@demo.ascent.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong-password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  // A wrong password costs the server as much time as a right one, and on a busy machine more than the usual wait.
  // The form says it, and so does a message over the page.
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' }).first()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByLabel('Email')).toHaveValue('nobody@demo.ascent.test')
})

test('a role that may not is told so', async ({ page }) => {
  await enter(page, await devLogin('investor'))
  await page.goto('/projects/list')
  await expect(page.getByText("You don't have permission to access this page")).toBeVisible()
  const roles = page.getByRole('list', { name: 'Roles that can open Projects' }).getByRole('listitem')
  await expect(roles).toHaveText(['Commercialization Team', 'University Team', 'Administrator'])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page).toHaveURL(/investor-dashboard/)
})

test('search finds pages at once and projects from the server, by keyboard alone', async ({ page }) => {
  await enter(page, await devLogin('researcher'))
  await page.goto('/researcher-dashboard')
  await settled(page)
  await page.keyboard.press('Control+Shift+K')
  const box = page.getByRole('combobox', { name: 'Search the platform' })
  await expect(box).toBeFocused()
  await box.fill('fraud detection')
  await expect(page.getByRole('option', { name: /Federated fraud detection.*Project/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Federated fraud detection/ })).toBeVisible()
})

test('an address that leads nowhere says so', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
