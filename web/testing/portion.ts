/**
 * The part of what is generated for everything of a kind that this run walks: of `E2E_PORTION=2/4` the second of four, without it
 * all. docs/decisions/0434 says why.
 */
export function portion<T>(all: Iterable<T>, which = process.env['E2E_PORTION']): readonly T[] {
  const [nth, of] = (which ?? '1/1').split('/').map(Number) as [number, number]
  return [...all].filter((_, at) => at % of === nth - 1)
}
