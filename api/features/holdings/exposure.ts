/** How the invested capital is spread: sums of AED by sector, level, stage and year. */
export interface Spread {
  /** The sector, level, stage or year; empty where it is not known. */
  key: string
  count: number
  amount: number
}

/** The groups in the given order, or that of their keys; what is not known comes last. */
export function spreadOf<T extends { amount: number }>(
  holdings: readonly T[],
  keyOf: (holding: T) => string | number | null,
  order: readonly string[] = [],
): Spread[] {
  const groups = new Map<string, Spread>()
  for (const holding of holdings) {
    const key = String(keyOf(holding) ?? '')
    const group = groups.get(key) ?? { key, count: 0, amount: 0 }
    groups.set(key, { key, count: group.count + 1, amount: group.amount + holding.amount })
  }
  return [...groups.values()].sort(
    (a, b) =>
      Number(a.key === '') - Number(b.key === '') ||
      order.indexOf(a.key) - order.indexOf(b.key) ||
      (a.key < b.key ? -1 : 1),
  )
}
