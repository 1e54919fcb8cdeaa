/** Recovery codes: ten of 120 random bits, of which the SHA-256 is stored; each stands in for the second factor once. */
import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '../../../db.ts'
import { hashToken } from '../../../tokens.ts'

const howMany = 10
/** Crockford's base 32: no letter that looks like a digit. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'

/** Six groups of four letters and digits. */
function newCode(): string {
  const signs = [...randomBytes(24)].map((byte) => letters[byte % 32]!)
  return Array.from({ length: 6 }, (_, nth) => signs.slice(nth * 4, nth * 4 + 4).join('')).join('-')
}

/** A code as people type it: capitals, spaces and letters that look like digits do not matter. */
const tidy = (typed: string) =>
  typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')

const hashOf = (code: string) => hashToken(tidy(code))

/** Makes new codes in the place of all that the person has. They are handed out once and never stored. */
export async function renewRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashOf(code) })) })
  return codes
}

/** Uses a code up; false when it is not one of the person’s, or was used. */
export async function acceptRecoveryCode(tx: Tx, userId: number, code: string): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash: hashOf(code), usedAt: null },
    data: { usedAt: new Date() },
  })
  return count === 1
}

export const recoveryCodesLeft = (tx: Db | Tx, userId: number): Promise<number> =>
  tx.recoveryCode.count({ where: { userId, usedAt: null } })
