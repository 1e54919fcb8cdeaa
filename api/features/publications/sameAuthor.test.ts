/** Names as they are printed, and the people who may or may not be meant. */
import { expect, test } from 'vitest'
import { joinName, shownName, splitName } from './authorName.rules.ts'
import { mayBe, namesOf } from './sameAuthor.ts'

const layla = { name: 'Dr. Layla M. Al Shehhi', firstName: '', lastName: '' }
const jose = { name: 'José López', firstName: 'José', lastName: 'López' }
const noura = { name: 'Noura Haddad', firstName: '', lastName: '' }

test.each([
  ['Layla Al Shehhi', layla, true],
  ['L. M. Al-Shehhi', layla, true],
  ['Al Shehhi, L.', layla, true],
  ['Alshehhi L', layla, true],
  ['AlShehhi LM', layla, true],
  ['L. K. Al Shehhi', layla, false],
  ['Mariam Al Shehhi', layla, false],
  ['Shehhi', layla, false],
  ['Jose Lopez', jose, true],
  ['LÓPEZ, J', jose, true],
  ['Juan López', jose, false],
  ['Haddad NK', noura, true],
  ['Haddad Noura', noura, false],
  ['N. Haddadi', noura, false],
  ['{Noura Haddad}', noura, false],
])('%s may be %o: %s', (author, person, expected) => {
  expect(mayBe(author, namesOf(person))).toBe(expected)
})

test.each([
  [{ given: 'Noura', family: 'Haddad' }, 'Noura Haddad'],
  [{ given: 'Layla', family: 'Al Shehhi' }, 'Layla Al Shehhi'],
  [{ given: 'Jan', family: 'van den Berg' }, 'Jan van den Berg'],
  [{ given: 'Ana', family: 'García Márquez' }, 'García Márquez, Ana'],
  [{ literal: 'Water Group, Inc.' }, '{Water Group Inc.}'],
  [{ family: 'Plato' }, 'Plato'],
])('%o is one line that is read as the same again', (name, line) => {
  expect(joinName(name)).toBe(line)
  expect(joinName(splitName(line))).toBe(line)
})

test('shown names have the given name first', () => {
  expect(['García Márquez, Ana', '{Water Group}', 'Noura Haddad'].map(shownName)).toEqual([
    'Ana García Márquez',
    'Water Group',
    'Noura Haddad',
  ])
})
