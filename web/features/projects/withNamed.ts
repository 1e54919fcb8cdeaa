/** Own projects, and the one that the address names: whoever may change it need not own it. */
export const withNamed = <P extends { id: string }>(own: readonly P[], named: P | null | undefined): P[] =>
  named && !own.some(({ id }) => id === named.id) ? [named, ...own] : [...own]
