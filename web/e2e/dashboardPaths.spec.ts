/** From the start page to what waits and back, to all of a list, and a newcomer's first steps, by keyboard alone. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { perform, serverOf } from './forms/server.ts'
import { pressOn } from './keyboard.ts'
import { complaints, devLogin, enter, expectAccessible, register, settled } from './support.ts'

/** Performs an action as somebody who has registered. */
async function act(request: APIRequestContext, token: string, action: string, input: string, give: string) {
  const query = `mutation { ${action}(input: ${input}) { ${give} } }`
  const response = await request.post('/graphql', { headers: { authorization: `Bearer ${token}` }, data: { query } })
  const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: object[] }
  expect(errors).toBeUndefined()
  return data[action]
}

const waiting = (page: Page) => page.getByRole('region', { name: /^Waiting for you \(\d+\)$/ })

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a researcher goes to what waits, back, and to all projects, ${width} wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height })
    const wrong = complaints(page)
    const owner = await register('researcher', 'Sana Idris')
    const title = `Brine battery ${Date.now()}`
    const idea = (await act(
      request,
      owner.token,
      'createIdea',
      `{ title: "${title}", description: "Stores power of the sun in brine", category: "Materials Science", submit: true }`,
      'idea { id }',
    )) as { idea: { id: string } }
    const comments = 'Say how much it costs'
    await perform(serverOf(request), 'ku_team', 'reviewIdea', {
      id: idea.idea.id,
      decision: 'NEEDS_CHANGES',
      comments,
    })
    for (let nth = 0; nth < 5; nth++)
      await act(
        request,
        owner.token,
        'createProject',
        `{ title: "Project ${nth} of ${title}", description: "One of five", status: DRAFT }`,
        'project { id }',
      )
    await enter(page, owner)
    await page.goto('/researcher-dashboard')
    await settled(page)
    await expectAccessible(page)
    await pressOn(page, waiting(page).getByRole('link', { name: title }))
    const sheet = page.getByRole('dialog', { name: 'Idea' })
    await expect(sheet.getByRole('heading', { name: title })).toBeVisible()
    await expect(sheet.getByText(comments).first()).toBeVisible()
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/\/researcher-dashboard$/)
    await expect(waiting(page)).toBeVisible()

    await pressOn(page, page.getByRole('link', { name: 'See all 5 projects' }))
    await expect(page).toHaveURL(/\/researchers\/projects$/)
    await expect(page.getByText(`Project 4 of ${title}`).first()).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name: 'See all 5 projects' })).toBeVisible()
    expect(wrong).toEqual([])
  })

  test(`the team goes to what waits, back, and to its queue, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const wrong = complaints(page)
    await enter(page, await devLogin('commercialization_team'))
    await page.goto('/ku-dashboard')
    await settled(page)
    const rows = waiting(page).getByRole('listitem')
    await expect(rows).toHaveCount(5)
    const first = rows.first().getByRole('link')
    const path = (await first.getAttribute('href'))!
    await pressOn(page, first)
    await expect(page).toHaveURL((url) => url.pathname === new URL(path, url).pathname)
    await settled(page)
    // A record over a list closes first.
    if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape')
    await page.goBack()
    await expect(page).toHaveURL(/\/ku-dashboard$/)
    await expect(rows).toHaveCount(5)
    await pressOn(page, waiting(page).getByRole('link', { name: /^All \d+$/ }))
    await expect(page).toHaveURL(/\/waiting$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Waiting for You' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/ku-dashboard$/)

    await pressOn(page, waiting(page).getByRole('link', { name: 'See the team’s queue' }))
    await expect(page).toHaveURL(/\/kuteam\/support$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await settled(page)
    await expectAccessible(page)
    expect(wrong).toEqual([])
  })

  test(`a newcomer takes the first steps, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const wrong = complaints(page)
    await enter(page, await register('researcher', 'Nadia New'))
    const steps = page.getByRole('region', { name: 'First steps' }).getByRole('link')
    for (const [nth, address, there] of [
      [0, /\/settings$/, page.getByRole('heading', { level: 1, name: 'Settings' })],
      [1, /\/researchers\/projects\/new$/, page.getByRole('heading', { level: 1, name: 'New Project' })],
      [2, /\/ideas-sandbox\?new=1$/, page.getByRole('dialog', { name: 'Submit New Idea' })],
      [3, /\/publications\/import$/, page.getByRole('heading', { level: 1, name: 'Import publications' })],
    ] as const) {
      await page.goto('/researcher-dashboard')
      await settled(page)
      await expect(steps).toHaveCount(4)
      if (nth === 0) await expectAccessible(page)
      await pressOn(page, steps.nth(nth))
      await expect(page).toHaveURL(address)
      await expect(there).toBeVisible()
    }
    expect(wrong).toEqual([])
  })
}
