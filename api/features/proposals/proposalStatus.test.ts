/** What the table of states and the criteria say of proposals. */
import { expect, test } from 'vitest'
import { proposalTable } from './proposalStatus.ts'
import { sumsOf } from './scorecard.ts'
import { usualCriteria } from './usualCriteria.rules.ts'

const proposalMover = (from: keyof typeof proposalTable, to: keyof typeof proposalTable) =>
  proposalTable[from][to] ?? null

test('the table of states says who moves a proposal where', () => {
  expect(proposalMover('DRAFT', 'SUBMITTED')).toBe('PROPOSAL_UPDATE')
  for (const from of ['SUBMITTED', 'SCREENING', 'SHORTLISTED', 'FINALIST'] as const) {
    expect(proposalMover(from, 'WITHDRAWN')).toBe('PROPOSAL_UPDATE')
    for (const to of ['ACCEPTED', 'DECLINED'] as const) expect(proposalMover(from, to)).toBe('PROPOSAL_DECIDE')
  }
  expect(proposalMover('SHORTLISTED', 'SCREENING')).toBeNull()
  for (const from of ['ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const)
    for (const to of ['SUBMITTED', 'SCREENING', 'ACCEPTED', 'DECLINED'] as const)
      expect(proposalMover(from, to)).toBeNull()
})

test('scores weigh as the criteria say, and count once every criterion is scored', () => {
  const scores = (reviewerId: number, ...given: number[]) =>
    given.map((score, position) => ({ reviewerId, score, criterion: { position } }))
  expect(usualCriteria().reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  const all = [...scores(1, 5, 5, 5, 5, 5), ...scores(2, 5, 4, 3, 2, 1), ...scores(3, 5)]
  expect(sumsOf([], all)).toEqual({
    sums: [
      { reviewerId: 1, sum: 100 },
      { reviewerId: 2, sum: 69 },
    ],
    mean: 84.5,
  })
})
