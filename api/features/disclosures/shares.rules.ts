/** Shares of an invention: percent with at most two decimals on screen, hundredths of a percent in the API and the database. */

/** Hundredths of a percent that are the whole. */
export const wholeShare = 10_000

export const hundredthsOf = (percent: number): number => Math.round(percent * 100)

export const percentOf = (hundredths: number): number => hundredths / 100

/** Hundredths in a text that gives percent; not whole when it has more than two decimals, NaN when it is no number. */
export const hundredthsIn = (percent: string): number => Math.round(Number(percent.replace(',', '.')) * 100_000) / 1_000

/** The sum in percent, exact to the hundredth. */
export const sumOfShares = (percents: readonly number[]): number =>
  percentOf(percents.reduce((sum, percent) => sum + hundredthsOf(percent), 0))

/** The whole in `count` shares that differ by a hundredth at most; the first ones are the larger. */
export function equalShares(count: number): number[] {
  const least = Math.floor(wholeShare / count)
  return Array.from({ length: count }, (_, nth) => percentOf(least + (nth < wholeShare - least * count ? 1 : 0)))
}
