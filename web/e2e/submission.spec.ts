/** A draft is completed, submitted, returned and submitted again; each side sees what happens next. */
import { expect, test } from '@playwright/test'
import { devLogin, enter, expectAccessible, pageOf, register, settled } from './support.ts'

test('a researcher submits a draft, and the university returns it with comments', async ({
  browser,
  page,
  request,
}) => {
  const owner = await register('researcher', 'Sana Idris')
  const title = `Membrane ${Date.now()}`
  const created = await request.post('/api/projects', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { title, description: 'Filters salt', principalInvestigator: 'Sana Idris', trlLevel: 4 },
  })
  const { id } = (await created.json()) as { id: number }
  const team = await pageOf(browser, await devLogin('ku_team'))
  await team.goto('/ku-dashboard')
  await settled(team)

  await enter(page, owner)
  await page.goto(`/projects/${id}`)
  await settled(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.locator('#submission-checklist')).toBeFocused()
  await page.getByRole('link', { name: 'Add: Institution or lab' }).click()
  await expect(page.getByLabel('Institution/Lab')).toBeFocused()
  await page.getByLabel('Institution/Lab').fill('Water Lab')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { name: 'Ready to submit' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByText('Project submitted for review')).toBeVisible()
  await expect(page.getByText(/In review since .*, decision due by/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit for review' })).toHaveCount(0)

  await expect(team.getByTestId('unread')).toBeVisible()
  await team.goto('/ku-dashboard')
  await team.getByRole('link', { name: 'See the team’s queue' }).click()
  await team.getByRole('link', { name: 'Review project', exact: true }).click()
  await team.getByRole('link', { name: title }).click()
  await team.getByRole('button', { name: 'Decide' }).click()
  const dialog = team.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Return to draft/ }).check()
  await dialog.getByLabel('Comments').fill('Name the market')
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(team.getByText('Project returned to draft')).toBeVisible()

  await page.reload()
  await expect(page.getByText(/The university returned this project on/)).toBeVisible()
  await expect(page.getByText('Name the market').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit for review' })).toBeVisible()
})

test('what cannot be opened says why its visibility is disabled', async ({ browser, request }) => {
  const owner = await register('researcher')
  const created = await request.post('/api/projects', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { title: 'Kept inside', description: 'Not filed yet', status: 'proposed', confidential: true },
  })
  const { id } = (await created.json()) as { id: number }
  const team = await pageOf(browser, await devLogin('ku_team'))
  await team.goto(`/projects/${id}`)
  await settled(team)
  await team.getByRole('button', { name: /Project Visibility of/ }).click()
  await expect(team.getByText('The project is confidential, so it cannot be opened')).toBeVisible()
  await expect(team.getByLabel('Industry access')).toBeDisabled()
})
