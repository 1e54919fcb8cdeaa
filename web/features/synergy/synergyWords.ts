/** Scores as screens show them. */
export const outOfFive = (value: number) => (value * 5).toFixed(1)
