/** Tables at the widths that people have: each button and link is inside its cell, its table and the window. */
import { expect } from '@playwright/test'
import { asTable, covered, open, listPages } from './lists.ts'
import { test } from './oneBrowser.ts'

for (const visited of listPages)
  test(`the table of ${visited.address ?? visited.path} fits for ${visited.role}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, visited)
    if (!(await asTable(page))) return
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const table = page.getByRole('table').first()
      await expect.poll(() => table.evaluate(outside), { message: `at ${width}` }).toEqual([])
      await expect.poll(() => covered(table), { message: `at ${width}` }).toEqual([])
      // Every column is in the table or in the details of its rows.
      const headers = await table.getByRole('columnheader').allTextContents()
      expect(headers.length).toBeGreaterThan(1)
    }
  })

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

test('the board of proposals shows all its stages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, { path: '/proposals', address: '/proposals?view=board', role: 'industry' })
  const declined = page.getByRole('region', { name: 'Declined' })
  const right = await declined.evaluate((stage) => stage.getBoundingClientRect().right)
  const board = await declined.evaluate((stage) => stage.parentElement!.getBoundingClientRect().right)
  expect(right).toBeLessThanOrEqual(board)
})
