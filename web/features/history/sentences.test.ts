/** Histories that are told in sentences alone. */
import { expect, test } from 'vitest'
import { claimHistory } from '#web/features/trl/claimHistory.ts'
import { dealHistory } from '#web/features/deals/dealHistory.ts'

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after }) as never

test('a sentence names what a field has since, or had when it has nothing more', () => {
  expect(dealHistory.deed('addDealBlocker', [change('blocker', null, 'Licence fee')])).toContain('Licence fee')
  expect(claimHistory.deed('removeTrlValidator', [change('validators', 'Ada Noor', null)])).toContain('Ada Noor')
})

test('what is no longer in the way of a deal, and what is again, are told apart', () => {
  const told = (resolved: boolean) =>
    dealHistory.deed('resolveDealBlocker', [
      change('blocker', 'Licence fee', 'Licence fee'),
      change('resolved', !resolved, resolved),
    ])
  expect(told(true)).not.toBe(told(false))
})

test('what no deed names is told in general words, without fields', () => {
  expect(dealHistory.deed('somethingElse', [])).not.toBe('')
  expect(dealHistory.shown('closeDeal', [change('status', 'OPEN', 'LICENSED')])).toEqual([])
})
