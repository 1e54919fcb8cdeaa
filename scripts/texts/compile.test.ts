/** Messages become functions with typed values; what cannot be read is named. */
import { expect, test } from 'vitest'
import { compile } from './compile.ts'

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

test('each message is an export, though it has a name that the language reserves', async () => {
  const messages = { delete: 'Delete', counted: '{count, plural, one {# team} other {# teams}}' }
  const { code } = compile('en', messages, 'list')
  const address = import.meta.resolve('@messageformat/runtime')
  const cardinals = import.meta.resolve('@messageformat/runtime/lib/cardinals')
  const found = code
    .replace('"@messageformat/runtime"', JSON.stringify(address))
    .replace('"@messageformat/runtime/lib/cardinals"', JSON.stringify(cardinals))
  const made = (await import(`data:text/javascript,${encodeURIComponent(found)}`)) as Record<
    string,
    (values?: object) => string
  >
  expect(made['delete']!()).toBe('Delete')
  expect([1, 2000].map((count) => made['counted']!({ count }))).toEqual(['1 team', '2,000 teams'])
})

test.each([
  [{ title: 'Hello {name' }, /^list\.title: /],
  [{ 'a title': 'Teams' }, /^list\.a title: names are written in camelCase/],
])('%o is refused by its name', (messages, words) => {
  expect(() => compile('en', messages as never, 'list')).toThrow(words)
})
