/** Every page, wide and narrow, light and dark: accessible, nothing in the console, nothing that moves or scrolls sideways. */
import { expect, type Page } from '@playwright/test'
import { opensDialog, visitedPages } from './pages.ts'
import { test } from './oneBrowser.ts'
import {
  complaints,
  devLogin,
  enter,
  expectAccessible,
  expectNothingMoved,
  expectNothingSideways,
  expectOperable,
  expectReadable,
  questions,
  settled,
  watchShifts,
} from './support.ts'

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })

for (const visited of visitedPages) {
  const { path, address = path, role } = visited
  test(`${role} opens ${address}`, async ({ page }) => {
    const said = complaints(page)
    const asked = questions(page)
    if (role !== 'visitor') await enter(page, await devLogin(role))
    await watchShifts(page)
    await page.goto(address)
    await settled(page)
    if (opensDialog(visited)) await expect(page.getByRole('dialog').first()).toBeVisible()
    // What the page's file asks beside the code is what the app would have asked.
    expect(asked).toEqual([...new Set(asked)])
    await expectAccessible(page)
    await expectNothingMoved(page)
    await expectNothingSideways(page)
    await expectCellsFit(page)
    await expectPartsFit(page)
    if (role !== 'visitor' && !path.endsWith('-dashboard')) await expectNamed(page, path)
    // The page follows the system and the window without being loaded again.
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html.dark')).toBeAttached()
    // Colours between the two are nobody's choice.
    await page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition)))
    await expectReadable(page)
    await page.setViewportSize({ width: 390, height: 900 })
    await settled(page)
    await expectOperable(page)
    await expectNothingSideways(page)
    // As wide as a page is at 400 % on a usual screen (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 900 })
    await expectNothingSideways(page)
    await expectPartsFit(page)
    if (role !== 'visitor') await expect(page.locator('header a[href="/"]')).toBeVisible()
    expect(said).toEqual([])
  })
}

/** What is wider than its column would stand over its neighbour's. */
async function expectCellsFit(page: Page) {
  const asTable = page.getByRole('button', { name: 'Table view' })
  if (!(await asTable.isVisible())) return
  await asTable.click()
  await settled(page)
  const tooWide = await page
    .getByRole('table')
    .locator('th, td')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
    )
  expect(tooWide).toEqual([])
}

/** What is wider than its card on a board would stand over the next column; what is wider than a small table is out of sight. */
async function expectPartsFit(page: Page) {
  const tooWide = await page
    .locator('[data-card], [data-small-table]')
    .evaluateAll((parts) =>
      parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent?.slice(0, 100)),
    )
  expect(tooWide).toEqual([])
}

/** The heading, the document's title and the end of the breadcrumb are the same; an edit page names what is edited. */
async function expectNamed(page: Page, path: string) {
  // By its markup: a drawer that is open hides the page behind it from roles.
  const here = page.locator('nav[aria-label=Breadcrumb] [aria-current=page]')
  const name = await here.textContent()
  await expect(page).toHaveTitle(`${name} – Ascent`)
  if (!path.endsWith('/edit')) await expect(page.locator('main h1')).toHaveText(name!)
}

test('who asks for less motion sees a change at once, and not the state before for a moment longer', async ({
  page,
}) => {
  await page.goto('/auth')
  await settled(page)
  const room = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.style.paddingTop = '300px'
    return getComputedStyle(heading).paddingTop
  })
  expect(room).toBe('300px')
})
