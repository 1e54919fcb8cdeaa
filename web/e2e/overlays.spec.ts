/** What opens over a page is as accessible as the page, wide and narrow, and Escape closes it. */
import { expect, type Page } from '@playwright/test'
import { complaints, devLogin, enter, expectAccessible, settled } from './support.ts'
import { test } from './oneBrowser.ts'

interface Overlay {
  name: string
  role: string
  address: string
  open: (page: Page) => Promise<void>
  /** What is there once it is open. */
  shown: (page: Page) => ReturnType<Page['locator']>
  only?: 'wide' | 'narrow'
}

const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })

const overlays: readonly Overlay[] = [
  {
    name: 'the list of articles',
    role: 'researcher',
    address: '/researcher-dashboard',
    open: click('Documentation'),
    shown: dialog('Documentation'),
    only: 'wide',
  },
  {
    name: 'an article',
    role: 'researcher',
    address: '/researcher-dashboard?article=welcome',
    open: async () => {},
    shown: (page) => page.getByRole('heading', { name: 'What this platform is for' }),
  },
  {
    name: 'the guide of a role',
    role: 'researcher',
    address: '/researcher-dashboard',
    open: click('Help'),
    shown: dialog('Help'),
  },
  {
    name: 'the notifications',
    role: 'researcher',
    address: '/researcher-dashboard',
    open: click(/^Notifications/),
    shown: (page) => page.getByRole('button', { name: /mark all/i }),
  },
  {
    name: 'the user menu',
    role: 'researcher',
    address: '/researcher-dashboard',
    open: click(/^User menu/),
    shown: (page) => page.getByRole('menuitem', { name: 'Logout' }),
  },
  {
    name: 'the keyboard shortcuts',
    role: 'researcher',
    address: '/researcher-dashboard',
    open: (page) => page.keyboard.press('?'),
    shown: dialog('Keyboard shortcuts'),
  },
  {
    name: 'the question before deleting an account',
    role: 'researcher',
    address: '/settings?section=privacy',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Password' }).fill('ascent-demo')
      await page.getByRole('button', { name: 'Delete my account' }).click()
    },
    shown: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'the results of a search',
    role: 'researcher',
    address: '/researcher-dashboard',
    open: (page) => page.getByRole('combobox', { name: 'Search the platform' }).fill('project'),
    shown: (page) => page.getByRole('option').first(),
  },
  {
    name: 'the filters of a list',
    role: 'commercialization_team',
    address: '/projects/list',
    open: click('Filters'),
    shown: dialog('Filters'),
  },
  {
    name: 'a project beside its list',
    role: 'commercialization_team',
    address: '/projects/list',
    open: click(/^View /),
    shown: dialog('Project'),
  },
  {
    name: 'a project to edit beside its list',
    role: 'commercialization_team',
    address: '/projects/list',
    open: click(/^Edit /),
    shown: (page) => page.getByRole('textbox', { name: /^Title/ }),
  },
  {
    name: 'who may see a project',
    role: 'commercialization_team',
    address: '/projects/list',
    open: click(/visibility/i),
    shown: (page) => page.getByRole('dialog'),
  },
  {
    name: 'what can be done with a project',
    role: 'researcher',
    address: '/researchers/projects',
    open: click(/^Actions for /),
    shown: (page) => page.getByRole('menuitem', { name: 'View Project' }),
  },
  {
    // Their names are longer than a phone is wide.
    name: 'the earlier proposals to start from',
    role: 'researcher',
    address: '/industry-challenges?challenge=5',
    open: async (page) => {
      await click('Submit Proposal')(page)
      await click('Start from an earlier proposal')(page)
    },
    shown: (page) => page.getByRole('menuitem').first(),
  },
  {
    name: 'the question before deleting',
    role: 'researcher',
    address: '/projects/1',
    open: async (page) => {
      await click(/^More actions for/)(page)
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    },
    shown: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'who can see a project, and why',
    role: 'commercialization_team',
    address: '/projects/1',
    open: async (page) => {
      await click(/^More actions for/)(page)
      await page.getByRole('menuitem', { name: 'Who can see this' }).click()
    },
    shown: (page) => page.getByRole('list', { name: 'People' }),
  },
  {
    name: 'the menu',
    role: 'researcher',
    address: '/researcher-dashboard',
    open: click('Open menu'),
    shown: dialog('Ascent'),
    only: 'narrow',
  },
]

for (const [size, width] of [
  ['wide', 1440],
  ['narrow', 390],
] as const)
  test.describe(size, () => {
    test.use({ viewport: { width, height: 900 } })
    for (const { name, role, address, open, shown, only = size } of overlays) {
      if (only !== size) continue
      test(name, async ({ page }) => {
        const said = complaints(page)
        await enter(page, await devLogin(role))
        await page.goto(address)
        await settled(page)
        await open(page)
        await expect(shown(page)).toBeVisible()
        await settled(page)
        await expectAccessible(page)
        for (const part of await page.getByRole('menu').or(page.getByRole('dialog')).all()) {
          const place = await part.boundingBox()
          if (!place) continue
          expect(place.x, 'nothing is cut off').toBeGreaterThanOrEqual(0)
          expect(place.x + place.width, 'nothing is cut off').toBeLessThanOrEqual(width)
        }
        await page.keyboard.press('Escape')
        await expect(shown(page)).toBeHidden()
        expect(said).toEqual([])
      })
    }
  })

test('no words show above the contents of a sheet that is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 })
  await enter(page, await devLogin('commercialization_team'))
  await page.goto('/ideas-sandbox?idea=1')
  const contents = page.getByRole('dialog').getByRole('navigation', { name: 'On this page' })
  const gap = () =>
    contents.evaluate((nav) => {
      const sheet = nav.closest('[role=dialog] [tabindex="0"]')!
      sheet.scrollTop = sheet.scrollHeight
      return nav.getBoundingClientRect().top - sheet.getBoundingClientRect().top
    })
  await expect.poll(gap).toBeLessThanOrEqual(0.5)
})
