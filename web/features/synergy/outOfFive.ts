/** A score from 0 to 1 as screens show it: of five. */
export const outOfFive = (value: number): string => (value * 5).toFixed(1)
