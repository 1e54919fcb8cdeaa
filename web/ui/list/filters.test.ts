/** What a list's address asks for, by the filters that the list declares. */
import { expect, test } from 'vitest'
import { buttons, choicesIn, flag, numbered, range, search, select } from './filters.ts'
import { listOf } from './listOf.ts'

interface Asked {
  filter?: {
    search?: string | null
    status?: readonly ('OPEN' | 'CLOSED')[]
    year?: readonly number[]
    topic?: readonly string[]
    mine?: boolean | null
    from?: number | null
    to?: number | null
    ownerId?: number | null
    kind?: string | null
  }
  sort?: { field: 'TITLE' | 'YEAR'; direction: 'ASC' | 'DESC' }
}

const list = listOf<Asked>()({
  pageSize: 24,
  sort: { field: 'YEAR', direction: 'DESC' },
  fixed: { kind: 'paper' },
  filters: {
    q: search({ label: 'Search', asks: (text) => ({ search: text }) }),
    status: buttons({
      label: 'Status',
      choices: choicesIn({ OPEN: 'Open', CLOSED: 'Closed' }),
      asks: (status) => ({ status }),
    }),
    year: select({
      label: 'Year',
      all: 'All years',
      choices: [{ value: '2026', label: '2026' }],
      also: /^\d{4}$/,
      asks: (year) => ({ year: year.map(Number) }),
    }),
    topic: select({ label: 'Topic', all: 'All', choices: 'offered', asks: (topic) => ({ topic }) }),
    whose: flag({ label: 'Added by', on: 'Me', value: 'mine', asks: (mine) => ({ mine }) }),
    funding: range({
      label: 'Funding',
      max: 100,
      step: 10,
      words: String,
      chips: { from: (words) => `From ${words}`, to: (words) => `To ${words}` },
      asks: (from, to) => ({ from, to }),
    }),
    owner: numbered({ label: 'Owner', asks: (ownerId) => ({ ownerId }) }),
  },
})

const at = (address: string) => new URLSearchParams(address)

test('an address that says nothing asks for nothing but what the list is', () =>
  expect(list.variables({ search: at('') })).toEqual({
    first: 24,
    page: 1,
    sort: { field: 'YEAR', direction: 'DESC' },
    filter: {
      kind: 'paper',
      search: null,
      status: [],
      year: [],
      topic: [],
      mine: null,
      from: null,
      to: null,
      ownerId: null,
    },
  }))

test('each filter asks for what its values mean', () =>
  expect(
    list.filter(
      at('q=sun&status=OPEN&status=CLOSED&year=1998&topic=Water&whose=mine&fundingMin=10&fundingMax=50&owner=7'),
    ),
  ).toEqual({
    kind: 'paper',
    search: 'sun',
    status: ['OPEN', 'CLOSED'],
    year: [1998],
    topic: ['Water'],
    mine: true,
    from: 10,
    to: 50,
    ownerId: 7,
  }))

test('what an address says and nobody knows is not asked for, and is named', () => {
  const address = at(
    'status=FLYING&status=OPEN&year=soon&whose=constructor&fundingMin=-1&owner=somebody&owner=0&topic=Anything&q=x',
  )
  expect(list.filter(address)).toMatchObject({ status: ['OPEN'], year: [], mine: null, from: null, ownerId: null })
  expect(list.unknown(address)).toEqual([
    ['status', 'FLYING'],
    ['year', 'soon'],
    ['whose', 'constructor'],
    ['fundingMin', '-1'],
    ['owner', 'somebody'],
    ['owner', '0'],
  ])
})

test('an empty value is nothing, and nothing that is not known', () => {
  expect(list.unknown(at('status=&owner=&q='))).toEqual([])
  expect(list.filter(at('status=&owner='))).toMatchObject({ status: [], ownerId: null })
})

test('a filter that asks for what the query does not know does not compile', () => {
  listOf<Asked>()({
    pageSize: 24,
    // @ts-expect-error -- the query's filter has no such field
    filters: {
      state: select({ label: 'State', all: 'All', choices: 'offered', asks: (state) => ({ state }) }),
    },
  })
})
