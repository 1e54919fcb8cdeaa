/** What the tests of all lists share: which pages have one, and ways to ask what the browser really paints where. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { overlayParameters } from '../lists/overlays.ts'
import { visitedPages, type VisitedPage } from './pages.ts'
import { devLogin, enter, settled } from './support.ts'

const web = path.resolve(import.meta.dirname, '..')

/** What opens something over a page, or, as the number of a project, a form in its place. */
const opening = ['edit', 'project', ...overlayParameters]

/** Every page that opens after signing in, with nothing open over it. */
const signedInPages = visitedPages.filter(({ role, address = '' }) => {
  const asked = new URLSearchParams(address.split('?')[1])
  return role !== 'visitor' && !opening.some((name) => asked.has(name))
})

/** The paths of the pages that have a list. */
export const listPaths = globSync('features/**/*.routes.tsx', { cwd: web }).flatMap((file) =>
  readFileSync(path.join(web, file), 'utf8')
    .split(/\bpage(?:<\w+>)?\(/)
    .flatMap((part) => (/\n\s+list:/.test(part) ? (/path: '([^']+)'/.exec(part)?.[1] ?? []) : [])),
)

/** Those pages, in each role and with each address in which they are visited. */
export const listPages = signedInPages.filter(({ path: page }) => listPaths.includes(page))

/** Opens a page in the role that it is made for. */
export async function open(page: Page, { path: opened, address = opened, role }: VisitedPage) {
  await enter(page, await devLogin(role))
  await page.goto(address)
  await settled(page)
}

/** Shows the page's list as a table; false when it has no list that can be one. */
export async function asTable(page: Page): Promise<boolean> {
  const button = page.getByRole('button', { name: 'Table view' })
  if (!(await button.isVisible())) return false
  await button.click()
  await settled(page)
  return (await page.getByRole('table').count()) > 0
}

/** What can be pressed or filled in. */
const controls =
  'button, a[href], input:not([type="hidden"]), select, textarea, [role="menuitem"], [role="option"], [role="tab"]'

/** The controls within `root` that another element covers, or that a scrolling box cuts, at their centre. */
export const covered = (root: Locator): Promise<string[]> =>
  root.evaluate((element, selector) => {
    const nameOf = (control: Element) =>
      control.getAttribute('aria-label') ||
      control.textContent?.trim() ||
      control.getAttribute('name') ||
      control.tagName
    return [...element.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const box = control.getBoundingClientRect()
      // A control that only screen readers meet has a label or a sign in its place.
      if (box.width < 4 || box.height < 4) return []
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const label = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      const own = [control, ...label].some(
        (one) => one.contains(top) || (top !== null && top.contains(one) && top.matches('label')),
      )
      return own ? [] : [`${nameOf(control)} is under ${top ? nameOf(top).slice(0, 60) : 'nothing'}`]
    })
  }, controls)

/** The topmost layer of the page: the last dialog or menu. */
export const overlay = (page: Page): Locator =>
  page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]').filter({ visible: true }).last()

/** Opens the choices of each search box in an overlay. */
async function eachChooser(shown: Locator, what: string): Promise<void> {
  for (const box of await shown.getByRole('combobox').and(shown.locator('input')).all()) {
    await box.fill('a')
    const choices = shown.getByRole('listbox').filter({ visible: true })
    await expect(choices, what).toBeVisible()
    await expect.poll(() => covered(choices), { message: what }).toEqual([])
    await box.blur()
  }
}

/** Opens an overlay, asks that each of its controls can be reached, and closes it. */
export async function expectReachable(page: Page, trigger: Locator, what: string): Promise<void> {
  await trigger.click()
  const shown = overlay(page)
  await expect(shown, what).toBeVisible()
  await expect(page.getByLabel('Loading')).toHaveCount(0, { timeout: 15_000 })
  await expect.poll(() => covered(shown), { message: what }).toEqual([])
  await eachChooser(shown, what)
  await page.keyboard.press('Escape')
  await expect(
    page.locator('[role="menu"], [role="dialog"], [role="alertdialog"]').filter({ visible: true }),
    what,
  ).toHaveCount(0)
}
