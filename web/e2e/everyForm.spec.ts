/** Every form of the product in a real browser against the real server: it refuses in words what is wrong, and saves. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { openers, type Opener, type Press } from './forms/openers.ts'
import { serverOf, sessionOf } from './forms/server.ts'
import { walk } from './forms/walk.ts'
import { complaints, enter, settled } from './support.ts'

const web = path.resolve(import.meta.dirname, '..')

/** The calls of all forms, as their sources name them. */
const calls = globSync(['app/**/*.tsx', 'features/**/*.tsx'], { cwd: web }).flatMap((file) =>
  [
    ...readFileSync(path.join(web, file), 'utf8').matchAll(
      /\b(?:call|writeCall|updateCall)(?:=|: )(?:\{[^}]*\}|["']\w+["'])/g,
    ),
  ].flatMap(([named]) => [...named.matchAll(/["'](\w+)["']/g)].map(([, call]) => call!)),
)

const waysOf = (call: string): readonly Opener[] => [openers[call] ?? []].flat()
const counted = (names: readonly string[]) =>
  Object.fromEntries([...new Set(names)].toSorted().map((name) => [name, names.filter((one) => one === name).length]))

test('every form that the sources have is opened', () => {
  expect(calls.length).toBeGreaterThan(80)
  expect(counted(Object.keys(openers).flatMap((call) => waysOf(call).map(() => call)))).toEqual(counted(calls))
})

for (const call of new Set(calls))
  for (const [nth, opener] of waysOf(call).entries())
    test(`the form of ${call}${nth ? `, ${nth + 1}` : ''} says what is wrong and saves`, async ({ page, request }) => {
      const said = complaints(page)
      const server = serverOf(request)
      await opener.before?.(server)
      if (opener.as !== 'visitor') await enter(page, await sessionOf(request, opener.as))
      await page.goto(typeof opener.address === 'string' ? opener.address : await opener.address(server))
      await settled(page)
      for (const what of opener.press ?? []) await press(page, what)
      await opener.meanwhile?.(page)
      const form = page.locator(`form[name=${call}]`).nth(opener.nth ?? 0)
      await expect(form).toBeVisible({ timeout: 15_000 })
      await walk(form, { call, given: opener.values ?? {}, ...(opener.confirm && { confirm: opener.confirm }) })
      expect(said).toEqual([])
    })

async function press(page: Page, what: Press): Promise<void> {
  const within = typeof what === 'object' && 'in' in what
  const name = within ? what.press : what
  const place = within
    ? page.getByRole('article', { name: what.in }).or(page.getByRole('region', { name: what.in }))
    : page
  const named = typeof name === 'string' ? { name, exact: true } : { name }
  const item = page.getByRole('menuitem', named)
  const control = place.getByRole('button', named).or(place.getByRole('link', named)).first()
  const menu = page.getByRole('menu')
  // A menu that is open covers what has the same name below it.
  const pressed = (await menu.isVisible()) ? item : control
  const opens = await pressed.getAttribute('aria-haspopup')
  await pressed.click()
  if (opens === 'menu') await expect(menu).toBeVisible()
  await expect(page.getByLabel('Loading')).toHaveCount(0, { timeout: 15_000 })
}
