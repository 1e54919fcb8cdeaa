/** Dates that the rules made of fields, as calendar dates: a zone must not move them. */

/** A calendar date as it is sent, or nothing. */
export const dayOf = (value: unknown): string | null =>
  value instanceof Date ? value.toISOString().slice(0, 10) : typeof value === 'string' && value ? value : null

/** The fields with every date as a calendar date. */
export const withDays = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? dayOf(value) : value,
    ]),
  )
