const day = 86_400_000

/** Since when an expert's sessions are shown: those of the last three months and all that come. */
export const sessionsFrom = (now: number): string => new Date(Math.floor(now / day) * day - 90 * day).toISOString()
