/** How much code a first visit brings, and a page's charts, compressed as it is sent: what lands in the wrong file is seen here first. */
import { expect, test, type Page, type Request } from '@playwright/test'
import { devLogin, enter, settled } from './support.ts'

/** Each file is a question of its own; on a slow phone some dozens of them are longer on the way than what is in them. */
const mostFiles = 18

/** Kilobytes of 1,000 bytes. */
const budgets = [
  { address: '/landing', role: null, most: 199 },
  { address: '/auth', role: null, most: 231 },
  { address: '/projects/list', role: 'commercialization_team', most: 289 },
  { address: '/researchers/projects', role: 'researcher', most: 288 },
] as const

const isScript = async (request: Request) =>
  (await request.response())?.headers()['content-type']?.includes('javascript') ?? false

async function scriptsOf(page: Page, address: string) {
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(address, { waitUntil: 'networkidle' })
  await settled(page)
  await page.waitForLoadState('networkidle')
  const sizes: number[] = []
  for (const request of finished)
    if (await isScript(request)) {
      expect((await request.response())?.headers()['content-encoding'], request.url()).toBe('br')
      sizes.push((await request.sizes()).responseBodySize)
    }
  return sizes
}

for (const { address, role, most } of budgets)
  test(`${address} brings at most ${most} kB of code in ${mostFiles} files`, async ({ page }) => {
    if (role) await enter(page, await devLogin(role))
    const sizes = await scriptsOf(page, address)
    expect(sizes.length).toBeGreaterThan(1)
    const total = sizes.reduce((sum, size) => sum + size, 0) / 1000
    console.log(`${address}: ${total.toFixed(1)} kB of code in ${sizes.length} files`)
    expect(total).toBeLessThanOrEqual(most)
    expect(sizes.length).toBeLessThanOrEqual(mostFiles)
  })

/** Pages with the most kinds of charts of their role; a page without any brings what else they share. */
const charted = [
  { address: '/analytics', role: 'commercialization_team', plain: '/projects/list' },
  { address: '/kuteam/analytics', role: 'commercialization_team', plain: '/projects/list' },
  { address: '/ku-dashboard', role: 'commercialization_team', plain: '/projects/list' },
  { address: '/portfolio/performance', role: 'investor', plain: '/opportunities' },
] as const

const mostOfCharts = 60

for (const { address, role, plain } of charted)
  test(`the charts of ${address} bring at most ${mostOfCharts} kB`, async ({ page }) => {
    await enter(page, await devLogin(role))
    const code = new Map<string, { size: number; url: string }>()
    const read: Promise<unknown>[] = []
    page.on('requestfinished', (request) =>
      read.push(
        (async () => {
          if (!(await isScript(request))) return
          const url = request.url()
          code.set(url.split('/').at(-1)!, { size: (await request.sizes()).responseBodySize, url })
        })(),
      ),
    )
    const visit = async (path: string) => {
      await page.goto(path)
      await settled(page)
      await Promise.all(read)
    }
    await visit(plain)
    const known = new Set(code.keys())
    await visit(address)
    // Each chart is drawn in the place in which it was waited for.
    await page.locator('main [aria-hidden] svg').first().waitFor()
    await settled(page)
    await Promise.all(read)
    // Nivo's files, those that they wait for, and our own around them.
    const brought = new Set([...code.keys()].filter((name) => /^(nivo|Chart|SeriesChart|Legend)/.test(name)))
    for (const name of brought) {
      const url = code.get(name)?.url
      // Asked for again, because a browser forgets what it read for a page that it has left.
      const text = url ? await (await page.request.get(url)).text() : ''
      for (const [, needed] of text.matchAll(/from\s*["']\.\/([^"']+)["']/g)) brought.add(needed!)
    }
    expect([...brought].filter((name) => name.startsWith('nivo')).length).toBeGreaterThan(1)
    const total =
      [...brought].reduce((sum, name) => sum + (known.has(name) ? 0 : (code.get(name)?.size ?? 0)), 0) / 1000
    console.log(`${address}: ${total.toFixed(1)} kB of charts`)
    expect(total).toBeLessThanOrEqual(mostOfCharts)
  })
