/** Two-factor authentication: an app, recovery codes and passkeys, a role that must have one, and an administrator who resets it. */
import { expect, test, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { addAuthenticator, named } from './virtualAuthenticator.ts'
import { devLogin, enter, expectAccessible, pageOf, password, register, settled } from './support.ts'

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

async function signIn(page: Page, email: string) {
  await page.goto(named('/auth'))
  await settled(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const signOut = (page: Page) => page.evaluate(() => localStorage.clear())

/** Sets an app up on the page that is open, and gives its secret and the recovery codes. */
async function setUpApp(page: Page) {
  await page.getByRole('button', { name: 'Set up authenticator app' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const secret = await dialog.getByLabel('Key for the app').innerText()
  // The step before the present one, so that the code of now is still to be used.
  await dialog.getByRole('textbox', { name: /^Code/ }).fill(codeOf(secret, -1))
  await dialog.getByRole('button', { name: 'Confirm code' }).click()
  await expect(page.getByRole('dialog', { name: 'Recovery codes' })).toBeVisible()
  const codes = await page.getByRole('dialog').getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  return { secret, codes }
}

test('an authenticator app is set up, asked for at sign-in, and a recovery code stands in for it once', async ({
  page,
}) => {
  const { email } = await register('researcher', 'App Person')
  await signIn(page, email)
  await expect(page).toHaveURL(/researcher-dashboard/)
  await page.goto(named('/settings?section=two-factor'))
  await expect(page.getByText('Two-factor authentication is off.')).toBeVisible()
  await expectAccessible(page)
  const { secret, codes } = await setUpApp(page)
  await expect(page.getByText('10 recovery codes left')).toBeVisible()

  await signOut(page)
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible()
  await expectAccessible(page)
  const code = page.getByRole('textbox', { name: /^Code/ })
  await code.fill('000000')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('This code is wrong').first()).toBeVisible()
  await code.fill(codeOf(secret))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/researcher-dashboard/)

  await signOut(page)
  await signIn(page, email)
  await code.fill(codes[0]!)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/researcher-dashboard/)
  await page.goto(named('/settings?section=two-factor'))
  await expect(page.getByText('9 recovery codes left')).toBeVisible()
})

test('a passkey is added, named, signs in without a password, confirms a change, and is removed', async ({ page }) => {
  await addAuthenticator(page)
  const { email } = await register('researcher', 'Key Person')
  await signIn(page, email)
  await expect(page).toHaveURL(/researcher-dashboard/)
  await page.goto(named('/settings?section=two-factor'))
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Work laptop')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: 'Recovery codes' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Two-factor authentication is on.')).toBeVisible()
  await page.getByRole('button', { name: 'Rename Work laptop' }).click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Home laptop')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Home laptop', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await signOut(page)
  await page.goto(named('/auth'))
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/researcher-dashboard/)
  // With the password, the passkey is the second step.
  await signOut(page)
  await signIn(page, email)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/researcher-dashboard/)

  // As the server answers a session that is older than ten minutes.
  let refused = 0
  await page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string }
    if (operationName !== 'PasskeyRowRemoveMutation' || refused) return route.continue()
    refused++
    const extensions = { code: 'REAUTHENTICATION_REQUIRED' }
    const errors = [{ message: 'Confirm your password to continue.', path: ['removePasskey'], extensions }]
    return route.fulfill({ json: { errors, data: { removePasskey: null } } })
  })
  await page.goto(named('/settings?section=two-factor'))
  await page.getByRole('button', { name: 'Remove Home laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  const prompt = page.getByRole('dialog', { name: 'Confirm your password' })
  await prompt.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Two-factor authentication is off.')).toBeVisible()
  expect(refused).toBe(1)
})

test('a role that must have a second factor sets one up first, and an administrator resets it', async ({
  browser,
  page,
}) => {
  const admin = await pageOf(browser, await devLogin('admin'))
  const email = `factor.${Date.now()}@test.example`
  await admin.goto('/admin/access-control/sign-in')
  await settled(admin)
  await expectAccessible(admin)
  const role = admin.getByRole('checkbox', { name: 'University Team' })
  await role.check()
  await admin.getByRole('button', { name: 'Save settings' }).click()
  await expect(admin.getByText('Settings saved')).toBeVisible()
  const { token } = await devLogin('admin')
  const user = { email, name: 'Team Person', role: 'KU_TEAM', password }
  const made = await admin.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      query: 'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { number } } }',
      variables: { input: user },
    },
  })
  const { data } = (await made.json()) as { data: { createUser: { user: { number: number } } } }

  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Set up two-factor authentication' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(named('/settings'))
  await expect(page).toHaveURL(/\/auth\/two-factor/)
  await setUpApp(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/(settings|ku-dashboard)/)

  await admin.goto(`/admin/user-management/edit-user/${data.createUser.user.number}`)
  await settled(admin)
  await admin.getByRole('button', { name: /^More actions for/ }).click()
  await admin.getByRole('menuitem', { name: 'Reset two-factor authentication' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Lost the phone')
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/auth/)
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Set up two-factor authentication' })).toBeVisible()
})

test('nobody but administrators finds the sign-in settings', async ({ page }) => {
  await enter(page, await devLogin('commercialization_team'))
  await page.goto('/admin/access-control/sign-in')
  await expect(page).toHaveURL(/\/unauthorized/)
})
