/** Presses a control of a page by its name. */
import { expect, type Page } from '@playwright/test'

/** What is pressed: a control by its name, within a part of the page when others have the same name. */
export type Press = string | RegExp | { in: string; press: string | RegExp }

export async function press(page: Page, what: Press): Promise<void> {
  const within = typeof what === 'object' && 'in' in what
  const name = within ? what.press : what
  const place = within
    ? page.getByRole('article', { name: what.in }).or(page.getByRole('region', { name: what.in }))
    : page
  const named = typeof name === 'string' ? { name, exact: true } : { name }
  const item = page.getByRole('menuitem', named)
  const control = place
    .getByRole('button', named)
    .or(place.getByRole('link', named))
    .or(place.getByRole('tab', named))
    .first()
  const menu = page.getByRole('menu')
  // A menu that is open covers what has the same name below it.
  const pressed = (await menu.isVisible()) ? item : control
  const opens = await pressed.getAttribute('aria-haspopup')
  await pressed.click()
  if (opens === 'menu') await expect(menu).toBeVisible()
  await expect(page.getByLabel('Loading')).toHaveCount(0, { timeout: 15_000 })
}
