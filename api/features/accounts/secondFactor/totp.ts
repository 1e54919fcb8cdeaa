/** Codes of authenticator apps: TOTP (RFC 6238) by otpauth, with the parameters that every app knows. */
import { Secret, TOTP } from 'otpauth'
import type { Tx } from '../../../db.ts'
import { open, seal } from '../../../sealed.ts'

const period = 30
/** Steps before and after the present one whose codes are taken, for clocks that differ. */
const window = 1

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period, label, issuer })

/** A new secret of 160 bits, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an app reads from the QR code. */
export const addressOf = (secret: string, label: string, issuer: string): string =>
  totpOf(secret, label, issuer).toString()

/** The step to which a code belongs; null when it is the code of none that counts now. */
function stepOf(secret: string, code: string): number | null {
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, window })
  return delta === null ? null : totp.counter() + delta
}

/** Accepts the first code of an app that is being set up; from then on its codes count. */
export async function confirmApp(tx: Tx, userId: number, code: string): Promise<boolean> {
  const pending = await tx.totpSecret.findFirst({ where: { userId, confirmedAt: null } })
  const step = pending && stepOf(open('totp', pending.secret), code)
  if (!pending || step === null) return false
  const { count } = await tx.totpSecret.updateMany({
    where: { userId, confirmedAt: null, secret: pending.secret },
    data: { confirmedAt: new Date(), lastStep: step },
  })
  return count === 1
}

/** Accepts a code once: neither it nor an earlier one is taken again, also when it is sent twice at the same moment. */
export async function acceptAppCode(tx: Tx, userId: number, code: string): Promise<boolean> {
  const app = await tx.totpSecret.findFirst({ where: { userId, confirmedAt: { not: null } } })
  const step = app && stepOf(open('totp', app.secret), code)
  if (!app || step === null) return false
  const { count } = await tx.totpSecret.updateMany({
    where: { userId, secret: app.secret, lastStep: { lt: step } },
    data: { lastStep: step },
  })
  return count === 1
}

/** Keeps a new secret until its first code confirms it; the one that was begun before is forgotten. */
export async function beginApp(tx: Tx, userId: number, secret: string): Promise<void> {
  await tx.totpSecret.deleteMany({ where: { userId, confirmedAt: null } })
  await tx.totpSecret.create({ data: { userId, secret: seal('totp', secret) } })
}
