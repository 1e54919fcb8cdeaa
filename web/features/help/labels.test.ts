/**
 * The labels that articles quote are those of the app. What an English article prints in bold and the app says somewhere is
 * a label: at the same place the Arabic article must have what the app says for it in Arabic.
 */
import { expect, test } from 'vitest'
import { slugOf } from './articles.ts'

type Messages = { [name: string]: string | Messages }

const english = import.meta.glob<Messages>('/texts/en/*.json', { import: 'default', eager: true })
const arabic = import.meta.glob<Messages>('/texts/ar/*.json', { import: 'default', eager: true })
const written = {
  articles: {
    en: import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true }),
    ar: import.meta.glob<string>('./articles/ar/*.md', { query: '?raw', import: 'default', eager: true }),
  },
  guides: {
    en: import.meta.glob<string>('./guides/*.md', { query: '?raw', import: 'default', eager: true }),
    ar: import.meta.glob<string>('./guides/ar/*.md', { query: '?raw', import: 'default', eager: true }),
  },
}

/** Bold for the sake of the sentence, though the app has a label of the same words. */
const stressed = new Map([
  ['commercial-potential', ['Line']],
  ['finding-your-way', ['Search']],
  ['glossary', ['Spin-out']],
  ['industry', ['Review proposals']],
  ['invention-disclosures', ['Release']],
  ['protect-before-you-publish', ['Notice', 'Publish']],
  ['reporting-a-problem', ['Where', 'When']],
  ['sign-in-providers', ['No account']],
  ['theme-and-display', ['Signed in']],
])

/** All messages by the path to them. */
function flat(messages: Messages, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([name, message]) =>
    typeof message === 'string' ? [[`${path}/${name}`, message] as [string, string]] : flat(message, `${path}/${name}`),
  )
}

const catalogue = (files: Record<string, Messages>) =>
  Object.entries(files).flatMap(([file, messages]) => flat(messages, slugOf(file)))
/** A title or a placeholder is quoted without its full stop or its ellipsis. */
const bare = (words: string) => words.replace(/(\.\.\.|…|\.)$/, '')
const boldOf = (text: string) => [...text.matchAll(/\*\*([^*\n]+)\*\*/g)].map(([, words]) => bare(words!))

const inArabic = new Map(catalogue(arabic))
/** What the app says in Arabic for words that it says in English. */
const said = Map.groupBy(catalogue(english), ([, message]) => bare(message))

const pairs = Object.values(written).flatMap(({ en, ar }) =>
  Object.entries(en).map(([file, text]) => [slugOf(file), text, ar[file.replace(/([^/]+)$/, 'ar/$1')]!] as const),
)

test.each(pairs)('%s quotes the labels of the app in Arabic', (slug, englishText, arabicText) => {
  const [quoted, translated] = [boldOf(englishText), boldOf(arabicText)]
  expect(translated).toHaveLength(quoted.length)
  for (const [place, words] of quoted.entries()) {
    const messages = said.get(words)
    // Words in the middle of a sentence are stressed, not quoted; names of keys stay as they are.
    if (!messages || !/^\p{Lu}/u.test(words) || translated[place] === words || stressed.get(slug)?.includes(words))
      continue
    const labels = messages.map(([path]) => bare(inArabic.get(path) ?? ''))
    expect(labels, `${words} at place ${place + 1}`).toContain(translated[place])
  }
})
