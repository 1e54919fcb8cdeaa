/** A link whose filters nobody knows still opens its list: every list, with nonsense in every parameter that addresses have. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { overlayParameters } from '#web/lists/overlays.ts'
import { listPages, listPaths } from './lists.ts'
import { test } from './oneBrowser.ts'
import { devLogin, enter, settled } from './support.ts'
import { portion } from '../testing/portion.ts'

const web = path.resolve(import.meta.dirname, '..')
const sources = (pattern: string) =>
  globSync(pattern, { cwd: web }).map((file) => readFileSync(path.join(web, file), 'utf8'))

/** Every parameter that a list reads from its address. */
const names = [
  ...new Set([
    'sort',
    ...sources('{features/**/*.list.ts,ui/list/*.ts}').flatMap((text) =>
      [
        ...text.matchAll(/\b(?:search|params|address)\.(?:get|getAll|has)\('(\w+)'\)/g),
        ...text.matchAll(/^    (\w+): (?:search|select|buttons|flag|numbered|levels|ownerCalled)\(/gm),
        ...text.matchAll(/^    (\w+),$/gm),
      ].map(([, name]) => name!),
    ),
    'fundingMin',
    'fundingMax',
  ]),
].filter((name) => !overlayParameters.some((one) => one === name))

/** Each once: those that stand on a record at the record's own address. */
const lists = listPages.filter(
  ({ path: page, address = page }) => address === page || (page.includes(':') && !address.includes('?')),
)

test('the lists and their parameters are found in the sources', () => {
  expect(names).toEqual(expect.arrayContaining(['q', 'status', 'trl', 'sort', 'page', 'owner', 'day', 'tab']))
  expect(new Set(lists.map((list) => list.path))).toEqual(new Set(listPaths))
})

for (const { path: page, address = page, role } of portion(lists))
  test(`${page} shows its list in spite of nonsense in its address`, async ({ page: tab }) => {
    await enter(tab, await devLogin(role))
    for (const value of ['constructor', 'Ж%', '-99999999999']) {
      await tab.goto(
        `${address}?${new URLSearchParams(names.map((name) => [name, name === 'sort' ? `${value}:ASC` : value]))}`,
      )
      await settled(tab)
      await expect(tab.locator('main h1')).toBeVisible()
      await expect(tab.locator('main').getByRole('alert')).toHaveCount(0)
    }
  })

test('what is not known is named, and the other filters stay', async ({ page }) => {
  await enter(page, await devLogin('commercialization_team'))
  await page.goto('/projects/list?status=FLYING&status=ACTIVE&trl=many&sort=COLOUR:ASC')
  await expect(page.getByText(/not recognized.*: status=FLYING, trl=many, sort=COLOUR:ASC/)).toBeVisible()
  await expect(page).toHaveURL(/\/projects\/list\?status=ACTIVE$/)
  await page.getByRole('searchbox').first().fill('solar')
  await expect(page.getByText(/not recognized/)).toHaveCount(0)
})
