/** How much code a first visit brings, compressed as it is sent: what lands in the wrong file is seen here first. */
import { expect, test, type Page, type Request } from '@playwright/test'
import { devLogin, enter, settled } from './support.ts'

/** Each file is a question of its own; on a slow phone some dozens of them are longer on the way than what is in them. */
const mostFiles = 20

/** Kilobytes of 1,000 bytes. */
const budgets = [
  { address: '/landing', role: null, most: 195 },
  { address: '/auth', role: null, most: 232 },
  { address: '/projects/list', role: 'commercialization_team', most: 278 },
  { address: '/researchers/projects', role: 'researcher', most: 283 },
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
