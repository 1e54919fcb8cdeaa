import { expect, test } from 'vitest'
import { unstorable } from './storable.ts'

const words = 'Contains a character that cannot be stored'

test.each([
  ['a\0b', { input: words }],
  [{ title: 'a\ud800' }, { title: words }],
  [{ tags: ['solar', '\udc00'] }, { 'tags[1]': words }],
  [{ filter: { search: '\0' }, title: 'ok' }, { 'filter.search': words }],
  [{ cell: { 'a\0': 1 } }, { cell: words }],
])('%o is refused by field', (value, refused) => {
  expect(unstorable(value)).toEqual(refused)
})

test.each(['🌞 \n\t', null, 12, { at: new Date(), bytes: new Uint8Array(2), list: [{ text: 'é' }] }])(
  '%o can be stored',
  (value) => expect(unstorable(value)).toBeNull(),
)

test('JSON nested so deep that it would exhaust the stack is refused', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown
  expect(Object.values(unstorable({ filter: deep })!)).toEqual(['Is nested more than 32 levels deep'])
})
