/**
 * Every page in Arabic, wide and narrow: written from the right, accessible, nothing that scrolls sideways, no English words of ours.
 * pages.spec.ts asks the same in English, and of its colours.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { languageCookie } from '../../api/languageCookie.rules.ts'
import { portion } from '../testing/portion.ts'
import { opensDialog, visitedPages } from './pages.ts'
import { test } from './oneBrowser.ts'
import { complaints, devLogin, enter, expectNothingSideways, expectOperable, settled } from './support.ts'

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })

const texts = path.resolve(import.meta.dirname, '../../texts')

type Groups = Record<string, Record<string, string>>
const read = (language: string, file: string) =>
  JSON.parse(readFileSync(path.join(texts, language, file), 'utf8')) as Groups

/** Messages without values that have another text in Arabic: none of them may stand on a page in Arabic. */
const english = new Set(
  readdirSync(path.join(texts, 'en')).flatMap((file) => {
    const arabic = read('ar', file)
    return Object.entries(read('en', file)).flatMap(([group, messages]) =>
      Object.entries(messages).flatMap(([name, text]) =>
        /^[A-Z].{3,}$/.test(text) && text !== 'English' && !/[{<]/.test(text) && arabic[group]?.[name] !== text
          ? [text]
          : [],
      ),
    )
  }),
)

/** What was said of a record when it was made stays in the language of then. */
const writtenInEnglish = new Set(['/ai/project-synergies/1'])

for (const visited of portion(visitedPages)) {
  const { path: pathname, address = pathname, role } = visited
  test(`${role} opens ${address} in Arabic`, async ({ page, baseURL }) => {
    const said = complaints(page)
    await page.context().addCookies([{ name: languageCookie, value: 'ar', url: baseURL! }])
    if (role !== 'visitor') await enter(page, await devLogin(role))
    await page.goto(address)
    await settled(page)
    await expect(page.locator('html[lang=ar][dir=rtl]')).toBeAttached()
    if (opensDialog(visited)) await expect(page.getByRole('dialog').first()).toBeVisible()
    await expectNothingSideways(page)
    if (!writtenInEnglish.has(address)) expect(await inEnglish(page)).toEqual([])
    expect(await againstTheirWay(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 900 })
    await settled(page)
    await expectOperable(page)
    await expectNothingSideways(page)
    await page.setViewportSize({ width: 320, height: 900 })
    await expectNothingSideways(page)
    expect(said).toEqual([])
  })
}

/**
 * Headings, labels, buttons, tabs and links of navigation that stand on the page word for word as they do in English. Names of
 * languages are said in themselves; what records say, and what was written about them, stays as it was written.
 */
async function inEnglish(page: Page): Promise<string[]> {
  const shown = await page
    .locator('h1, h2, h3, thead th, legend, label, button, [role=tab], [role=menuitem], nav a')
    .evaluateAll((elements) => elements.map((element) => element.textContent.trim()))
  return [...new Set(shown)].filter((text) => english.has(text))
}

/** English words with a mark at their end that are set from the right, where the mark would stand before them. */
const againstTheirWay = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = /^[^\p{Script=Arabic}]*\p{Script=Latin}[^\p{Script=Arabic}]*\s[^\p{Script=Arabic}]*[.!?:)…”]$/u
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (nodes.nextNode()) {
      const { textContent, parentElement } = nodes.currentNode
      const text = textContent!.trim()
      // What a message isolates by itself begins with a mark that is not seen.
      if (!words.test(text) || text.startsWith('\u2068') || !parentElement!.checkVisibility()) continue
      const { direction } = getComputedStyle(parentElement!)
      if (direction === 'rtl' && parentElement!.getBoundingClientRect().width > 1) found.push(text)
    }
    return [...new Set(found)]
  })
