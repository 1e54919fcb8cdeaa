/**
 * Each list, shown as a table: at the widths that people have each button and link is inside its cell, its table and the window, and
 * nothing of the page paints over a menu, popover, dialog or drawer that opens on it.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { portion } from '../testing/portion.ts'
import { asTable, covered, expectReachable, open, listPages } from './lists.ts'
import { test } from './oneBrowser.ts'

/** Buttons of a row that open something and change nothing by themselves. */
const opening = /^(View|Edit|Details of|Show|Open|Project Visibility|Actions|Delete|Archive|Restore|Book)\b/

for (const visited of portion(listPages))
  test(`the table of ${visited.address ?? visited.path} fits for ${visited.role}, and what opens is on top`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await open(page, visited)
    if (!(await asTable(page))) return
    for (const width of [1440, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectInside(page.getByRole('table').first(), width)
    }
    await eachPopup(page)
    // The first and the last row: later rows paint over what earlier ones open, and the last one has little room below it.
    const rows = page.getByRole('table').first().locator('tbody tr')
    for (const row of [rows.first(), rows.last()])
      for (const name of await namesOf(row.getByRole('button')))
        if (opening.test(name) && !name.startsWith('Details'))
          await openOne(page, row.getByRole('button', { name, exact: true }), name)
  })

test('what opens in the bar above every page is on top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, { path: '/projects/list', role: 'commercialization_team' })
  await eachPopup(page, 'header')
  await page.getByRole('combobox', { name: 'Search the platform' }).fill('project')
  const found = page.getByRole('listbox', { name: 'Search results' })
  await expect(found.getByRole('option').first()).toBeVisible()
  await expect.poll(() => covered(found)).toEqual([])
})

test('the board of proposals shows all its stages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, { path: '/proposals', address: '/proposals?view=board', role: 'industry' })
  const declined = page.getByRole('region', { name: 'Declined' })
  const right = await declined.evaluate((stage) => stage.getBoundingClientRect().right)
  const board = await declined.evaluate((stage) => stage.parentElement!.getBoundingClientRect().right)
  expect(right).toBeLessThanOrEqual(board)
})

/** Everything in the page, or in another part, that says that it opens a menu or a dialog. */
async function eachPopup(page: Page, part = 'main') {
  const triggers = page.locator(`${part} [aria-haspopup]`).filter({ visible: true })
  const names = await namesOf(triggers)
  for (const [at, name] of names.entries()) if (names.indexOf(name) === at) await openOne(page, triggers.nth(at), name)
}

async function openOne(page: Page, trigger: Locator, name: string) {
  if (!(await trigger.isVisible()) || !(await trigger.isEnabled())) return
  const address = page.url()
  await expectReachable(page, trigger, name)
  if (new URL(page.url()).pathname !== new URL(address).pathname) await page.goto(address)
}

const namesOf = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') || one.textContent?.trim() || ''))

/** Every column is in the table or in the details of its rows, and what can be pressed is where it is seen. */
async function expectInside(table: Locator, width: number) {
  await expect.poll(() => table.evaluate(outside), { message: `at ${width}` }).toEqual([])
  await expect.poll(() => covered(table), { message: `at ${width}` }).toEqual([])
  expect((await table.getByRole('columnheader').allTextContents()).length).toBeGreaterThan(1)
}

/** The buttons and links that reach beyond their cell or beyond the box that scrolls the table. */
function outside(table: Element): string[] {
  const right = Math.min(table.parentElement!.getBoundingClientRect().right, window.innerWidth)
  return [...table.querySelectorAll('button, a[href], input')].flatMap((control) => {
    const box = control.getBoundingClientRect()
    const cell = control.closest('td, th')!.getBoundingClientRect()
    const reaches = Math.min(right, cell.right) + 1
    return box.right > reaches ? [`${control.textContent} ends ${Math.round(box.right - reaches)} px outside`] : []
  })
}
