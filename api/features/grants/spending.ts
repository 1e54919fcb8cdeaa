/** Sums of the spending plan of a grant, AED in whole units. */
interface Period {
  planned: number
  actual: number | null
}

export const plannedTotal = (periods: readonly Period[]): number =>
  periods.reduce((sum, { planned }) => sum + planned, 0)

/** What was spent so far, as far as it is known. */
export const spentTotal = (periods: readonly Period[]): number =>
  periods.reduce((sum, { actual }) => sum + (actual ?? 0), 0)
