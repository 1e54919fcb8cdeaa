/** Every form of the product in a real browser against the real server: it refuses in words what is wrong, and saves. */
import { expect, test } from '@playwright/test'
import { openers, type Opener } from './forms/openers.ts'
import { formSources } from './forms/formSources.ts'
import { press } from './forms/press.ts'
import { pageFor, serverOf } from './forms/server.ts'
import { walk } from './forms/walk.ts'
import { portion } from '../testing/portion.ts'
import { hasOverlay } from './pages.ts'
import { complaints, settled } from './support.ts'

const waysOf = (call: string): readonly Opener[] => [openers[call] ?? []].flat()

const calls = new Set(formSources.map(({ call }) => call))

test('every form that the sources have is opened', () => {
  expect(formSources.length).toBeGreaterThan(80)
  expect(Object.keys(openers).filter((call) => !calls.has(call))).toEqual([])
  const walked = (call: string) => `${call}: ${waysOf(call).length}`
  const written = (call: string) => `${call}: ${formSources.filter((one) => one.call === call).length}`
  expect([...calls].map(walked), 'openers.ts says of each form where it opens').toEqual([...calls].map(written))
})

for (const call of portion(calls))
  for (const [nth, opener] of waysOf(call).entries())
    test(`the form of ${call}${nth ? `, ${nth + 1}` : ''} says what is wrong and saves`, async ({
      browser,
      request,
    }) => {
      // Some forms have forty fields.
      test.slow()
      const server = serverOf(request)
      const source = formSources.filter((one) => one.call === call)[nth]!
      await opener.before?.(server)
      const page = await pageFor(browser, opener.as)
      const said = complaints(page)
      const address = typeof opener.address === 'string' ? opener.address : await opener.address(server)
      await page.goto(address)
      await settled(page)
      // What is pressed is in it: the page below may have a button of the same name.
      if (hasOverlay(address)) await expect(page.getByRole('dialog').first()).toBeVisible()
      for (const what of opener.press ?? []) await press(page, what)
      await opener.meanwhile?.(page)
      const form = page.locator(`form[name=${call}]`).nth(opener.nth ?? 0)
      await expect(form).toBeVisible({ timeout: 15_000 })
      await walk(form, {
        call,
        given: opener.values ?? {},
        ...(opener.confirm && { confirm: opener.confirm }),
        asks: source.asks,
      })
      expect(said).toEqual([])
      await page.close()
    })
