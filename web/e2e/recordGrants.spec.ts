/** Access to one record: given by an administrator, used by the person, ended; and one whose last day is over. */
import { expect, test } from '@playwright/test'
import { isoToday } from '#api/universityDay.rules.ts'
import { perform, read, serverOf } from './forms/server.ts'
import { devLogin, enter, expectAccessible, pageOf, register, settled } from './support.ts'

test('an administrator gives access to one project, the person sees it, and it ends', async ({
  page,
  browser,
  request,
}) => {
  const server = serverOf(request)
  const title = `Quiet kiln ${Date.now()}`
  const { project } = await perform<{ project: { number: number } }>(
    server,
    'admin',
    'createProject',
    { title, description: 'Inside' },
    'project { number }',
  )
  const name = `Mona Mate ${Date.now()}`
  const mate = await pageOf(browser, await register('researcher', name))
  const address = `/projects/${project.number}`
  await mate.goto(address)
  await settled(mate)
  await expect(mate.getByRole('heading', { level: 1, name: title })).toBeHidden()

  await enter(page, await devLogin('admin'))
  await page.goto('/admin/access-control/grants')
  await settled(page)
  await page.getByRole('button', { name: 'Give access' }).click()
  await page.getByRole('combobox', { name: 'Record' }).fill(title)
  await page.getByRole('option', { name: new RegExp(title) }).click()
  await page.getByRole('combobox', { name: 'Person' }).fill(name)
  await page.getByRole('option', { name: new RegExp(name) }).click()
  await page.getByLabel('Access until').fill(isoToday(10))
  await page.getByRole('textbox', { name: 'Reason' }).fill('Joint study')
  await page.getByRole('dialog').getByRole('button', { name: 'Give access' }).click()
  await expect(page.getByText('Access given')).toBeVisible()
  await expectAccessible(page)

  await mate.goto(address)
  await settled(mate)
  await expect(mate.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.goto(address)
  await settled(page)
  await page.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Who can see this' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who can see this' })
  await expect(dialog.getByText(/Has access until/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: `Actions for ${name}’s access` }).click()
  await page.getByRole('menuitem', { name: 'Revoke access' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The study is over')
  await page.getByRole('button', { name: 'Revoke access' }).click()
  await expect(page.getByText('Access revoked')).toBeVisible()
  await mate.reload()
  await settled(mate)
  await expect(mate.getByRole('heading', { level: 1, name: title })).toBeHidden()
})

test('access whose last day is over opens nothing', async ({ browser, request }) => {
  const server = serverOf(request)
  const { recordGrants } = await read<{
    recordGrants: { nodes: { path: string; title: string; user: { email: string } }[] }
  }>(server, 'admin', '{ recordGrants(filter: { state: LAPSED }) { nodes { path title user { email } } } }')
  const { path, title, user } = recordGrants.nodes[0]!
  const login = await request.post('/api/dev-login', { data: { email: user.email } })
  const person = await pageOf(browser, (await login.json()) as { token: string })
  await person.goto(path)
  await settled(person)
  await expect(person.getByRole('heading', { level: 1, name: title })).toBeHidden()
})
