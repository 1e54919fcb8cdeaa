/** Who one is and what the page shows are asked once, beside the page's code: index.html asks, and the app takes the answers. */
import { expect, test, type Page } from '@playwright/test'
import { complaints, devLogin, enter, questions, settled } from './support.ts'

const shown = (page: Page) => page.getByRole('heading', { level: 1, name: 'My Research Projects' })

test('all are asked once, before the code is there', async ({ page, request }) => {
  await enter(page, await devLogin(request, 'researcher'))
  const wrong = complaints(page)
  const asked = questions(page)
  let before: string[] = []
  page.on('requestfinished', (done) => {
    if (/\/assets\/MyProjectsPage-/.test(done.url())) before = [...asked]
  })
  await page.goto('/researchers/projects')
  await settled(page)
  expect(before).toEqual(['appQuery', 'useUnreadCountQuery', 'MyProjectsPageQuery'])
  expect(asked).toEqual([...new Set(asked)])
  expect(await page.evaluate(() => 'early' in window)).toBe(false)
  expect(wrong).toEqual([])
})

test('where the address says what is looked for, the page asks for it', async ({ page, request }) => {
  await enter(page, await devLogin(request, 'researcher'))
  const asked = questions(page)
  let before: string[] = []
  page.on('requestfinished', (done) => {
    if (/\/assets\/MyProjectsPage-/.test(done.url())) before = [...asked]
  })
  await page.goto('/researchers/projects?q=zzzz')
  await settled(page)
  await expect(page.getByText('No projects found')).toBeVisible()
  expect(before).toEqual(['appQuery', 'useUnreadCountQuery'])
  expect(asked.filter((name) => name === 'MyProjectsPageQuery')).toHaveLength(1)
})

test('questions that got no answer are asked again', async ({ page, request }) => {
  await enter(page, await devLogin(request, 'researcher'))
  const refused = new Set<string>()
  const asked = questions(page)
  await page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string }
    if (!/^(app|MyProjectsPage)Query$/.test(operationName) || refused.has(operationName)) return route.continue()
    refused.add(operationName)
    return route.abort()
  })
  await page.goto('/researchers/projects')
  await settled(page)
  await expect(shown(page)).toBeVisible()
  expect(asked.filter((name) => name === 'appQuery')).toHaveLength(2)
  expect(asked.filter((name) => name === 'MyProjectsPageQuery')).toHaveLength(2)
})

test('whoever may not open the page gets no answer to keep', async ({ page, request }) => {
  await enter(page, await devLogin(request, 'investor'))
  await page.goto('/researchers/projects')
  await settled(page)
  expect(new URL(page.url()).pathname).toBe('/unauthorized')
  expect(await page.evaluate(() => 'early' in window)).toBe(false)
})
