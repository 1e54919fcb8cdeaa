/** Every form of the product in a real browser against the real server: it refuses in words what is wrong, and saves. */
import { expect, test, type Page } from '@playwright/test'
import { openers, type Opener } from './forms/openers.ts'
import { formSources } from './forms/places.ts'
import { press } from './forms/press.ts'
import { search } from './forms/search.ts'
import { pageFor, serverOf, sessionOf } from './forms/server.ts'
import { walk } from './forms/walk.ts'
import { complaints, enter, settled } from './support.ts'

/** The calls that openers.ts does not name are searched for. */
const waysOf = (call: string): readonly (Opener | undefined)[] =>
  call in openers ? [openers[call]!].flat() : [undefined]

const calls = new Set(formSources.map(({ call }) => call))

test('every form that the sources have is opened', () => {
  expect(formSources.length).toBeGreaterThan(80)
  expect(Object.keys(openers).filter((call) => !calls.has(call))).toEqual([])
  const walked = (call: string) => `${call}: ${waysOf(call).length}`
  const written = (call: string) => `${call}: ${formSources.filter((one) => one.call === call).length}`
  expect([...calls].map(walked), 'openers.ts names each form of a call that has several').toEqual(
    [...calls].map(written),
  )
})

for (const call of calls)
  for (const [nth, named] of waysOf(call).entries())
    test(`the form of ${call}${nth ? `, ${nth + 1}` : ''} says what is wrong and saves`, async ({
      browser,
      request,
    }) => {
      const server = serverOf(request)
      const signIn = async (to: Page, as: string) => {
        if (as !== 'visitor') await enter(to, await sessionOf(as))
      }
      const source = formSources.filter((one) => one.call === call)[nth]!
      // Some forms have forty fields, and a search for a form takes as long as the walk through it.
      test.slow()
      const opener: Opener | null = named ?? (await search(browser, signIn, source))
      expect(
        opener,
        `No page of the demo university shows form[name=${call}] (${source.file}) within a few presses. Add to ` +
          `the file of its feature in web/e2e/forms who opens it, at which address, what is pressed there, and in \`before\` what ` +
          `somebody else does first.`,
      ).not.toBeNull()
      if (!opener) return
      await opener.before?.(server)
      const page = await pageFor(browser, opener.as)
      const said = complaints(page)
      await page.goto(typeof opener.address === 'string' ? opener.address : await opener.address(server))
      await settled(page)
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
