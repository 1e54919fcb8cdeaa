/** What opens over a long list for the first time brings style rules of its own: they must not have the whole list styled again. */
import { expect, test, type CDPSession, type Page } from '@playwright/test'
import { devLogin, enter, settled } from './support.ts'

interface TraceEvent {
  name: string
  args: { elementCount?: number }
}

/** The elements of the largest styling while something is done. */
async function mostStyled(devTools: CDPSession, deed: () => Promise<unknown>): Promise<number> {
  const events: TraceEvent[] = []
  devTools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await deed()
  const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve))
  await devTools.send('Tracing.end')
  await complete
  return Math.max(
    0,
    ...events.map(({ name, args }) => (name === 'UpdateLayoutTree' && args.elementCount ? args.elementCount : 0)),
  )
}

/** How many elements there are once all rows have come, which they do over some frames. */
async function allOf(page: Page): Promise<number> {
  let count = 0
  await expect(async () => {
    const before = count
    count = await page.locator('*').count()
    expect(count).toBe(before)
  }).toPass({ intervals: [300] })
  return count
}

for (const { opens, name, panel } of [
  { opens: 'the filters', name: 'Filters', panel: 'dialog' },
  { opens: 'the notifications', name: /^Notifications/, panel: 'dialog' },
  { opens: 'the details of a row', name: /^Details of/, panel: 'definition' },
] as const)
  test(`${opens} open over a list without having it styled again`, async ({ page }) => {
    await enter(page, await devLogin('commercialization_team'))
    await page.goto('/projects/list?size=100')
    await settled(page)
    const elements = await allOf(page)
    const button = page.getByRole('button', { name }).first()
    await button.hover()
    const styled = await mostStyled(await page.context().newCDPSession(page), async () => {
      await button.click()
      await expect(page.getByRole(panel).first()).toBeVisible()
      await settled(page)
    })
    console.log(`${opens}: ${styled} of ${elements} elements styled`)
    expect(styled).toBeGreaterThan(0)
    expect(styled).toBeLessThan(elements / 4)
  })
