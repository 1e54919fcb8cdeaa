/** A company and a project that is open to it, by keyboard alone: saved, interested, met about; the lead and the team see it. */
import { expect, test } from '@playwright/test'
import { perform, serverOf } from './forms/server.ts'
import { pressOn, tabTo } from './keyboard.ts'
import { complaints, devLogin, enter, expectAccessible, pageOf, register, settled } from './support.ts'

const university = 'commercialization_team'

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`an interest of a company reaches the lead and the team, ${width} wide`, async ({ browser, page, request }) => {
    await page.setViewportSize({ width, height })
    const said = complaints(page)
    const lead = await register('researcher', `Lead ${Date.now()}`)
    const title = `Quiet pump ${Date.now()}`
    const created = await request.post('/api/projects', {
      headers: { authorization: `Bearer ${lead.token}` },
      data: { title, description: 'Pumps without noise', status: 'proposed', trlLevel: 5 },
    })
    const { id } = (await created.json()) as { id: number }
    await perform(serverOf(request), university, 'setProjectAccess', {
      ids: [btoa(`Project:${id}`)],
      audience: 'INDUSTRY',
      approved: true,
    })

    const company = await devLogin('industry')
    await enter(page, company)
    await page.goto(`/university-projects?q=${encodeURIComponent(title)}`)
    await settled(page)
    // The card opens by a click anywhere, and by its button.
    await page.getByRole('article').click({ position: { x: 20, y: 60 } })
    const sheet = page.getByRole('dialog', { name: 'Project' })
    await expect(sheet.getByRole('button', { name: `Express interest in ${title}` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await pressOn(page, page.getByRole('button', { name: `View ${title}` }))
    await expect(sheet).toBeVisible()
    await pressOn(page, sheet.getByRole('button', { name: `Save ${title}` }))
    await expect(sheet.getByRole('button', { name: `Saved. Remove ${title} from saved` })).toBeVisible()
    await expectAccessible(page)
    await pressOn(page, sheet.getByRole('button', { name: `Express interest in ${title}` }))
    const dialog = page.getByRole('dialog', { name: 'Express interest' })
    await tabTo(page, dialog.getByLabel('Message to the university'))
    await page.keyboard.type('We would try it in our plant.')
    await expect(dialog.getByLabel('From (AED)')).toHaveCount(0)
    await expectAccessible(page)
    await pressOn(page, dialog.getByRole('button', { name: 'Express interest' }))
    await expect(page.getByText('The university and the lead are notified.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const address = new URL(page.url()).pathname
    expect(address).toMatch(/^\/interests\/\d+$/)
    await expect(page.getByText('Acknowledgment due')).toBeVisible()

    await page.goto(`/projects/${id}`)
    await settled(page)
    await expect(page.getByRole('link', { name: /^Interested: answer by .* Your interest in/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Propose a meeting' })).toHaveCount(1)
    await pressOn(page, page.getByRole('button', { name: 'Propose a meeting' }))
    const meeting = page.getByRole('dialog', { name: 'Propose a meeting' })
    await tabTo(page, meeting.getByLabel('Title'))
    await page.keyboard.type('First talk')
    await pressOn(page, meeting.getByRole('button', { name: 'Propose', exact: true }))
    await expect(page.getByText('Meeting proposed', { exact: true })).toBeVisible()
    await page.goto(`/projects/${id}`)
    await expect(page.getByRole('link', { name: /^Meeting proposed for/ })).toBeVisible()
    await page.goto('/university-projects/interests')
    await settled(page)
    await expect(page.getByRole('link', { name: title })).toBeVisible()

    // The lead was notified at once, and reads it on the page of the project.
    const researcher = await pageOf(browser, lead)
    await researcher.goto(`/projects/${id}`)
    await settled(researcher)
    await expect(researcher.getByRole('region', { name: 'Interests' })).toContainText('Company')
    const team = await pageOf(browser, await devLogin(university))
    await team.goto(address)
    await settled(team)
    await team.getByRole('button', { name: 'Acknowledge' }).click()
    await expect(team.getByText('Moved to Acknowledged')).toBeVisible()
    await page.goto(`/projects/${id}`)
    await expect(page.getByRole('link', { name: /^Interested: Acknowledged/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(said).toEqual([])
  })
