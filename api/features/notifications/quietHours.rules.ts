/** The hours of a day in which a person gets no mail. */
export interface Hours {
  /** Null while the university's time holds. */
  digestHour: number | null
  quietFrom: number | null
  quietUntil: number | null
}

/** Whether an hour of the day lies in the quiet ones, which may go over midnight. */
export function isQuiet(hour: number, { quietFrom, quietUntil }: Omit<Hours, 'digestHour'>): boolean {
  if (quietFrom === null || quietUntil === null) return false
  return quietFrom <= quietUntil ? hour >= quietFrom && hour < quietUntil : hour >= quietFrom || hour < quietUntil
}
