/** The university's decisions, by keyboard alone: on a project that the search finds, and on an idea, a challenge and a disclosure alike. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { isoToday } from '#api/universityDay.rules.ts'
import { disclosure } from './forms/disclosures.ts'
import { perform, serverOf } from './forms/server.ts'
import { pressOn, tabTo, write } from './keyboard.ts'
import { complaints, devLogin, enter, expectAccessible, pageOf, register, settled } from './support.ts'

/** A project that waits for the university, and the session of its owner. */
async function submitted(page: Page) {
  const owner = await register('researcher', 'Owner Waiting')
  const title = `Cool roof ${Date.now()}`
  const created = await page.request.post('/api/projects', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { title, description: 'Paint that stays cool', status: 'proposed', trlLevel: 4 },
  })
  return { owner, title, id: ((await created.json()) as { id: number }).id }
}

/** From the start page to the project and into the dialog of the decision. */
async function openDecision(page: Page, title: string) {
  await page.goto('/ku-dashboard')
  await settled(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'Decide' }))
  const dialog = page.getByRole('dialog', { name: `Decide on ${title}` })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Opens the dialog by the next step of a record, and chooses there. */
async function choose(page: Page, within: Locator | Page, title: string, choice: RegExp) {
  await pressOn(page, within.getByRole('button', { name: 'Decide', exact: true }))
  const dialog = page.getByRole('dialog', { name: `Decide on ${title}` })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await tabTo(page, dialog.getByRole('radio').first())
  await page.keyboard.press('Space')
  for (let more = 4; more > 0 && !(await dialog.getByRole('radio', { name: choice }).isChecked()); more--)
    await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: choice })).toBeChecked()
  await expectAccessible(page)
  return dialog
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a project is accepted and opened without a mouse, ${width} wide`, async ({ browser, page }) => {
    await page.setViewportSize({ width, height })
    const said = complaints(page)
    const { owner, title, id } = await submitted(page)
    await enter(page, await devLogin('commercialization_team'))
    const dialog = await openDecision(page, title)
    await tabTo(page, dialog.getByRole('radio').first())
    await page.keyboard.press('Space')
    await tabTo(page, dialog.getByRole('checkbox', { name: 'Industry' }))
    await page.keyboard.press('Space')
    await expectAccessible(page)
    await pressOn(page, dialog.getByRole('button', { name: 'Decide' }))
    await expect(page.getByText('Project approved for planning')).toBeVisible()
    await expect(dialog).toHaveCount(0)

    const ownerPage = await pageOf(browser, owner)
    await ownerPage.goto(`/projects/${id}`)
    await expect(ownerPage.getByText('Planning').first()).toBeVisible()
    const company = await devLogin('industry')
    const seen = await page.request.get(`/api/projects/${id}`, {
      headers: { authorization: `Bearer ${company.token}` },
    })
    expect(seen.status()).toBe(200)
    const investor = await devLogin('investor')
    const hidden = await page.request.get(`/api/projects/${id}`, {
      headers: { authorization: `Bearer ${investor.token}` },
    })
    expect(hidden.status()).toBe(404)
    expect(said).toEqual([])
  })

  test(`a project is returned with a reason without a mouse, ${width} wide`, async ({ browser, page }) => {
    await page.setViewportSize({ width, height })
    const said = complaints(page)
    const { owner, title, id } = await submitted(page)
    await enter(page, await devLogin('commercialization_team'))
    const dialog = await openDecision(page, title)
    await tabTo(page, dialog.getByRole('radio').first())
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('checkbox', { name: 'Industry' })).toHaveCount(0)
    await pressOn(page, dialog.getByRole('button', { name: 'Decide' }))
    // It is not returned without a word.
    await expect(dialog.getByRole('alert')).toBeVisible()
    await write(page, dialog.getByRole('textbox'), 'Please say who would use it.')
    await pressOn(page, dialog.getByRole('button', { name: 'Decide' }))
    await expect(page.getByText('Project returned to draft')).toBeVisible()

    const ownerPage = await pageOf(browser, owner)
    await ownerPage.goto(`/projects/${id}`)
    await expect(ownerPage.getByText('Please say who would use it.').first()).toBeVisible()
    expect(said).toEqual([])
  })
  test(`an idea is declined on its card, with the reason that it needs, ${width} wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height })
    const said = complaints(page)
    const title = `Roof of sand ${Date.now()}`
    const text = { description: 'White sand, baked onto roofs.', category: 'Materials Science', submit: true }
    await perform(serverOf(request), 'researcher', 'createIdea', { title, ...text })
    await enter(page, await devLogin('commercialization_team'))
    await page.goto(`/ideas-sandbox?q=${encodeURIComponent(title)}`)
    await settled(page)
    const card = page.getByRole('article', { name: title })
    const dialog = await choose(page, card, title, /^Decline/)
    await pressOn(page, dialog.getByRole('button', { name: 'Decide' }))
    await expect(dialog.getByRole('alert')).toBeVisible()
    await write(page, dialog.getByRole('textbox'), 'Sand does not stay white.')
    await pressOn(page, dialog.getByRole('button', { name: 'Decide' }))
    await expect(page.getByText('Decision sent')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await page.goto(`/ideas-sandbox?tab=declined&q=${encodeURIComponent(title)}`)
    await expect(page.getByText('Sand does not stay white.')).toBeVisible()
    expect(said).toEqual([])
  })

  test(`a challenge is returned in its sheet, ${width} wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height })
    const said = complaints(page)
    const server = serverOf(request)
    const title = `Silent pumps ${Date.now()}`
    const text = { problemStatement: 'They are heard.', goal: '60 dB', mustHaves: ['Outdoors'], offer: 'Two pumps' }
    const { challenge } = await perform<{ challenge: { id: string } }>(
      server,
      'industry',
      'createChallenge',
      { title, ...text, deadline: isoToday(20) },
      'challenge { id }',
    )
    await perform(server, 'industry', 'submitChallenge', { id: challenge.id })
    await enter(page, await devLogin('commercialization_team'))
    await page.goto(`/industry/challenges?tab=check&q=${encodeURIComponent(title)}`)
    await settled(page)
    await pressOn(page, page.getByRole('link', { name: title, exact: true }))
    const sheet = page.getByRole('dialog', { name: 'Challenge' })
    const dialog = await choose(page, sheet, title, /^Return to company/)
    await write(page, dialog.getByRole('textbox'), 'Say at what distance.')
    await pressOn(page, dialog.getByRole('button', { name: 'Decide' }))
    await expect(page.getByText('Challenge returned')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    // Back in the sheet, where the company's words stand; there it ends, too.
    await expect(sheet.getByText('Say at what distance.').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    expect(said).toEqual([])
  })

  test(`a disclosure is decided on its page, ${width} wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height })
    const said = complaints(page)
    const number = await disclosure(serverOf(request), 'IN_REVIEW')
    await enter(page, await devLogin('commercialization_team'))
    await page.goto(`/kuteam/support/disclosures/${number}`)
    await settled(page)
    const title = (await page.getByRole('heading', { level: 1 }).textContent())!
    const dialog = await choose(page, page, title, /^Hold and review again later/)
    await write(page, dialog.getByRole('textbox'), 'The search is not over.')
    await pressOn(page, dialog.getByRole('button', { name: 'Decide' }))
    await expect(page.getByText('Decision sent to the inventors')).toBeVisible()
    await expect(page.getByRole('note').getByText('The search is not over.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Review again' })).toBeVisible()
    expect(said).toEqual([])
  })
}
