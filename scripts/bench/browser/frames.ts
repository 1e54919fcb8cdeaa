/** How long the longest frame takes while a list of 100 rows is scrolled and sorted, and how soon the first frame after a click comes. */
import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test'
import { inPage } from './open.ts'

export interface Deed {
  title: string
  /** Where it is done. */
  path: string
  narrow?: boolean
  /** What is done before anything is measured. */
  before?: (page: Page) => Promise<unknown>
  /** What is clicked, or what else is done. */
  run: ((page: Page) => Locator) | { by: (page: Page, devTools: CDPSession) => Promise<unknown> }
}

const hundred = '/projects/list?size=100'
const sortBy = (name: string) => (page: Page) => page.getByRole('columnheader', { name }).getByRole('button')

/** Through the whole page as a finger that flicks does it: the browser scrolls, the page only draws. */
async function scroll(page: Page, devTools: CDPSession) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  const { width, height: seen } = page.viewportSize()!
  const gesture = { x: width / 2, y: seen / 2, yDistance: -height, speed: 4_000, gestureSourceType: 'mouse' } as const
  await devTools.send('Input.synthesizeScrollGesture', gesture)
}

/** Measured by their longest frame, at a processor four times as slow. */
export const frameDeeds: readonly Deed[] = [
  { title: 'scroll a table of 100 rows', path: hundred, run: { by: scroll } },
  { title: 'scroll 100 cards on a phone', path: hundred, narrow: true, run: { by: scroll } },
  { title: 'sort 100 rows by title', path: hundred, run: sortBy('Title') },
  {
    title: 'and the other way round',
    path: hundred,
    before: (page) => sortBy('Title')(page).click(),
    run: sortBy('Title'),
  },
]

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()

/** Measured by the time from the click to the next paint. */
export const clickDeeds: readonly Deed[] = [
  { title: 'sort 100 rows', path: hundred, run: sortBy('Status') },
  { title: 'select all of 100 rows', path: hundred, run: (page) => page.getByLabel('Select all') },
  { title: 'open the details of a row', path: hundred, run: button(/^Details of/) },
  { title: 'cards instead of the table', path: hundred, run: button('Grid view') },
  { title: 'open the filters', path: hundred, run: button('Filters') },
  { title: 'open a project beside the list', path: hundred, run: button(/^View /) },
  { title: 'the next page of the list', path: '/projects/list', run: button('Page 2') },
  { title: 'open the notifications', path: '/projects/list', run: button(/^Notifications/) },
  {
    title: 'go to the dashboard',
    path: '/projects/list',
    run: (page) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }),
  },
]

/** Milliseconds of the longest that browsers tell of its kind while a deed is done; 0 when they tell none. */
const longest =
  (kind: PerformanceObserverInit & { durationThreshold?: number }) =>
  (context: BrowserContext, base: string, deed: Deed, slowdown: number): Promise<number> =>
    done(context, base, deed, slowdown, async (page, run) => {
      await page.evaluate((kind) => {
        const seen: number[] = []
        new PerformanceObserver((list) => {
          // An event that is no answer to anybody says so with 0; what is no event has no such number.
          for (const entry of list.getEntries())
            if ((entry as PerformanceEntry & { interactionId?: number }).interactionId !== 0) seen.push(entry.duration)
        }).observe(kind)
        Object.assign(window, { seen })
      }, kind)
      await run()
      return page.evaluate(() => Math.max(0, ...(window as unknown as { seen: number[] }).seen))
    })

/**
 * The longest frame: from its first task until it is ready to be painted (long animation frames,
 * https://w3c.github.io/long-animation-frames/); none under 50 is told. What the painting takes is not in it: without a graphics card,
 * as here, that says nothing of a phone.
 */
export const longestFrame = longest({ type: 'long-animation-frame' })

/** From a deed's click to the next paint (in steps of 8, as browsers tell it). */
export const untilPaint = longest({ type: 'event', durationThreshold: 16 })

/** Opens the deed's page, lets it come to rest, and measures around the deed until the page rests again. */
const done = (
  context: BrowserContext,
  base: string,
  deed: Deed,
  slowdown: number,
  measured: (page: Page, run: () => Promise<void>) => Promise<number>,
): Promise<number> =>
  inPage(context, async (page) => {
    if (deed.narrow) await page.setViewportSize({ width: 390, height: 844 })
    const devTools = await context.newCDPSession(page)
    // Whether one likes a table or cards stays in the browser.
    await page.addInitScript(() => localStorage.removeItem('ascent.list'))
    await page.goto(base + deed.path)
    await rest(page)
    // The first sign of use has the code of what can be opened loaded; a person's hand moves before it clicks, too.
    await page.mouse.move(100, 100)
    await rest(page)
    if (deed.before) {
      await deed.before(page)
      await rest(page)
    }
    const run = await ready(page, devTools, deed)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return measured(page, async () => {
      await run()
      await rest(page)
    })
  })

/** The pointer is where it will click, as one's hand is: looking for the place, and lighting it up, is not to be measured. */
async function ready(page: Page, devTools: CDPSession, { run }: Deed): Promise<() => Promise<unknown>> {
  if ('by' in run) return () => run.by(page, devTools)
  const target = run(page)
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox())!
  const place = [x + width / 2, y + height / 2] as const
  await page.mouse.move(...place)
  await rest(page)
  return () => page.mouse.click(...place)
}

async function rest(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[aria-label=Loading], [aria-busy=true]'))
  await page.waitForTimeout(700)
}
