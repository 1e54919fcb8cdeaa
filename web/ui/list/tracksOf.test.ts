/** What a table's columns take, and from where on it is moved sideways. */
import { expect, test } from 'vitest'
import { tracksOf } from './tracksOf.ts'

test('what is as wide in each row has its width, and the others share what is left', () => {
  expect(tracksOf(0, [{ width: 4 }, { share: 2 }, {}])).toEqual({
    '--columns': '4rem minmax(14rem, 2fr) minmax(7rem, 1fr)',
    minWidth: '25rem',
  })
})

test('the columns for choosing and opening a row come first', () => {
  expect(tracksOf(2, [{ width: 10 }])).toEqual({ '--columns': '2.25rem 2.25rem 10rem', minWidth: '14.5rem' })
})
