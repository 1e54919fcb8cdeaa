/** Finds a form that openers.ts does not name: opens the pages that include it, and presses there what opens something. */
import type { Browser, Page } from '@playwright/test'
import { operationOf, settled } from '../support.ts'
import { controlsOf } from './controls.ts'
import { placesOf, type FormSource, type Place } from './places.ts'
import { press } from './press.ts'

interface Way extends Place {
  press: readonly string[]
}

/** Puts the session of a role into a page. */
type SignIn = (page: Page, as: string) => Promise<void>

/** The longest that a search takes, in milliseconds. */
const limit = 45_000
/** How many controls of a page are pressed, and how many of what one of them opens. */
const most = [6, 4]

/** The first place where the form shows, or null. Places are tried twice: first with the controls that sound like the call. */
export async function search(browser: Browser, signIn: SignIn, source: FormSource): Promise<Way | null> {
  const end = Date.now() + limit
  const pages = new Map<string, Page>()
  const places = placesOf(source)
  try {
    for (const least of [1, 0])
      for (const place of places) {
        if (Date.now() > end) return null
        const page = pages.get(place.as) ?? (await harmlessPage(browser, signIn, place.as))
        pages.set(place.as, page)
        const presses = await searchPlace(page, place.address, { call: source.call, least, end })
        if (presses) return { ...place, press: presses }
      }
    return null
  } finally {
    for (const page of pages.values()) await page.context().close()
  }
}

/** A page that cannot change anything on the server, so that whatever is pressed in it does no harm. */
async function harmlessPage(browser: Browser, signIn: SignIn, as: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  page.setDefaultTimeout(2_500)
  await page.route('**/*', (route) => {
    const request = route.request()
    const reads =
      request.method() === 'GET' || (request.url().endsWith('/graphql') && !operationOf(request)?.endsWith('Mutation'))
    return reads ? route.fallback() : route.abort()
  })
  await signIn(page, as)
  return page
}

interface Search {
  call: string
  /** How much a control must sound like the call. */
  least: number
  end: number
}

async function searchPlace(page: Page, address: string, search: Search): Promise<readonly string[] | null> {
  const form = page.locator(`form[name=${search.call}]`).first()
  /** Opens the page with some of its controls pressed; whether that can be done. */
  const open = async (presses: readonly string[]) => {
    try {
      await page.goto(address, { timeout: 15_000 })
      await settled(page)
      for (const name of presses) await press(page, name)
      return true
    } catch {
      return false
    }
  }
  const seek = async (presses: readonly string[], before: ReadonlySet<string>): Promise<readonly string[] | null> => {
    if (await form.isVisible()) return presses
    if (presses.length === most.length) return null
    const controls = await controlsOf(page, search.call)
    const next = controls
      .filter(({ name, likeness }) => likeness >= search.least && !before.has(name))
      .slice(0, most[presses.length])
    const known = new Set([...before, ...controls.map(({ name }) => name)])
    for (const [nth, { name }] of next.entries()) {
      if (Date.now() > search.end) return null
      if (nth > 0 && !(await open(presses))) return null
      const pressed = await press(page, name).then(
        () =>
          form
            .or(page.getByRole('menu'))
            .first()
            .waitFor({ timeout: 1_000 })
            .then(
              () => true,
              () => true,
            ),
        () => false,
      )
      const found = pressed && (await seek([...presses, name], known))
      if (found) return found
    }
    return null
  }
  return (await open([])) ? seek([], new Set()) : null
}
