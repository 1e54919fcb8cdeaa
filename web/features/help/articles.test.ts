/** The help library holds together: everything that it points to exists. */
import { expect, test } from 'vitest'
import { webhookEvents } from '#api/features/webhooks/webhook.rules.ts'
import { pages } from '#web/testing/pages.ts'
import { redirects } from '#web/app/redirects.ts'
import { categories, types } from './article.ts'
import { articles } from './articles.ts'
import { articleTexts } from './articleTexts.ts'
import { searchArticles } from './searchArticles.ts'

const guides = import.meta.glob<string>('./guides/*.md', { query: '?raw', import: 'default', eager: true })
const paths = new Set(pages.map(({ description }) => description.path))
const slugs = new Set(articles.map(({ slug }) => slug))
const texts = { ...articleTexts, ...guides }

const matches = (path: string) =>
  [...paths, ...redirects.map(({ from }) => from)].some((pattern) =>
    new URLPattern({ pathname: pattern }).test({ pathname: path }),
  )

test('there are at least 30 articles, of every category and type', () => {
  expect(articles.length).toBeGreaterThanOrEqual(30)
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(categories))
  expect(new Set(articles.map(({ type }) => type))).toEqual(new Set(types))
})

test.each(Object.entries(texts))('the links of %s lead somewhere', (_, text) => {
  for (const [, href = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
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

test('a search needs all words, and a title counts more than a text', () => {
  const found = searchArticles(articles, { text: 'readiness LEVELS', category: 'All' }, articleTexts)
  expect(found[0]?.slug).toBe('technology-readiness-levels')
  expect(searchArticles(articles, { text: 'readiness xyzzy', category: 'All' }, articleTexts)).toEqual([])
  const tips = searchArticles(articles, { text: '', category: 'Tips' }, articleTexts)
  expect(new Set(tips.map(({ category }) => category))).toEqual(new Set(['Tips']))
})

test('the article about webhooks names every event', () => {
  for (const event of webhookEvents) expect(articleTexts['webhooks']).toContain(`\`${event}\``)
})
