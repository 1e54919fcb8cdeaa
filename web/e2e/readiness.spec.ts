/** A researcher assesses a project by the keyboard alone, and reads and saves the report; who may not see it finds nothing. */
import { expect, test, type Page } from '@playwright/test'
import { complaints, enter, expectAccessible, pageOf, register, settled } from './support.ts'

/** The description speaks of a permit, so that there is a sentence to quote. */
const sentence = 'Every new site needs a permit of the municipality and zoning of the land.'
const answer = `Farms at the coast would buy it first, since their customers pay more for clean water, and each user of the
pilot said so: they save half of what a tanker costs them today, need no training to run it, and the service contract
with the cooperative covers repairs, spare parts and the yearly check of the membranes for ten years.`

const press = async (page: Page, name: string | RegExp, key = 'Enter') =>
  page.getByRole('button', { name }).first().press(key)

test('an assessment is begun, rated with evidence, completed and saved', async ({ page, request, browser }) => {
  const owner = await register('researcher', 'Owner of a Still')
  const created = await request.post('/api/projects', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { title: `Still ${Date.now()}`, description: sentence },
  })
  const { id } = (await created.json()) as { id: number }
  const wrong = complaints(page)
  await enter(page, owner)
  await page.goto(`/commercial-advisor/${id}`)
  await press(page, 'Begin ARL Assessment')
  await expect(page.getByText(/^Question 1 of/)).toBeVisible()
  await expect(page.getByText('ARL 1-9').first()).toBeVisible()

  await page.getByRole('textbox', { name: 'Answer' }).fill('Farms.')
  await press(page, 'Check answer')
  await expect(page.getByText(/^Answer too short/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fix Issues First' }).first()).toBeDisabled()
  await page.getByRole('textbox', { name: 'Answer' }).fill(answer)
  await press(page, 'Check answer')
  await expect(page.getByText(/^Answer too short/)).toBeHidden()

  await press(page, /^Rate Permitting/)
  const dialog = page.getByRole('dialog', { name: /^Rate: Permitting/ })
  await dialog.getByRole('radio', { name: /^Medium risk/ }).press('Space')
  await dialog.getByRole('checkbox', { name: new RegExp(sentence.slice(0, 30)) }).press('Space')
  await dialog.getByRole('button', { name: 'Save rating' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(sentence).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Change rating of Permitting/ })).toBeFocused()

  await press(page, 'Complete Assessment')
  await expect(page.getByRole('heading', { name: 'What would raise the level' })).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await press(page, 'Export PDF')
  expect((await download).suggestedFilename()).toMatch(/^arl-assessment-\d+\.pdf$/)

  const address = page.url()
  const stranger = await pageOf(browser, await register('researcher', 'Stranger to a Still'))
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: 'No Assessment Data' })).toBeVisible()
  expect(wrong).toEqual([])
})
