/** Every text has its Arabic, with the same values and tags and all plural forms; the field's terms are said as the glossary says. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import { describe, expect, test } from 'vitest'
import { features, readTranslation } from './catalogue.ts'

/** What a message needs of who says it: its values, its tags, and for each choice the cases. */
function shapeOf(message: string) {
  const values = new Set<string>()
  const choices: { name: string; type: string; cases: string[] }[] = []
  const words: string[] = []
  const collect = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type === 'content') words.push(token.value)
      if (!('arg' in token)) continue
      values.add(token.arg)
      if (!('cases' in token)) continue
      choices.push({ name: token.arg, type: token.type, cases: token.cases.map(({ key }) => key) })
      for (const one of token.cases) collect(one.tokens)
    }
  }
  collect(parse(message, { strict: true }))
  const tags = new Set([...message.matchAll(/<\/?\w+>/g)].map(([tag]) => tag))
  return { values: [...values].toSorted(), tags: [...tags].toSorted(), choices, words: words.join(' ') }
}

/** What every count needs in Arabic (CLDR); none is said where the English says it. */
const forms = ['one', 'two', 'few', 'many', 'other']

function faultsOf(english: string, arabic: string | undefined): string[] {
  if (arabic === undefined) return ['is missing']
  const [one, other] = [shapeOf(english), shapeOf(arabic)]
  return [
    ...(String(one.values) === String(other.values)
      ? []
      : [`has the values ${other.values.join()}, not ${one.values.join()}`]),
    ...(String(one.tags) === String(other.tags) ? [] : [`has the tags ${other.tags.join()}, not ${one.tags.join()}`]),
    ...other.choices.flatMap(({ name, type, cases }) => {
      const lacking =
        type === 'plural'
          ? forms.filter((form) => !cases.includes(form) && !cases.includes({ one: '=1', two: '=2' }[form] ?? ''))
          : (one.choices.find((choice) => choice.name === name)?.cases ?? []).filter((form) => !cases.includes(form))
      return lacking.length ? [`lacks ${lacking.join()} of ${name}`] : []
    }),
    ...(/[٠-٩]/.test(arabic) ? ['has digits of its own: the reader chooses them'] : []),
  ]
}

test.each([
  ['Teams', 'الفرق', []],
  ['Teams', undefined, ['is missing']],
  ['Hello {name}', 'مرحبًا', ['has the values , not name']],
  ['<b>All</b>', 'الكل', ['has the tags , not </b>,<b>']],
  ['{n, plural, one {# day} other {# days}}', '{n, plural, one {يوم} other {# يوم}}', ['lacks two,few,many of n']],
  ['{way, select, up {rose} other {fell}}', '{way, select, other {نزل}}', ['lacks up of way']],
  ['In 2026', 'في ٢٠٢٦', ['has digits of its own: the reader chooses them']],
])('%s: %s', (english, arabic, faults) => {
  expect(faultsOf(english, arabic)).toEqual(faults)
})

describe.each(features())('%s', (feature) => {
  const english = readTranslation('en', feature).groups
  const { groups: arabic, uncertain } = readTranslation('ar', feature)
  const each = (groups: typeof english) =>
    Object.entries(groups).flatMap(([group, messages]) =>
      Object.entries(messages).map(([name, text]) => ({
        name: `${group}.${name}`,
        text,
        other: arabic[group]?.[name],
      })),
    )

  test('is said in Arabic whole', () => {
    expect(
      each(english).flatMap(({ name, text, other }) => faultsOf(text, other).map((fault) => `${name} ${fault}`)),
    ).toEqual([])
  })

  test('says nothing in Arabic that is not said in English, nor doubts what is not there', () => {
    const known = new Set(each(english).map(({ name }) => name))
    const strange = [...each(arabic).map(({ name }) => name), ...Object.keys(uncertain)].filter(
      (name) => !known.has(name),
    )
    expect(strange).toEqual([])
  })

  test('has the terms of the glossary', () => {
    expect(
      each(english).flatMap(({ name, text, other = '' }) =>
        missingTerms(shapeOf(text).words, shapeOf(other).words).map(
          (term) => `${name} says ${term} in another way: ${other}`,
        ),
      ),
    ).toEqual([])
  })
})

interface Term {
  english: RegExp
  /** Parts of words by one of which the term is known, whatever stands before or after it. */
  stems: string[]
  name: string
}

/** The table of docs/glossary-arabic.md. */
function glossary(): Term[] {
  const file = readFileSync(path.resolve(import.meta.dirname, '../../docs/glossary-arabic.md'), 'utf8')
  const rows = [...file.matchAll(/^\| ([A-Za-z][^|]*?) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].slice(1)
  return rows.map(([, name = '', , stems = '']) => ({
    name: name.replace(/ \(.*\)/, ''),
    english: new RegExp(`\\b${name.replace(/ \(.*\)/, '')}s?\\b`, 'i'),
    stems: stems.split('،').map((stem) => bare(stem.trim())),
  }))
}

/** Without vowel marks, which say the same. */
const bare = (text: string) => text.replaceAll(/[\u064b-\u0652\u0640]/g, '')

const terms = glossary()

/** The terms of an English text that the Arabic one says in another way. Paths and names of products stand in both as they are. */
function missingTerms(english: string, arabic: string): string[] {
  const kept = new Set(arabic.match(/[\w@./-]*[A-Za-z][\w@./-]*/g))
  const said = english.replaceAll(/[\w@./-]+/g, (word) => (kept.has(word) ? '' : word))
  return terms
    .filter((term) => term.english.test(said) && !term.stems.some((stem) => bare(arabic).includes(stem)))
    .map(({ name }) => name)
}

test('the glossary is read', () => {
  expect(terms.length).toBeGreaterThan(40)
  expect(missingTerms('Your project was archived', 'تمت أرشفة مشروعك')).toEqual([])
  expect(missingTerms('Your projects', 'أعمالك')).toEqual(['project'])
})
