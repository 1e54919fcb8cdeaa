/** How letters and words are compared. */
import { expect, test } from 'vitest'
import type { Asked } from './asked.ts'
import type { Candidate } from './candidates.ts'
import { distanceOf, mistyped } from './distance.rules.ts'
import { placesOf } from './places.ts'
import { rank } from './rank.ts'

test.each([
  ['water', 'water', 0],
  ['watr', 'water', 1],
  ['waater', 'water', 1],
  ['wster', 'water', 1],
  ['waetr', 'water', 1],
  ['', 'abc', 3],
  ['elektrodialysys', 'electrodialysis', 2],
])('%s is %s but for %i letters', (one, other, letters) => {
  expect(distanceOf(one, other)).toBe(letters)
  expect(distanceOf(other, one)).toBe(letters)
})

test('short words must be typed as they are', () => {
  expect(['arl', 'trls', 'desalination'].map(mistyped)).toEqual([0, 1, 2])
})

const asked = (text: string, others: Record<string, number> = {}): Asked => ({
  plain: text,
  number: null,
  onlyNumber: false,
  words: text
    .split(' ')
    .map((word) => ({ word, stem: word, beginning: word, others: new Map(Object.entries(others)) })),
})
const candidate = (id: number, title: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  title,
  translated: null,
  plain: title.toLowerCase(),
  also: '',
  inText: [true],
  inParts: false,
  ...more,
})
const order = (text: string, candidates: Candidate[], others?: Record<string, number>) =>
  rank(asked(text, others), candidates).map(({ id }) => id)

test('what is called so comes first, then whole words, begun ones, keywords, and other text', () => {
  const candidates = [
    candidate(6, 'Silent'),
    candidate(5, 'Silent', { also: 'solar' }),
    candidate(4, 'Saolr panels'),
    candidate(3, 'Solarium'),
    candidate(2, 'On solar panels'),
    candidate(1, 'Solar'),
  ]
  expect(order('solar', candidates, { saolr: 1 })).toEqual([1, 2, 3, 4, 5, 6])
})

test('initials count like words of the title', () => {
  expect(order('nmr', [candidate(2, 'Silent'), candidate(1, 'Nuclear magnetic resonance')])).toEqual([1, 2])
})

test('says where the words are, and only the typed part of one that goes on', () => {
  expect(placesOf(asked('sola wells'), 'Solar-driven wells')).toEqual([
    { start: 0, end: 4 },
    { start: 13, end: 18 },
  ])
})
