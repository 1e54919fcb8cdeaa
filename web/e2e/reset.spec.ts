/** A forgotten password: the mailed link works once, and every other session ends. */
import { expect, test } from '@playwright/test'
import { enter, mailedLink, register, settled } from './support.ts'

test('the mailed link sets a new password once and ends the other sessions', async ({ browser, page }) => {
  const person = await register('researcher', 'Forgetful Person')
  const elsewhere = await (await browser.newContext()).newPage()
  await enter(elsewhere, person)
  await elsewhere.goto('/researcher-dashboard')
  await settled(elsewhere)

  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The form of signing in has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText(`If an account exists for ${person.email}, a reset link will be sent.`)).toBeVisible()
  await expect.poll(() => mailedLink(person.email)).toBeTruthy()
  const link = mailedLink(person.email)!

  await page.goto(link)
  await page.getByRole('textbox', { name: 'Password' }).fill('another long password')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Password saved. All earlier sessions were signed out.')).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/auth/)

  await page.goto(link)
  await expect(page.getByText('This link is no longer valid.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveCount(0)

  await page.goto('/auth')
  await settled(page)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('another long password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Forgetful Person' })).toBeVisible()
})
