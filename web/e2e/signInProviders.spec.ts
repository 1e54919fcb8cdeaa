/** Signing in by a provider: an administrator sets one up, a new person comes by it, and somebody links an account that was there. */
import { expect, test, type Page } from '@playwright/test'
import { oidcProvider } from '#api/testing/oidcProvider.ts'
import { devLogin, expectAccessible, pageOf, password, register, settled } from './support.ts'

const client = { id: 'ascent', secret: 'a-client-secret' }
// The server may call it there: playwright.config.ts.
const port = Number(process.env['E2E_PORT'] ?? 4173) + 1_000
let provider: Awaited<ReturnType<typeof oidcProvider>>
const name = `Campus ${process.pid}`

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  provider = await oidcProvider({ ...client, port })
})
test.afterAll(() => provider.close())

const onScreen = (page: Page) => page.getByRole('region', { name: 'Sign-in providers' })
const comesBy = (sub: string, email: string, person: string) => {
  provider.state.person = { sub, email, email_verified: true, name: person }
}

test('an administrator sets a provider up, tests and enables it', async ({ browser }) => {
  const page = await pageOf(browser, await devLogin('admin'))
  await page.goto('/admin/access-control/sign-in')
  await settled(page)
  await onScreen(page).getByRole('button', { name: 'Add provider' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add provider' })
  await dialog.getByRole('textbox', { name: /^Name(?! claim)/ }).fill(name)
  await dialog.getByRole('textbox', { name: /^Issuer/ }).fill(provider.issuer)
  await dialog.getByRole('textbox', { name: /^Client ID/ }).fill(client.id)
  await dialog.getByLabel(/^Client secret/).fill(client.secret)
  await dialog.getByText('People without an account get one when they sign in').click()
  await dialog.getByRole('combobox', { name: /^Role for all other new accounts/ }).selectOption('RESEARCHER')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add provider' }).click()
  await expect(dialog).toBeHidden()
  await onScreen(page)
    .getByRole('button', { name: `Addresses of ${name}` })
    .click()
  await expect(page.getByRole('dialog').getByText(/\/auth\/provider$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await onScreen(page)
    .getByRole('button', { name: `Test ${name}` })
    .click()
  await expect(page.getByRole('rowheader', { name: 'Issuer' })).toBeVisible()
  await expect(page.getByRole('dialog').getByText(provider.issuer, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await onScreen(page)
    .getByRole('button', { name: `Edit ${name}` })
    .click()
  const edit = page.getByRole('dialog', { name: `Edit ${name}` })
  await edit.getByText('People can sign in with this provider').click()
  await edit.getByText('Signing out here also signs people out of the provider').click()
  await edit.getByRole('button', { name: 'Save provider' }).click()
  await expect(edit).toBeHidden()
  await expect(onScreen(page).getByText('Enabled', { exact: true }).first()).toBeVisible()
})

test('a new person signs in by it, has an account, and is signed out there as well', async ({ page }) => {
  comesBy(`new-${process.pid}`, `new.${process.pid}@campus.example`, 'Nadia New')
  await page.goto('/auth?from=/settings')
  await page.getByRole('button', { name: `Continue with ${name}` }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.goto('/settings?section=ways')
  await expect(page.getByText('You have no password.')).toBeVisible()
  await expectAccessible(page)
  const signedOut = page.waitForRequest((request) => request.url().startsWith(`${provider.issuer}/end`))
  await page.getByRole('button', { name: /Nadia New/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await signedOut
  await expect(page).toHaveURL(/\/auth/)
})

test('an account with the address is not taken over; its person links the provider and signs in by it', async ({
  page,
}) => {
  const { email } = await register('researcher', 'Omar Old')
  comesBy(`old-${process.pid}`, email, 'Somebody Else')
  await page.goto('/auth')
  await page.getByRole('button', { name: `Continue with ${name}` }).click()
  await expect(page.getByRole('alert')).toContainText(`An account with the address ${email} already exists`)
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/researcher-dashboard/)
  await page.goto('/settings?section=ways')
  await page.getByRole('button', { name: `Link ${name}` }).click()
  await expect(page.getByText('Provider linked')).toBeVisible()
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth')
  await page.getByRole('button', { name: `Continue with ${name}` }).click()
  await expect(page).toHaveURL(/researcher-dashboard/)
  await expect(page.getByRole('button', { name: /Omar Old/ })).toBeVisible()
})

test('the provider is deleted after a question', async ({ browser }) => {
  const page = await pageOf(browser, await devLogin('admin'))
  await page.goto('/admin/access-control/sign-in')
  await settled(page)
  await onScreen(page)
    .getByRole('button', { name: `Delete ${name}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(onScreen(page).getByRole('button', { name: `Delete ${name}` })).toBeHidden()
})
