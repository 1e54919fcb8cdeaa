/** Who one is is asked once, beside the code of the page: index.html asks, and the app takes the answer. */
import { expect, test } from '@playwright/test'
import { complaints, devLogin, enter, settled } from './support.ts'

test('who one is is asked once, before the code is there', async ({ page, request }) => {
  await enter(page, await devLogin(request, 'researcher'))
  const wrong = complaints(page)
  const happened: string[] = []
  page.on('request', (sent) => {
    const { operationName } =
      (sent.url().endsWith('/graphql') && (sent.postDataJSON() as { operationName?: string })) || {}
    if (operationName === 'appQuery') happened.push('asked')
  })
  page.on('requestfinished', (done) => {
    if (/\/assets\/MyProjectsPage-/.test(done.url())) happened.push('code')
  })
  await page.goto('/researchers/projects')
  await settled(page)
  expect(happened).toEqual(['asked', 'code'])
  expect(await page.evaluate(() => 'early' in window)).toBe(false)
  expect(wrong).toEqual([])
})

test('a question that got no answer is asked again', async ({ page, request }) => {
  await enter(page, await devLogin(request, 'researcher'))
  let asked = 0
  await page.route('**/graphql', (route) => {
    const first =
      (route.request().postDataJSON() as { operationName?: string }).operationName === 'appQuery' && asked++ === 0
    return first ? route.abort() : route.continue()
  })
  await page.goto('/researchers/projects')
  await settled(page)
  await expect(page.getByRole('heading', { level: 1, name: 'My Research Projects' })).toBeVisible()
  expect(asked).toBe(2)
})
