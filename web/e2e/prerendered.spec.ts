/** What visitors see first shows before its script runs, and the app takes over without a loader between. */
import { expect, test } from '@playwright/test'
import { complaints, settled } from './support.ts'

const headings = {
  '/landing': 'University research, on its way to market',
  '/auth': 'Welcome to Ascent',
  '/legal/terms': 'Terms of use',
  '/legal/privacy': 'Privacy notice',
}

test('without a script the first pages are there', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' })).newPage()
  for (const [address, heading] of Object.entries(headings)) {
    await page.goto(address)
    await expect(page.locator('h1')).toHaveText(heading)
    await expect(page.locator('h1')).toBeInViewport()
    await expect(page.getByLabel('Loading')).toHaveCount(0)
  }
  await page.goto('/landing')
  await expect(page.getByText('projects open to industry or investors')).toBeVisible()
  await expect(page.locator('dd').first()).toBeHidden()
})

test('a visitor of the first address is led on before any code comes', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page).toHaveURL(/\/landing$/)
  await expect(page.locator('h1')).toHaveText(headings['/landing'])
})

test('the app takes over where the page stands', async ({ page }) => {
  const found = complaints(page)
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.querySelector('[aria-label=Loading]')) seen.add('loader')
      if (document.querySelector('#root') && !document.querySelector('h1')) seen.add('nothing')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/landing')
  await expect(page.locator('#root[inert]')).toHaveCount(0)
  await settled(page)
  await expect(page.locator('dd').first()).toHaveText(/\d/)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Ascent' })).toBeVisible()
  await page.goto('/auth')
  await settled(page)
  await page.getByLabel('Email').fill('someone@test.example')
  await expect(page.getByLabel('Email')).toHaveValue('someone@test.example')
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([])
  expect(found).toEqual([])
})
