/** What the list of proposals asks for, by its address. */
import { expect, test } from 'vitest'
import { proposalsVariables } from './proposals.list.ts'

const filterOf = (search: string) => proposalsVariables({ search: new URLSearchParams(search) }).filter

test('proposals to answer are those that can still be decided', () => {
  expect(filterOf('waiting=1')).toMatchObject({
    status: ['SUBMITTED', 'SCREENING', 'SHORTLISTED', 'FINALIST'],
    challengeCancelled: false,
  })
  expect(filterOf('waiting=1&status=SCREENING&status=ACCEPTED')).toMatchObject({ status: ['SCREENING'] })
  expect(filterOf('status=ACCEPTED')).toMatchObject({ status: ['ACCEPTED'], challengeCancelled: null })
})

test('the board shows every stage', () => {
  expect(filterOf('view=board&waiting=1')).toMatchObject({ status: null, challengeCancelled: null })
})
