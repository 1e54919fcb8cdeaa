/** A project claims TRL 5 with evidence; one criterion is returned, mended, and an expert validates the level. */
import { expect, test, type Page } from '@playwright/test'
import { perform, serverOf } from './forms/server.ts'
import { complaints, devLogin, enter, expectAccessible, pageOf, settled } from './support.ts'

const title = 'Evaporative cooler for date stores'

/** Gives the evidence for each criterion that has none. */
async function giveEvidence(page: Page) {
  for (const level of [1, 2, 3, 4, 5])
    for (const place of [1, 2, 3]) {
      await page.getByRole('button', { name: `Add evidence for ${level}.${place}` }).click()
      const form = page.getByRole('dialog', { name: `Evidence for ${level}.${place}` })
      await form.getByLabel('Explanation').fill(`Shown in report ${level}.${place}`)
      await form.getByRole('button', { name: 'Save evidence' }).click()
      await expect(form).toBeHidden()
    }
}

test('a level is claimed, returned, mended and validated by an expert', async ({ page, browser, request }) => {
  test.setTimeout(180_000)
  const wrong = complaints(page)
  await enter(page, await devLogin('RESEARCHER'))
  const { project } = await perform<{ project: { path: string } }>(
    serverOf(request),
    'researcher',
    'createProject',
    { title, description: 'Cools a date store with the water of its own air.' },
    'project { path }',
  )
  await page.goto(project.path)
  const section = page.getByRole('region', { name: 'Technology readiness' })
  await section.getByRole('button', { name: 'Claim a TRL' }).click()
  const claiming = page.getByRole('dialog', { name: 'Claim a TRL' })
  await claiming.getByLabel('Level').selectOption('5')
  await claiming.getByRole('button', { name: 'Start claim' }).click()
  await expect(section.getByRole('button', { name: 'Request validation' })).toBeDisabled()
  await giveEvidence(page)
  await settled(page)
  await expectAccessible(page)
  await section.getByRole('button', { name: 'Request validation' }).click()
  await expect(section.getByText('Waiting for a validator')).toBeVisible()

  const team = await pageOf(browser, await devLogin('KU_TEAM'))
  await team.goto('/trl-validation')
  await team.getByRole('link', { name: title }).click()
  const sheet = team.getByRole('dialog', { name: 'TRL claim' })
  await sheet.getByRole('button', { name: 'Assign validator' }).click()
  const assigning = team.getByRole('dialog', { name: 'Assign validator' })
  const expert = await devLogin('EXPERT')
  const { name } = expert.user
  await assigning.getByRole('combobox').fill(name)
  await team.getByRole('option', { name }).first().click()
  await assigning.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(sheet.getByText('No declaration yet')).toBeVisible()

  const experts = await pageOf(browser, expert)
  await experts.goto('/experts/validations')
  await experts.getByRole('link', { name: title }).click()
  const claim = experts.getByRole('dialog', { name: 'TRL claim' })
  await expect(claim.getByText('Shown in report 1.1')).toHaveCount(0)
  await claim.getByRole('button', { name: 'Declare no conflict' }).click()
  const statement = experts.getByRole('dialog', { name: `Validate “${title}”` })
  await statement.getByText('I have no conflict of interest').click()
  await statement.getByRole('button', { name: 'Declare no conflict' }).click()
  await expect(claim.getByText('Shown in report 1.1')).toBeVisible()
  for (const level of [1, 2, 3, 4, 5])
    for (const place of [1, 2, 3]) {
      const code = `${level}.${place}`
      if (code === '5.3') continue
      await claim.getByRole('button', { name: `Accept ${code}` }).click()
      await expect(claim.getByRole('button', { name: `Accept ${code}` })).toHaveCount(0)
    }
  await claim.getByRole('button', { name: 'Ask or return: 5.3' }).click()
  const answer = experts.getByRole('dialog', { name: 'Answer the evidence for 5.3' })
  await answer.getByLabel('Answer').selectOption('RETURNED')
  await answer.getByLabel('Comment').fill('Please add the letter of the partner.')
  await answer.getByRole('button', { name: 'Save answer' }).click()
  await claim.getByRole('button', { name: 'Request changes' }).click()
  await experts
    .getByRole('dialog', { name: 'Request changes' })
    .getByRole('button', { name: 'Request changes' })
    .click()
  await expect(claim.getByText('Changes requested', { exact: true }).first()).toBeVisible()

  await page.reload()
  await section.getByRole('button', { name: 'Edit evidence for 5.3' }).click()
  const form = page.getByRole('dialog', { name: 'Evidence for 5.3' })
  await form.getByLabel('Explanation').fill('Letter of Wadi Noor Farms, May 2026')
  await form.getByRole('button', { name: 'Save evidence' }).click()
  await section.getByRole('button', { name: 'Request validation again' }).click()
  await expect(section.getByText('In review')).toBeVisible()

  await experts.reload()
  await claim.getByRole('button', { name: 'Accept 5.3' }).click()
  await claim.getByRole('button', { name: 'Validate TRL 5' }).click()
  await experts
    .getByRole('dialog', { name: 'Validate TRL 5' })
    .getByRole('button', { name: 'Validate', exact: true })
    .click()
  await expect(claim).toBeHidden()

  await page.reload()
  await expect(page.getByText(/^TRL 5 validated · .+ · by /)).toBeVisible()
  expect(wrong).toEqual([])
})
