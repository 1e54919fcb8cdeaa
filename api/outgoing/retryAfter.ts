/** When another site wants to be asked again. */

/** More than a day nobody waits. */
const longestWait = 24 * 3_600_000

/** Retry-After is a number of seconds or a date (RFC 9110). */
export function notBeforeIn(given: string | null): Date | null {
  if (!given) return null
  const at = /^\d+$/.test(given) ? Date.now() + Number(given) * 1_000 : Date.parse(given)
  return Number.isNaN(at) ? null : new Date(Math.min(at, Date.now() + longestWait))
}
