/** The bands in which the university sees what an investor thinks of investing until the investor opens the amounts. */

export const amountBands = ['UNDER_250K', 'FROM_250K_TO_1M', 'FROM_1M_TO_5M', 'FROM_5M_TO_20M', 'OVER_20M'] as const

export type AmountBand = (typeof amountBands)[number]

/** The upper ends of all bands but the last, AED. */
const ends = [250_000, 1_000_000, 5_000_000, 20_000_000]

/** The band of a range, by its upper end, AED. */
export const bandOf = (amountUntil: number): AmountBand =>
  amountBands[ends.findIndex((end) => amountUntil < end)] ?? 'OVER_20M'
