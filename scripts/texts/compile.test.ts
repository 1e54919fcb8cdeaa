/** Messages become functions with typed values; what cannot be read is named. */
import { expect, test } from 'vitest'
import { compile } from './compile.ts'

const typesOf = (message: string) => /readonly m: (.*) }\n/.exec(compile('en', { m: message }).types)![1]

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

test('groups of names are groups of functions', () => {
  const { code, types } = compile('en', { list: { title: 'Teams' } })
  expect(types).toContain('readonly list: { readonly title: () => string }')
  expect(code).toContain('title: () => "Teams"')
})

test.each([
  [{ list: { title: 'Hello {name' } }, /^list\.title: /],
  [{ 'a title': 'Teams' }, /^a title: names are written in camelCase/],
])('%o is refused by its name', (messages, words) => {
  expect(() => compile('en', messages as never)).toThrow(words)
})
