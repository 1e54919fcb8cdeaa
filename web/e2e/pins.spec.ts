/** A record is pinned from its page, found in the side menu on another device, and unpinned. */
import { expect, test } from '@playwright/test'
import { devLogin, enter, expectAccessible, settled } from './support.ts'

test('a pinned project is in the menu of every device, also narrow and on a phone, until it is unpinned', async ({
  browser,
  page,
}) => {
  const session = await devLogin('admin')
  await enter(page, session)
  await page.goto('/admin-dashboard')
  await settled(page)
  await page.keyboard.press('Control+K')
  await page.keyboard.type('federated fraud detection')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: /Federated fraud detection/ })
  await expect(heading).toBeVisible()
  const title = (await heading.textContent())!
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const pinned = menu.getByRole('list', { name: 'Pinned' }).getByRole('link', { name: title })

  await page.getByRole('button', { name: `More actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Pin to the menu' }).click()
  await expect(pinned).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)

  // Narrow, an entry is an icon with the title as its name.
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await expect(pinned).toHaveAttribute('title', title)
  await page.getByRole('button', { name: 'Expand menu' }).click()

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await enter(phone, session)
  await phone.goto('/admin-dashboard')
  await settled(phone)
  await phone.getByRole('button', { name: 'Open menu' }).click()
  const drawer = phone.getByRole('navigation', { name: 'Main menu' })
  await drawer.getByRole('list', { name: 'Pinned' }).getByRole('link', { name: title }).click()
  await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(drawer).toBeHidden()
  await phone.close()

  await page.getByRole('button', { name: `More actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Unpin from the menu' }).click()
  await expect(menu.getByRole('list', { name: 'Pinned' })).toHaveCount(0)
})
