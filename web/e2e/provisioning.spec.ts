/** Provisioning: an administrator connects an identity system, which creates a person, gives a role by a group, and closes the account. */
import { expect, test } from '@playwright/test'
import { devLogin, expectAccessible, pageOf, settled } from './support.ts'

test('an identity system is connected, and what it does is shown', async ({ browser, baseURL }) => {
  const name = `Directory ${process.pid} ${Date.now()}`
  const page = await pageOf(browser, await devLogin('admin'))
  await page.goto('/admin/access-control/provisioning')
  await settled(page)
  await page.getByRole('button', { name: 'Add connection' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add connection' })
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name)
  await dialog.getByRole('textbox', { name: /^Email domains/ }).fill('directory.example')
  await dialog.getByRole('button', { name: 'Add group' }).click()
  await dialog.getByRole('textbox', { name: /^Group/ }).fill('Mentors')
  await dialog.getByRole('combobox', { name: /^Role$/ }).selectOption('EXPERT')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add connection' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: `New token for ${name}` }).click()
  await page.getByRole('button', { name: 'Create token' }).click()
  const token = await page.getByLabel('Token', { exact: true }).innerText()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()

  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(new URL(`/scim/v2${path}`, baseURL), {
      method,
      headers: { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/scim+json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> }
  }
  const userName = `person.${Date.now()}@directory.example`
  const person = { userName, name: { givenName: 'Noura', familyName: 'Directory' } }
  const { status, body } = await ask('POST', '/Users', person)
  expect(status).toBe(201)
  expect((await ask('POST', '/Groups', { displayName: 'Mentors', members: [{ value: body['id'] }] })).status).toBe(201)
  expect((await ask('POST', '/Users', person)).status).toBe(409)

  await page.reload()
  await settled(page)
  const section = page.getByRole('region', { name })
  await expect(section.getByText('1 account', { exact: true })).toBeVisible()
  await expect(section.getByRole('row', { name: 'Mentors 1 Expert' })).toBeVisible()
  await expect(section.getByText('A user with this userName or externalId already exists').first()).toBeVisible()
  await expectAccessible(page)
  await section.getByRole('link', { name: 'Noura Directory' }).click()
  await expect(page.getByRole('heading', { name: 'Noura Directory' }).first()).toBeVisible()

  expect((await ask('DELETE', `/Users/${String(body['id'])}`)).status).toBe(204)
  await page.goto('/admin/access-control/provisioning')
  await expect(page.getByRole('region', { name }).getByText('Deleted at source, deactivated here')).toBeVisible()
})

test('nobody but administrators finds the page', async ({ browser }) => {
  const page = await pageOf(browser, await devLogin('ku_team'))
  await page.goto('/admin/access-control/provisioning')
  await settled(page)
  await expect(page.getByRole('button', { name: 'Add connection' })).toHaveCount(0)
})
