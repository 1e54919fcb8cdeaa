/** Messages become functions with typed values; what cannot be read is named. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { languages } from '../../texts/language.ts'
import { compile, compileAll } from './compile.ts'

const typesOf = (message: string) => /const \$m: (.*)\n/.exec(compile('en', { m: message }, 'list').types)![1]

test.each([
  ['Projects', '() => string'],
  ['Hello {name}', '(values: { name: string | number }) => string'],
  [
    '{count, plural, one {# file} other {# files}} of {owner}',
    '(values: { count: number; owner: string | number }) => string',
  ],
  ['{way, select, up {rose} other {fell}}', '(values: { way: "up" | (string & {}) }) => string'],
])('%s is %s', (message, types) => {
  expect(typesOf(message)).toBe(types)
})

/** The functions of a compiled module, which looks for what it imports from where it is written. */
function functionsOf(code: string) {
  const found = code
    .replaceAll(/(?<=from )"(.+?)"/g, (_, name: string) => JSON.stringify(import.meta.resolve(name)))
    .replaceAll(/(?<=from )'\.\.\/\.\.\/\.\.\/(.+?)'/g, (_, file: string) =>
      JSON.stringify(pathToFileURL(path.resolve(import.meta.dirname, '../../texts', file)).href),
    )
  return import(`data:text/javascript,${encodeURIComponent(found)}`) as Promise<
    Record<string, (values?: object) => string>
  >
}

/** The language of those modules, which are other ones than this test's. */
const { readLanguageFrom, writeDigitsAs } = (await functionsOf(
  `export * from '../../../language.ts'`,
)) as never as typeof import('../../texts/language.ts')

test('each message is an export, though it has a name that the language reserves', async () => {
  const messages = { delete: 'Delete', counted: '{count, plural, one {# team} other {# teams}}' }
  const { code } = compile('en', messages, 'list')
  const made = await functionsOf(code)
  expect(made['delete']!()).toBe('Delete')
  expect([1, 2000].map((count) => made['counted']!({ count }))).toEqual(['1 team', '2,000 teams'])
})

test.each([
  [{ title: 'Hello {name' }, /^list\.title: /],
  [{ 'a title': 'Teams' }, /^list\.a title: names are written in camelCase/],
])('%o is refused by its name', (messages, words) => {
  expect(() => compile('en', messages as never, 'list')).toThrow(words)
})

const greetings = {
  en: { hello: '{name} has {count, plural, one {# team} other {# teams}} in {year}' },
  ar: {
    hello:
      'لدى {name} {count, plural, one {فريق واحد} two {فريقان} few {# فرق} many {# فريقًا} other {# فريق}} في {year}',
  },
}

test('a message answers in the language that is wanted when it is called', async () => {
  const { hello } = await functionsOf(compileAll(greetings))
  const inEach = languages.map((wanted) => {
    readLanguageFrom(() => wanted)
    return hello!({ name: 'ليلى', count: 3, year: 2026 })
  })
  readLanguageFrom(() => 'en')
  expect(inEach).toEqual(['ليلى has 3 teams in 2026', 'لدى ليلى 3 فرق في 2026'])
})

test('in Arabic names in Latin letters keep their own direction, addresses are left alone, and digits are the reader’s', async () => {
  const { hello } = await functionsOf(compile('ar', greetings.ar, 'list').code)
  readLanguageFrom(() => 'ar')
  const layla = { name: 'Layla (KU)', count: 11, year: 2026 }
  expect(hello!(layla)).toBe('لدى \u2068Layla (KU)\u2069 11 فريقًا في 2026')
  expect(hello!({ ...layla, name: 'https://ku.test' })).toContain('لدى https://ku.test 11')
  writeDigitsAs('arab')
  expect(hello!({ ...layla, name: 'ليلى' })).toBe('لدى ليلى ١١ فريقًا في ٢٠٢٦')
  writeDigitsAs('latn')
  readLanguageFrom(() => 'en')
})
