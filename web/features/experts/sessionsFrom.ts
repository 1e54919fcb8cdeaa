const day = 86_400_000

/** Since when an expert's sessions are shown: those of the last three months and all that come. */
export const sessionsFrom = (): string => new Date(Math.floor(Date.now() / day) * day - 90 * day).toISOString()
