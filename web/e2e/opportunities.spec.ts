/** An investor writes a thesis, reads why an opportunity fits, dismisses and undoes, saves with a note, compares. */
import { expect, test } from '@playwright/test'
import { complaints, demoLogin, devLogin, enter, expectAccessible, operationOf, settled } from './support.ts'

test('an investor sets a thesis, sees reasons, dismisses and undoes, saves with a note and compares', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const wrong = complaints(page)
  await enter(page, await demoLogin('bilal.sheraz'))
  await page.goto('/opportunities/recommended')
  await settled(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit investment thesis' }).click()
  const form = page.getByRole('dialog', { name: 'Investment thesis' })
  await form.getByText('Energy', { exact: true }).click()
  await form.getByRole('textbox', { name: 'TRL from' }).fill('9')
  await form.getByRole('textbox', { name: 'TRL to' }).fill('3')
  await form.getByRole('button', { name: 'Save thesis' }).click()
  await expect(form.getByText('The upper end must not be below the lower one').first()).toBeVisible()
  await form.getByRole('textbox', { name: 'TRL from' }).fill('3')
  await form.getByRole('textbox', { name: 'TRL to' }).fill('8')
  await form.getByRole('button', { name: 'Save thesis' }).click()
  await expect(form).toBeHidden()

  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(cards.first().getByText('Why it fits')).toBeVisible()
  const title = (await cards.first().getByRole('heading', { level: 2 }).innerText()).trim()
  await page.getByRole('button', { name: `More actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Dismiss', exact: true }).click()
  await expect(page.getByRole('heading', { name: title })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  await page.getByRole('button', { name: `Compare ${title}` }).click()
  await cards
    .nth(1)
    .getByRole('button', { name: /^Compare / })
    .click()
  await page.getByRole('button', { name: 'Compare (2)' }).click()
  const compared = page.getByRole('dialog', { name: 'Compare opportunities' })
  await expect(compared.getByRole('columnheader', { name: title })).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: `Save ${title}` }).click()
  await expect(page.getByText('Opportunity saved')).toBeVisible()
  await page.getByRole('link', { name: 'Saved', exact: true }).click()
  await expect(page).toHaveURL('/opportunities/saved')
  // The page before has the same card, and is there a moment longer than its address.
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Opportunities' })).toBeVisible()
  await page.getByRole('button', { name: `More actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Add note' }).click()
  const note = page.getByRole('dialog', { name: `Note on ${title}` })
  await note.getByRole('textbox').fill('Call the lead next week')
  await note.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Call the lead next week')).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Remove ${title} from saved` }).click()
  await expect(page.getByRole('heading', { name: title })).toBeHidden()
  expect(wrong).toEqual([])
})

test('a saved opportunity changes: its investor is told, reads what has changed, and has then seen it', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const wrong = complaints(page)
  const title = 'Arabic clinical-note coding with human check'
  const lead = await devLogin('researcher')
  const changed = await page.request.patch('/api/projects/1', {
    headers: { authorization: `Bearer ${lead.token}` },
    data: { ipStatus: 'Patent granted' },
  })
  expect(await changed.text()).toContain('Patent granted')

  // Somebody of the demo who saved it.
  await enter(page, await demoLogin('alyazia.almehrezi'))
  await expect(async () => {
    await page.goto('/notifications')
    await expect(page.getByText('Saved opportunity: patent granted')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await page.goto('/opportunities/saved')
  await settled(page)
  const seen = page.waitForResponse(
    (answer) => answer.url().endsWith('/graphql') && operationOf(answer.request()) === 'useSeeOpportunityMutation',
  )
  await page.getByRole('button', { name: title, exact: true }).first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Intellectual property: Patent granted')).toBeVisible()
  await expectAccessible(page)
  expect((await seen).ok()).toBe(true)
  await expect(sheet.getByText('Intellectual property: Patent granted')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Intellectual property: Patent granted')).toBeHidden()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^opportunities-.*\.csv$/)
  expect(wrong).toEqual([])
})

test('an investor finds a researcher by an opportunity and asks to be introduced through the university', async ({
  page,
}) => {
  const wrong = complaints(page)
  await enter(page, await devLogin('investor'))
  await page.goto('/university/researchers')
  await settled(page)
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /^View / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/university\/researchers\/\d+$/)
  await settled(page)
  await expect(page.getByRole('heading', { name: 'Opportunities' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: /^Contact / })).toHaveCount(0)
  // Somebody who leads nothing that is open to investors is not there.
  await page.goto('/university/researchers/1')
  await expect(page.getByRole('heading', { name: 'Profile not found' })).toBeVisible()
  expect(wrong).toEqual([])
})
