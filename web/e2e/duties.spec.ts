/** An idea is submitted, waits for the team by the promised day, and leaves both queues as each side does its part. */
import { expect, test } from '@playwright/test'
import { complaints, devLogin, enter, expectAccessible, pageOf, register, settled } from './support.ts'

test('what waits is on the dashboard until it is done', async ({ browser, page, request }) => {
  const wrong = complaints(page)
  const owner = await register('researcher', 'Sana Idris')
  const title = `Brine battery ${Date.now()}`
  const ask = async (token: string, query: string) => {
    const answer = await request.post('/graphql', { headers: { authorization: `Bearer ${token}` }, data: { query } })
    const { data, errors } = (await answer.json()) as {
      data: Record<string, { idea: { id: string } }>
      errors?: object[]
    }
    expect(errors).toBeUndefined()
    return data
  }
  const made = await ask(
    owner.token,
    `mutation { createIdea(input: { title: "${title}", description: "Stores power in brine", category: "Clean Energy & Sustainability" }) { idea { id } } }`,
  )
  const { id } = made['createIdea']!.idea
  await ask(owner.token, `mutation { submitIdea(input: { id: "${id}" }) { idea { id } } }`)

  await enter(page, owner)
  await page.goto('/waiting?turn=others')
  await expect(page.getByRole('link', { name: `Review idea: ${title}` })).toBeVisible()
  await expect(page.getByText(/^Waiting for: University team/)).toBeVisible()

  const session = await devLogin('ku_team')
  const team = await pageOf(browser, session)
  await team.goto('/ku-dashboard')
  await expect(team.getByRole('heading', { name: /^Waiting for you \(\d+\)$/ })).toBeVisible()
  await team.getByRole('link', { name: 'See the team’s queue' }).click()
  await team.getByRole('link', { name: 'Review idea', exact: true }).click()
  await expect(team.getByText('Filtered by Review idea')).toBeVisible()
  await settled(team)
  await expectAccessible(team)
  await team.getByRole('button', { name: `Take “${title}”` }).click()
  const row = team.getByRole('listitem').filter({ has: team.getByRole('link', { name: title }) })
  await expect(row.getByText(/^Assigned to /)).toBeVisible()
  await expect(row.getByRole('button', { name: `Return to team: “${title}”` })).toBeVisible()
  await team.getByRole('link', { name: title }).click()
  await expect(team.getByRole('dialog').getByRole('button', { name: 'Decide' })).toBeVisible()
  await ask(
    session.token,
    `mutation { reviewIdea(input: { id: "${id}", decision: NEEDS_CHANGES, comments: "Say how much it costs" }) { idea { id } } }`,
  )
  await team.goto('/kuteam/support?kind=IDEA_REVIEW')
  await expect(team.getByText('Filtered by Review idea')).toBeVisible()
  await expect(team.getByRole('link', { name: title })).toHaveCount(0)

  await enter(page, owner)
  await page.goto('/waiting')
  await expect(page.getByRole('link', { name: `Change idea and resubmit: ${title}` })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search by title' }).fill('brine')
  await expect(page).toHaveURL(/q=brine/)
  await expect(page.getByText('Showing 1 item')).toBeVisible()
  await page.getByRole('link', { name: /^You are waiting for/ }).click()
  await expect(page.getByRole('heading', { name: 'You are not waiting for anyone' })).toBeVisible()
  await settled(page)
  await expectAccessible(page)
  await page.goto('/researcher-dashboard')
  const waiting = page.getByRole('region', { name: 'Waiting for you (1)' })
  await expect(waiting.getByText(/^Change idea and resubmit/)).toBeVisible()
  await waiting.getByRole('link', { name: title }).click()
  const sheet = page.getByRole('dialog', { name: 'Idea', exact: true })
  await expect(sheet.getByText('Say how much it costs').first()).toBeVisible()
  expect(wrong).toEqual([])
})
