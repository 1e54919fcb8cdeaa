/** A change that needs a recent proof of the password: asked for by keyboard, nothing typed is lost, and it is done. */
import { expect, test } from '@playwright/test'
import { enter, expectAccessible, operationOf, password, register, settled } from './support.ts'

test('a key is made after the password was confirmed', async ({ page }) => {
  await enter(page, await register('researcher'))
  let refused = 0
  // As the server answers a session that is older than ten minutes.
  await page.route('**/graphql', (route) => {
    if (operationOf(route.request()) !== 'NewApiKeyMutation' || refused) return route.continue()
    refused++
    const extensions = { code: 'REAUTHENTICATION_REQUIRED' }
    const errors = [{ message: 'Confirm your password to continue.', path: ['createApiKey'], extensions }]
    return route.fulfill({ json: { errors, data: { createApiKey: null } } })
  })
  await page.goto('/settings?section=keys')
  await settled(page)
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Nightly report')
  await page.getByRole('button', { name: 'Create key' }).click()
  const prompt = page.getByRole('dialog', { name: 'Confirm your password' })
  const field = prompt.getByRole('textbox', { name: 'Password' })
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await expect(prompt.getByText('The password is incorrect').first()).toBeVisible()
  await field.fill(password)
  await page.keyboard.press('Enter')
  await expect(prompt).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Your new key' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Nightly report')).toBeVisible()
  expect(refused).toBe(1)
})
