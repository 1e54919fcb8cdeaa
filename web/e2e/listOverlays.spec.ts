/** Whatever opens on a list can be reached: nothing of the page paints over a menu, popover, dialog or drawer. */
import { expect, type Locator, type Page } from '@playwright/test'
import { asTable, covered, expectReachable, open, listPages } from './lists.ts'
import { test } from './oneBrowser.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** Buttons of a row that open something and change nothing by themselves. */
const opening = /^(View|Edit|Details of|Show|Open|Project Visibility|Actions|Delete|Archive|Restore|Book)\b/

for (const visited of listPages)
  test(`what opens for ${visited.role} on ${visited.address ?? visited.path} is on top`, async ({ page }) => {
    await open(page, visited)
    if (!(await asTable(page))) return
    await eachPopup(page)
    // The first and the last row: later rows paint over what earlier ones open, and the last one has little room below it.
    const rows = page.getByRole('table').first().locator('tbody tr')
    for (const row of [rows.first(), rows.last()])
      for (const name of await namesOf(row.getByRole('button')))
        if (opening.test(name) && !name.startsWith('Details'))
          await openOne(page, row.getByRole('button', { name, exact: true }), name)
  })

test('what opens in the bar above every page is on top', async ({ page }) => {
  await open(page, { path: '/projects/list', role: 'commercialization_team' })
  await eachPopup(page, 'header')
  await page.getByRole('combobox', { name: 'Search the platform' }).fill('project')
  const found = page.getByRole('listbox', { name: 'Search results' })
  await expect(found.getByRole('option').first()).toBeVisible()
  await expect.poll(() => covered(found)).toEqual([])
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
