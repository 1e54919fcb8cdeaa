/** The help library holds together: everything that it points to exists. */
import { expect, test } from 'vitest'
import { webhookEvents } from '#api/features/webhooks/webhook.rules.ts'
import { pages } from '#web/testing/pages.ts'
import { redirects } from '#web/app/redirects.ts'
import { categories, readArticle, types } from './article.ts'
import { ownNumber } from '#api/features/help/ownSlug.rules.ts'
import { articles, slugOf } from './articles.ts'
import { articleTexts } from './articleTexts.ts'
import { searchArticles } from './searchArticles.ts'

/** By the name of the file, in each language. */
const sources = {
  articles: {
    en: named(import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true })),
    ar: named(import.meta.glob<string>('./articles/ar/*.md', { query: '?raw', import: 'default', eager: true })),
  },
  guides: {
    en: named(import.meta.glob<string>('./guides/*.md', { query: '?raw', import: 'default', eager: true })),
    ar: named(import.meta.glob<string>('./guides/ar/*.md', { query: '?raw', import: 'default', eager: true })),
  },
}
const arabicArticles = Object.entries(sources.articles.ar).map(([slug, source]) => ({
  slug,
  ...readArticle(source, `ar/${slug}.md`),
}))
const paths = new Set(pages.map(({ description }) => description.path))
const slugs = new Set(articles.map(({ slug }) => slug))
const texts = Object.entries(sources).flatMap(([kind, languages]) =>
  Object.entries(languages).flatMap(([language, named]) =>
    Object.entries(named).map(([name, text]) => [`${kind}/${language}/${name}`, text] as const),
  ),
)

function named(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([file, source]) => [slugOf(file), source]))
}

const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!).toSorted()
const linksOf = (text: string) => matchesOf(text, /\]\(([^)]+)\)/g)
const codeOf = (text: string) => matchesOf(text, /`([^`\n]+)`/g)

const matches = (href: string) =>
  [...paths, ...redirects.map(({ from }) => from)].some((pattern) =>
    new URLPattern({ pathname: pattern }).test(href, 'https://ascent.example'),
  )

test('there are at least 30 articles, of every category and type', () => {
  expect(articles.length).toBeGreaterThanOrEqual(30)
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(categories))
  expect(new Set(articles.map(({ type }) => type))).toEqual(new Set(types))
})

test('no article of the product is called as those of a university are', () => {
  expect([...slugs].filter((slug) => ownNumber(slug) !== null || slug.startsWith('our-'))).toEqual([])
})

test.each(texts)('the links of %s lead somewhere', (_, text) => {
  for (const href of linksOf(text)) {
    if (href.startsWith('?article=')) expect(slugs).toContain(href.slice('?article='.length))
    else if (href.startsWith('/')) expect(matches(href), href).toBe(true)
    else expect(href).toMatch(/^https:/)
  }
})

test.each(articles.map(({ slug, pages: explained }) => [slug, explained] as const))(
  '%s explains pages that exist',
  (_, explained) => {
    for (const path of explained) expect(paths).toContain(path)
  },
)

test('every page of the signed-in is explained by an article', () => {
  const explained = new Set(articles.flatMap((article) => article.pages))
  for (const { description } of pages)
    if (description.requires !== 'public') expect(explained).toContain(description.path)
})

test.each(Object.entries(sources))(
  'the %s in Arabic are those in English, with the same links and code',
  (_, { en, ar }) => {
    expect(Object.keys(ar)).toEqual(Object.keys(en))
    for (const [name, text] of Object.entries(en)) {
      expect([name, ...linksOf(ar[name]!)]).toEqual([name, ...linksOf(text)])
      expect([name, ...codeOf(ar[name]!)]).toEqual([name, ...codeOf(text)])
    }
  },
)

test('an article in Arabic is about the same for the same people, in words of its own', () => {
  for (const { slug, head, text } of arabicArticles) {
    const { category, type, pages: explained, roles, title } = articles.find((one) => one.slug === slug)!
    expect({ slug, ...head }).toMatchObject({ slug, category, type, pages: explained, roles })
    for (const words of [head.title, head.summary, text]) expect(words, slug).toMatch(/\p{Script=Arabic}/u)
    expect(head.title).not.toBe(title)
  }
})

test('a search in Arabic finds a word in each of its spellings, with its article or without', () => {
  const shown = arabicArticles.map(({ slug, head }) => ({ slug, ...head }))
  const words = Object.fromEntries(arabicArticles.map(({ slug, text }) => [slug, text]))
  const found = (text: string) => searchArticles(shown, { text, category: 'All' }, words).map(({ slug }) => slug)
  const asked = found('إمكانية الوصول')
  expect(asked[0]).toBe('accessibility')
  for (const spelling of ['امكانيه الوصول', 'إِمْكانيّة الوُصول', 'إمكانيــة وصول', 'أمكانيه الوصول'])
    expect(found(spelling), spelling).toEqual(asked)
  expect(found('إمكانية منطاد')).toEqual([])
})

test('a search needs all words, and a title counts more than a text', () => {
  const found = searchArticles(articles, { text: 'readiness LEVELS', category: 'All' }, articleTexts)
  expect(found[0]?.slug).toBe('technology-readiness-levels')
  expect(searchArticles(articles, { text: 'readiness xyzzy', category: 'All' }, articleTexts)).toEqual([])
  // Letters that are mistyped are forgiven, where nothing is called so.
  expect(searchArticles(articles, { text: 'sesion', category: 'All' }, articleTexts).map(({ slug }) => slug)).toContain(
    'sessions',
  )
  const tips = searchArticles(articles, { text: '', category: 'Tips' }, articleTexts)
  expect(new Set(tips.map(({ category }) => category))).toEqual(new Set(['Tips']))
})

test('the article about webhooks names every event', () => {
  for (const event of webhookEvents) expect(articleTexts['webhooks']).toContain(`\`${event}\``)
})
