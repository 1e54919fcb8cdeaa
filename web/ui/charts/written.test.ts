/** The words of charts: whole, and in their order. */
import { expect, onTestFinished, test } from 'vitest'
import { readLanguageFrom } from '#language'
import { firstLines, inLines, written } from './written.ts'

test('words are broken into lines, a long one for itself', () => {
  expect(inLines('License to Operate', 14)).toEqual(['License to', 'Operate'])
  expect(inLines('Value', 14)).toEqual(['Value'])
  expect(inLines('Telecommunications and space', 14)).toEqual(['Telecommunications', 'and space'])
})

test('a name that has no room for all its lines says so', () => {
  expect(firstLines('Chemistry', 21, 2)).toEqual(['Chemistry'])
  expect(firstLines('Accept or decline an introduction', 21, 2)).toEqual(['Accept or decline an', 'introduction'])
  expect(firstLines('Answer a question of a company about a project', 21, 2)).toEqual([
    'Answer a question of',
    'a company about a…',
  ])
  expect(firstLines('Betriebswirtschaftslehre', 21, 2)).toEqual(['Betriebswirtschaftsl…'])
})

test('in Arabic a text of a picture goes from the right', () => {
  onTestFinished(() => readLanguageFrom(() => 'en'))
  expect(written('AED 4.9M')).toBe('AED 4.9M')
  readLanguageFrom(() => 'ar')
  expect(written('4.9 مليون AED')).toBe('\u20674.9 مليون AED\u2069')
})
