/** Two accounts of one person: what a merge does is shown before, the second account is closed, and the merge is undone. */
import { expect, test } from '@playwright/test'
import { perform, serverOf } from './forms/server.ts'
import { devLogin, enter, expectAccessible, pageOf, register, settled } from './support.ts'

test('an administrator merges a second account after a preview, and undoes it', async ({ page, browser, request }) => {
  const server = serverOf(request)
  const stamp = Date.now()
  const first = await register('researcher', `Huda First ${stamp}`)
  const second = await register('researcher', `Huda Second ${stamp}`)
  const title = `Sand filter ${stamp}`
  await perform(server, 'admin', 'createProjectFor', {
    ownerId: btoa(`User:${second.user.id}`),
    title,
    description: 'Moves with its owner',
  })
  const other = await pageOf(browser, second)
  await other.goto('/researchers/projects')
  await settled(other)
  await enter(page, await devLogin('admin'))
  await page.goto(`/admin/user-management/edit-user/${first.user.id}`)
  await settled(page)
  await page.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Merge a second account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Second account' }).fill(second.user.name)
  await dialog.getByRole('option', { name: new RegExp(second.user.name) }).click()
  const preview = dialog.getByRole('region', { name: 'What happens' })
  await expect(preview.getByText(/^Project: 1/)).toBeVisible()
  await expect(preview.getByText(/undo it for 24 hours/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Registered twice')
  await dialog.getByRole('button', { name: 'Merge accounts' }).click()
  await expect(page.getByText('Accounts merged')).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL(/\/auth/)
  const kept = await pageOf(browser, first)
  await kept.goto('/researchers/projects')
  await settled(kept)
  await expect(kept.getByText(title).first()).toBeVisible()

  await page.goto(`/admin/user-management/edit-user/${second.user.id}`)
  await settled(page)
  await expect(page.getByRole('link', { name: first.user.name })).toBeVisible()
  await page.getByRole('button', { name: 'Undo merge' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Undo merge' }).click()
  await expect(page.getByText('Merge undone')).toBeVisible()
  await kept.reload()
  await settled(kept)
  await expect(kept.getByText(title)).toHaveCount(0)
})
