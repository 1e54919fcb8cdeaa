/** What follows from a collaboration's rows alone: where it may go next, and how it stands. */
import { expect, test } from 'vitest'
import { universityDay } from '../../days.ts'
import { agreementOf, healthOf, milestoneState, nextStatuses } from './collaborationStatus.ts'

const inDays = (days: number) => new Date(universityDay().getTime() + days * 86_400_000)

test('the table of states', () => {
  expect(nextStatuses('PROPOSED')).toEqual(['AGREEMENT', 'STOPPED'])
  expect(nextStatuses('AGREEMENT')).toEqual(['RUNNING', 'STOPPED'])
  expect(nextStatuses('RUNNING')).toEqual(['COMPLETED', 'STOPPED'])
  for (const over of ['COMPLETED', 'STOPPED'] as const) expect(nextStatuses(over)).toEqual([])
  expect(agreementOf([])).toBe('NONE')
  expect(agreementOf([{ kind: 'CONTRACT' }, { kind: 'NDA' }])).toBe('CONTRACT')
})

test.each([
  [-1, null, 'OVERDUE'],
  [0, null, 'DUE_SOON'],
  [7, null, 'DUE_SOON'],
  [8, null, 'AHEAD'],
  [-9, new Date(), 'DONE'],
] as const)('a milestone of %i days from today, done %s, is %s', (days, doneAt, state) => {
  expect(milestoneState({ dueDate: inDays(days), doneAt }, universityDay())).toBe(state)
})

test('health says what speaks against it', () => {
  const fine = {
    status: 'RUNNING' as const,
    milestones: [{ title: 'A', dueDate: inDays(20), doneAt: null }],
    risks: [{ level: 'HIGH' as const, closedAt: new Date() }],
    agreements: [{ kind: 'CONTRACT' as const, endsOn: null }],
  }
  const of = (more: Partial<Parameters<typeof healthOf>[0]>) => healthOf({ ...fine, ...more }, universityDay())
  expect(of({})).toEqual({ health: 'ON_TRACK', reasons: [] })
  expect(of({ status: 'COMPLETED' })).toBeNull()
  expect(of({ milestones: [{ title: 'A', dueDate: inDays(-1), doneAt: null }] })).toEqual({
    health: 'OFF_TRACK',
    reasons: ['1 milestone overdue'],
  })
  expect(of({ risks: [{ level: 'HIGH', closedAt: null }] })?.health).toBe('AT_RISK')
  expect(of({ agreements: [{ kind: 'CONTRACT', endsOn: inDays(9) }] })?.reasons).toEqual([
    'The agreement ends in 9 days',
  ])
  expect(of({ agreements: [{ kind: 'CONTRACT', endsOn: inDays(-9) }] })?.health).toBe('OFF_TRACK')
  expect(of({ agreements: [{ kind: 'NDA', endsOn: null }], milestones: [] })?.reasons).toEqual([
    'Runs without a contract',
    'No milestones agreed',
  ])
})
