/** The university opens projects in bulk; the owner's bell, in another browser, rings without a reload. */
import { expect, test } from '@playwright/test'
import { devLogin, enter, register, settled } from './support.ts'

test('bulk approval reaches the owner’s bell and the industry partner', async ({ browser, page: team, request }) => {
  const owner = await register('researcher', 'Owner of Two')
  const stamp = `bell ${Date.now()}`
  for (const [title, status] of [
    ['First', 'proposed'],
    ['Second', 'proposed'],
    ['Third', 'draft'],
  ])
    await request.post('/api/projects', {
      headers: { authorization: `Bearer ${owner.token}` },
      data: { title: `${title} ${stamp}`, description: 'To be opened', status },
    })

  const ownerPage = await (await browser.newContext()).newPage()
  await enter(ownerPage, owner)
  await ownerPage.goto('/researcher-dashboard')
  await settled(ownerPage)
  await expect(ownerPage.getByTestId('unread')).toHaveCount(0)

  await enter(team, await devLogin('commercialization_team'))
  await team.goto(`/projects/list?q=${encodeURIComponent(stamp)}`)
  await settled(team)
  await expect(team.getByText('3 projects').first()).toBeVisible()
  await team.getByRole('checkbox', { name: 'Select all' }).check({ force: true })
  await team.getByRole('button', { name: 'Bulk Actions' }).click()
  await team.getByRole('menuitem', { name: 'Approve for Industry' }).click()
  await expect(team.getByText('Enabled industry access')).toBeVisible()
  await expect(team.getByText(/^2 projects updated\. 1 project not updated: ".+" is a draft\.$/)).toBeVisible()

  await expect(ownerPage.getByTestId('unread')).toHaveText('2')
  await ownerPage.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  // The dashboard below says it, too.
  await expect(ownerPage.getByText(`“First ${stamp}” is now open to industry partners.`).last()).toBeVisible()
  await ownerPage.getByRole('button', { name: 'Mark all read' }).click()
  await expect(ownerPage.getByTestId('unread')).toHaveCount(0)

  const industry = await devLogin('industry')
  const seen = await request.get(`/api/projects?search=${encodeURIComponent(stamp)}`, {
    headers: { authorization: `Bearer ${industry.token}` },
  })
  expect(((await seen.json()) as { total: number }).total).toBe(2)
})
