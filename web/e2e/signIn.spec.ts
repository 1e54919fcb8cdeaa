/** Signing in: a refusal says what to do, an ended session says so, and a lost connection costs nothing. */
import { expect, test } from '@playwright/test'
import { demoLogin, devLogin, enter, expectAccessible, password, register, settled } from './support.ts'

test('a wrong password is explained in the form, and its message goes with the next success', async ({ page }) => {
  const person = await register('researcher', 'Sure Person')
  await page.goto('/auth')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('main').getByText(/The email address or password is incorrect/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: /Welcome, Sure Person/ })).toBeVisible()
  await expect(page.getByText('Login failed')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
  await expectAccessible(page)
})

test('an unknown token is forgotten, and signing in says why it is asked', async ({ page }) => {
  await page.goto('/auth')
  await page.evaluate(() =>
    localStorage.setItem('ascent.token', JSON.stringify({ token: 'unknown', expiresAt: Date.now() + 3_600_000 })),
  )
  await page.goto('/researcher-dashboard')
  await expect(page).toHaveURL(/\/auth\?from=/)
  await expect(page.getByText('Unauthorized - please log in again')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('ascent.token'))).toBeNull()
})

test('offline, the page and what was typed stay; back online it goes on', async ({ context, page }) => {
  await enter(page, await devLogin('researcher'))
  await page.goto('/researchers/projects')
  await settled(page)
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  const search = page.getByPlaceholder('Search projects...')
  await search.fill('zzzz nothing')
  await page.waitForTimeout(3_000)
  await expect(search).toHaveValue('zzzz nothing')
  await expect(page.getByText('Failed to fetch')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.')).toHaveCount(0)
  await expect(page.getByText('No projects found').first()).toBeVisible()
})

test('a waiting account and an unknown address are answered inside the shell', async ({ page }) => {
  await enter(page, await demoLogin('tamara.vucelic'))
  await page.goto('/opportunities')
  await expect(page.getByRole('heading', { name: 'This page opens once your account is verified' })).toBeVisible()
  await expect(page.getByText('for other roles')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/meetings/schedule')
  await expect(page.getByRole('heading', { name: 'This page opens once your account is verified' })).toBeVisible()
  await page.goto('/nowhere-at-all')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
})
