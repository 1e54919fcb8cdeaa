/** An invention disclosure from its draft through the signatures of two inventors to the decision of the university. */
import { expect, test, type Page } from '@playwright/test'
import { complaints, demoLogin, devLogin, enter, expectAccessible, pageOf, settled } from './support.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const title = `A valve that mends itself ${Date.now()}`

async function sign(page: Page, name: string) {
  await page.getByRole('button', { name: 'Sign disclosure' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign this disclosure' })
  await expect(dialog.getByText(`am an inventor of “${title}”`)).toContainText('and its attached file')
  await settled(page)
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Your full name' }).fill(name)
  await dialog.getByText('I confirm this statement').click()
  await dialog.getByRole('button', { name: 'Sign disclosure' }).click()
  await expect(dialog).toBeHidden()
}

test('a disclosure is written, signed by two inventors, reviewed and decided', async ({ page, browser }) => {
  test.setTimeout(180_000)
  const wrong = complaints(page)
  const [first, second] = [await devLogin('RESEARCHER'), await demoLogin('omar.farouqi')]
  await enter(page, first)
  await page.goto('/researcher/ip-legal')
  await expect(page).toHaveURL('/researcher/innovation-support/ip-legal')
  await settled(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New disclosure' }).click()
  const begin = page.getByRole('dialog', { name: 'New invention disclosure' })
  await begin.getByRole('textbox', { name: 'Title' }).fill(title)
  await begin.getByRole('button', { name: 'Start disclosure' }).click()

  // What is typed outlives the page, without having been saved.
  const abstract = page.getByRole('textbox', { name: 'Abstract' })
  const kept = page.waitForResponse((response) => !!response.request().postData()?.includes('useDraftMutation'))
  await abstract.fill('The seat is made of a polymer that flows back.')
  await kept
  await page.reload()
  await expect(abstract).toHaveValue('The seat is made of a polymer that flows back.')
  await expect(page.getByText(/^You have unsaved changes from /)).toBeVisible()
  await page.getByRole('textbox', { name: 'Problem it solves' }).fill('Valves leak.')
  await page.getByRole('textbox', { name: 'What is new' }).fill('Nothing has to be opened.')
  await page.getByRole('button', { name: 'Add inventor' }).click()
  const mate = page.getByRole('group', { name: 'Inventor 2' })
  await mate.getByRole('combobox', { name: 'Researcher' }).fill(second.user.name)
  await page.getByRole('option', { name: second.user.name }).first().click()
  await mate.getByRole('textbox', { name: 'Share (%)' }).fill('33.33')
  await expect(page.getByText('The shares add up to 133.33%')).toBeVisible()
  await page.getByRole('button', { name: 'Request signatures' }).click()
  await expect(page.getByText('The shares must add up to exactly 100%').first()).toBeVisible()
  await page.getByRole('group', { name: 'Inventor 1' }).getByRole('textbox', { name: 'Share (%)' }).fill('66.67')
  await expect(page.getByText('The shares add up to 100%')).toBeVisible()
  await page.getByRole('button', { name: 'Add date' }).click()
  const event = page.getByRole('group', { name: 'Public disclosure 1' })
  await event.getByLabel('Date').fill('2027-03-01')
  await event.getByRole('textbox', { name: 'Where' }).fill('A fair in Abu Dhabi')
  await page.getByRole('button', { name: 'Add files' }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'valve.png',
    mimeType: 'image/png',
    buffer: Buffer.from(png, 'base64'),
  })
  await expect(page.getByRole('list', { name: 'Files' }).getByText('valve.png')).toBeVisible()
  // The contents that stay in sight would lie over a button.
  await page.evaluate(() => window.scrollTo(0, 0))
  await settled(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Request signatures' }).click()
  await expect(page.getByText('Read the disclosure below, then sign it.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Signed files' }).getByText('valve.png')).toBeVisible()
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await sign(page, first.user.name)
  await expect(page.getByText('1 of 2 inventors have signed')).toBeVisible()

  const other = await pageOf(browser, second)
  const complained = complaints(other)
  await other.goto(new URL(page.url()).pathname)
  await expect(other.getByText('A fair in Abu Dhabi')).toBeVisible()
  await sign(other, second.user.name)
  await expect(other.getByRole('main').getByText('Submitted', { exact: true }).first()).toBeVisible()

  const team = await pageOf(browser, await devLogin('COMMERCIALIZATION_TEAM'))
  await team.goto(`/kuteam/support/disclosures?q=${encodeURIComponent(title)}`)
  await settled(team)
  await expectAccessible(team)
  await team.getByRole('link', { name: title }).click()
  await team.getByRole('button', { name: 'Start review' }).click()
  await team.getByRole('button', { name: 'Decide' }).click()
  const deciding = team.getByRole('dialog', { name: `Decide on ${title}` })
  await deciding.getByRole('radio', { name: /^File a patent application/ }).check()
  await deciding.getByLabel('Reasons', { exact: false }).fill('It is new, and there is a market.')
  await deciding.getByRole('button', { name: 'Decide' }).click()
  await expect(deciding).toBeHidden()
  await settled(team)
  await expectAccessible(team)

  await other.reload()
  await expect(other.getByRole('note').getByText('It is new, and there is a market.')).toBeVisible()
  await expect(other.getByRole('region', { name: 'Team notes' })).toHaveCount(0)
  await settled(other)
  await expectAccessible(other)
  const downloading = other.waitForEvent('download')
  await other.getByRole('button', { name: 'Download PDF' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^invention-disclosure-\d+\.pdf$/)

  // Neither another researcher nor a company can tell that it exists.
  const stranger = await pageOf(browser, await demoLogin('jonas.ekelund'))
  await stranger.goto(new URL(other.url()).pathname)
  await expect(stranger.getByRole('heading', { name: 'Disclosure not available' })).toBeVisible()
  const company = await pageOf(browser, await devLogin('INDUSTRY'))
  await company.goto('/kuteam/support/disclosures')
  await expect(company).toHaveURL(/\/unauthorized/)
  expect(wrong).toEqual([])
  expect(complained).toEqual([])
})
