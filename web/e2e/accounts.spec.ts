/** A person is invited, signs in, gets another role and is suspended: what the administrator does is felt at once. */
import { expect, test } from '@playwright/test'
import { devLogin, enter, expectAccessible, mailedLink, pageOf, password, settled } from './support.ts'

test('a person is invited, gets another role, and is suspended and let in again', async ({ browser, page: person }) => {
  const email = `invited.${Date.now()}@test.example`
  const admin = await pageOf(browser, await devLogin('admin'))
  await admin.goto('/admin/user-management')
  await admin.getByRole('link', { name: 'Add user', exact: true }).click()
  await admin.getByRole('textbox', { name: /^Name/ }).fill('Dee Ray')
  await admin.getByRole('textbox', { name: /^Email/ }).fill(email)
  await admin.getByLabel(/^Role/).selectOption('EXPERT')
  await admin.getByRole('textbox', { name: /^Message/ }).fill('Welcome to the board.')
  await admin.getByRole('button', { name: 'Send invitation' }).click()
  await expect(admin.getByRole('heading', { name: 'Dee Ray' })).toBeVisible()

  // The link of the mail sets the first password.
  await expect.poll(() => mailedLink(email)).toBeTruthy()
  await person.goto(mailedLink(email)!)
  await person.getByRole('textbox', { name: 'Password' }).fill(password)
  await person.getByRole('button', { name: 'Save password' }).click()
  await expect(person.getByText('Password saved. All earlier sessions were signed out.')).toBeVisible()
  const signIn = async () => {
    await person.goto('/auth')
    await settled(person)
    await person.getByLabel('Email').fill(email)
    await person.getByRole('textbox', { name: 'Password' }).fill(password)
    await person.getByRole('button', { name: 'Sign in' }).click()
  }
  await signIn()
  await expect(person).toHaveURL(/\/expert-dashboard/)

  // Another role ends the session, and leads to the dashboard of that role.
  await admin.getByRole('button', { name: 'More actions for Dee Ray' }).click()
  await admin.getByRole('menuitem', { name: 'Change role' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Change the role of Dee Ray' })
  await dialog.getByLabel(/^Role/).selectOption('RESEARCHER')
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Joins the faculty')
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: 'Change role' }).click()
  await expect(dialog).toBeHidden()
  await expect(person).toHaveURL(/\/auth/)
  await signIn()
  await expect(person).toHaveURL(/\/researcher-dashboard/)

  // A session that the administrator ends is over at once.
  await admin.reload()
  await admin.getByRole('button', { name: /^End the session/ }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click()
  await expect(person).toHaveURL(/\/auth/)
  await expect(admin.getByText('No active sessions.')).toBeVisible()

  // Suspended people do not get in; those who are let in again do.
  await admin.getByRole('button', { name: 'More actions for Dee Ray' }).click()
  await admin.getByRole('menuitem', { name: 'Suspend' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
  await expect(admin.getByRole('button', { name: 'Reactivate' })).toBeVisible()
  await signIn()
  await expect(person.getByText(/not in use/)).toBeVisible()
  await admin.getByRole('button', { name: 'Reactivate' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click()
  await expect(admin.getByRole('button', { name: 'Reactivate' })).toBeHidden()
  await signIn()
  await expect(person).toHaveURL(/\/researcher-dashboard/)
})

test('nobody but administrators finds the pages of accounts', async ({ page }) => {
  await enter(page, await devLogin('commercialization_team'))
  await page.goto('/admin/user-management/all-users')
  await expect(page).toHaveURL(/\/unauthorized|\/admin\/user-management/)
  await settled(page)
  await expect(page.getByRole('heading', { name: 'All Users' })).toHaveCount(0)
})
