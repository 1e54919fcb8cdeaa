/** What of an address is left out when the server refuses its query. */
import { expect, test } from 'vitest'
import { globalId } from '#web/relay/globalId.ts'
import { leaveOut } from './leaveOut.ts'

const left = (address: string, variables: object, ...paths: string[]) => {
  const fieldErrors = Object.fromEntries(paths.map((path) => [path, 'Is not one of the choices']))
  const { kept, leftOut } = leaveOut(new URLSearchParams(address), { fieldErrors, variables: { ...variables } })
  return { kept: kept.toString(), leftOut }
}

test('one value of several is left out, whatever the parameter is called', () => {
  const filter = { status: ['ACTIVE', 'FLYING'], search: 'solar' }
  expect(left('state=active&state=flying&q=solar', { filter }, 'filter.status[1]')).toEqual({
    kept: 'state=active&q=solar',
    leftOut: ['state=flying'],
  })
})

test('what the rules of a filter refuse is named without the filter', () =>
  expect(left('trl=99&q=solar', { first: 25, filter: { trl: [99], search: 'solar' } }, 'trl[0]')).toEqual({
    kept: 'q=solar',
    leftOut: ['trl=99'],
  }))

test('an order is left out as a whole', () =>
  expect(left('sort=COLOUR:ASC&page=2', { sort: { field: 'COLOUR', direction: 'ASC' } }, 'sort.field')).toEqual({
    kept: 'page=2',
    leftOut: ['sort=COLOUR:ASC'],
  }))

test('a number that is none is found by its name, a record by its number', () => {
  expect(left('trl=many&q=x', { filter: { trl: [NaN] } }, 'filter.trl[0]')).toMatchObject({ leftOut: ['trl=many'] })
  const filter = { ownerId: globalId('User', 'somebody') }
  expect(left('owner=somebody&q=x', { filter }, 'ownerId')).toEqual({ kept: 'q=x', leftOut: ['owner=somebody'] })
})

test('too long a list is left out as a whole', () =>
  expect(left('tag=a&tag=b&q=x', { shown: { tags: ['a', 'b'] }, active: { tags: ['a', 'b'] } }, 'tags')).toEqual({
    kept: 'q=x',
    leftOut: ['tag=a', 'tag=b'],
  }))

test('of equal values the one of the refused field is left out', () => {
  const filter = { status: ['FLYING'], search: 'FLYING' }
  expect(left('status=FLYING&q=FLYING', { filter }, 'filter.status[0]')).toMatchObject({ kept: 'q=FLYING' })
})

test('a value that is empty is left out without a word', () =>
  expect(left('status=&status=ACTIVE', { filter: { status: ['', 'ACTIVE'] } }, 'filter.status[0]')).toEqual({
    kept: 'status=ACTIVE',
    leftOut: [],
  }))

test('each time the address becomes shorter', () =>
  expect(left('page=2', { id: 1e12 }, 'number')).toEqual({ kept: '', leftOut: ['page=2'] }))

test('what cannot be traced takes all filters along, so that the list shows', () =>
  expect(left('band=high&q=x&page=3', { filter: { potentialMin: 900 } }, 'potentialMin')).toEqual({
    kept: 'page=3',
    leftOut: ['band=high', 'q=x'],
  }))
