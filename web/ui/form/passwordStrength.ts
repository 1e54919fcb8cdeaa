/** docs/spec/accounts.md#validation: a point each for length 8, upper case, lower case, a digit or symbol, one more for length 12; at most 4. */
import * as texts from '#texts/ui/passwordStrength.js'

export const strengthLabels = [texts.weak(), texts.fair(), texts.good(), texts.strong()] as const

export function passwordStrength(password: string): number {
  const points = [
    password.length >= 8,
    /[A-Z]/.test(password),
    /[a-z]/.test(password),
    /[^A-Za-z]/.test(password),
    password.length >= 12,
  ]
  return Math.min(4, points.filter(Boolean).length)
}
