/** The team moves interests on the engagement board by keyboard alone. */
import { expect, test } from '@playwright/test'
import { complaints, devLogin, enter, expectAccessible, settled } from './support.ts'

test('a card is picked up, taken to a column and dropped by keyboard; a refused move says why', async ({ page }) => {
  const wrong = complaints(page)
  await enter(page, await devLogin('commercialization_team'))
  await page.goto('/investors/engagement')
  await settled(page)
  await expectAccessible(page)
  const from = page.getByRole('region', { name: 'In discussion' })
  const handle = from.getByRole('button', { name: /^Pick up / }).first()
  const name = (await handle.getAttribute('aria-label'))!.replace('Pick up ', '')
  const said = page.getByRole('status').filter({ hasText: name })

  await handle.focus()
  await page.keyboard.press('Enter')
  await expect(said).toHaveText(
    new RegExp(`^Picked up ${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}, in In discussion`),
  )
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(said).toContainText('stays in In discussion')

  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowLeft')
  await expect(said).toContainText('cannot move from In discussion to Meeting scheduled')
  await page.keyboard.press('Enter')
  await expect(said).toContainText('It can move to: Term sheet')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const moved = page
    .getByRole('region', { name: 'Term sheet' })
    .getByRole('button', { name: `Pick up ${name}`, exact: true })
  await expect(moved).toBeVisible()
  await expect(moved).toBeFocused()
  expect(wrong).toEqual([])
})
