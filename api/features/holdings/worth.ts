/** What a holding is worth as far as somebody has said so. Nothing is estimated. */
import type { HoldingStatus } from '../../__generated__/prisma/enums.ts'

export interface Valued {
  amount: number
  status: HoldingStatus
  proceeds: number | null
  valuations: readonly { id: number; valuedOn: Date; stakeValue: number }[]
}

/**
 * AED: what was received for one that has ended, the latest valuation of one that goes on; null while there is none. Of two
 * valuations of one day the later entry counts.
 */
export function worthOf({ status, proceeds, valuations }: Valued): number | null {
  if (status !== 'ACTIVE') return proceeds
  const [latest] = [...valuations].sort((a, b) => b.valuedOn.getTime() - a.valuedOn.getTime() || b.id - a.id)
  return latest?.stakeValue ?? null
}

/** The multiple of the invested capital; null without a valuation. */
export function multipleOf(holding: Valued): number | null {
  const worth = worthOf(holding)
  return worth === null ? null : worth / holding.amount
}

/** Of several holdings together: those with a value alone count, on both sides of the fraction. */
export function totalsOf(holdings: readonly Valued[]) {
  const valued = holdings.filter((holding) => worthOf(holding) !== null)
  const sum = (of: readonly Valued[], part: (holding: Valued) => number) => of.reduce((all, one) => all + part(one), 0)
  const valuedAmount = sum(valued, ({ amount }) => amount)
  const worth = sum(valued, (one) => worthOf(one)!)
  return {
    count: holdings.length,
    activeCount: holdings.filter(({ status }) => status === 'ACTIVE').length,
    invested: sum(holdings, ({ amount }) => amount),
    valuedCount: valued.length,
    valuedAmount,
    worth: valued.length ? worth : null,
    multiple: valued.length ? worth / valuedAmount : null,
  }
}
