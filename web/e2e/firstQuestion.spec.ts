/** Who one is and what the page shows are asked once, beside the page's code: index.html asks, and the app takes the answers. */
import { expect, test, type Page } from '@playwright/test'
import { complaints, devLogin, enter, operationOf, questions, settled } from './support.ts'

/** Opens the page: what it asked in all, and what before its code was there. */
async function opened(page: Page, address: string) {
  const asked = questions(page)
  let before: string[] = []
  page.on('requestfinished', (done) => {
    if (/\/assets\/MyProjectsPage-/.test(done.url())) before = [...asked]
  })
  await page.goto(address)
  await settled(page)
  return { asked, before }
}

test('all are asked once, before the code is there', async ({ page }) => {
  await enter(page, await devLogin('researcher'))
  const wrong = complaints(page)
  const { asked, before } = await opened(page, '/researchers/projects')
  expect(before).toEqual(['appQuery', 'useUnreadCountQuery', 'MyProjectsPageQuery'])
  expect(asked).toEqual([...new Set(asked)])
  expect(await page.evaluate(() => 'early' in window)).toBe(false)
  expect(wrong).toEqual([])
})

test('where the address says what is looked for, the page asks for it', async ({ page }) => {
  await enter(page, await devLogin('researcher'))
  const { asked, before } = await opened(page, '/researchers/projects?q=zzzz')
  await expect(page.getByText('No projects found')).toBeVisible()
  expect(before).toEqual(['appQuery', 'useUnreadCountQuery'])
  expect(asked.filter((name) => name === 'MyProjectsPageQuery')).toHaveLength(1)
})

test('questions that got no answer are asked again', async ({ page }) => {
  await enter(page, await devLogin('researcher'))
  const refused = new Set<string>()
  await page.route('**/graphql', (route) => {
    const name = operationOf(route.request()) ?? ''
    if (!/^(app|MyProjectsPage)Query$/.test(name) || refused.has(name)) return route.continue()
    refused.add(name)
    return route.abort()
  })
  const { asked } = await opened(page, '/researchers/projects')
  await expect(page.getByRole('heading', { level: 1, name: 'My Research Projects' })).toBeVisible()
  expect(asked.filter((name) => name === 'appQuery')).toHaveLength(2)
  expect(asked.filter((name) => name === 'MyProjectsPageQuery')).toHaveLength(2)
})

test('whoever may not open the page gets no answer to keep', async ({ page }) => {
  await enter(page, await devLogin('investor'))
  await page.goto('/researchers/projects')
  await settled(page)
  expect(new URL(page.url()).pathname).toBe('/unauthorized')
  expect(await page.evaluate(() => 'early' in window)).toBe(false)
})
