/** Ways through a page by the keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test'

/** More presses than any page needs. */
const most = 250

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < most && !(await isFocused(target)); presses++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

/** Goes to a button or link and presses it. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Goes to a field and writes into it. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
