/** The second factors that people have and must have, and the step between the password and the session. */
import type { Role } from '../../../__generated__/prisma/enums.ts'
import type { Db, Tx } from '../../../db.ts'
import { seal } from '../../../sealed.ts'
import { hashToken, newToken } from '../../../tokens.ts'
import type { ProviderSession } from '../session.ts'
import { signInPolicy } from '../signInPolicy.ts'

type FactorMethod = 'APP' | 'PASSKEY' | 'RECOVERY_CODE'

const minutes = 10

/** The factors of a person that count; empty without one. */
export async function factorsOf(tx: Db | Tx, userId: number): Promise<('APP' | 'PASSKEY')[]> {
  const app = await tx.totpSecret.count({ where: { userId, confirmedAt: { not: null } } })
  const passkeys = await tx.passkey.count({ where: { userId } })
  return [...(app ? (['APP'] as const) : []), ...(passkeys ? (['PASSKEY'] as const) : [])]
}

/** The roles whose people must have a second factor. */
export const rolesWithSecondFactor = async (tx: Db | Tx): Promise<Role[]> => (await signInPolicy(tx)).secondFactorRoles

/** Whether the person must set up a second factor before anything else. */
export async function mustSetUp(tx: Db | Tx, { id, role }: { id: number; role: Role }): Promise<boolean> {
  return (await rolesWithSecondFactor(tx)).includes(role) && !(await factorsOf(tx, id)).length
}

/** What a caller is handed whose first step is done. */
export interface SecondStep {
  ticket: string
  /** Seconds. */
  expiresIn: number
  methods: FactorMethod[]
}

/** Begins the second step of somebody who has a second factor; null for people who sign in without one. */
export async function beginSecondStep(
  db: Db | Tx,
  userId: number,
  remember: boolean,
  provider: ProviderSession | null = null,
): Promise<SecondStep | null> {
  const factors = await factorsOf(db, userId)
  if (!factors.length) return null
  const ticket = newToken()
  const now = Date.now()
  await db.pendingSignIn.deleteMany({ where: { expiresAt: { lt: new Date(now) } } })
  await db.pendingSignIn.create({
    data: {
      tokenHash: hashToken(ticket),
      userId,
      remember,
      provider: provider && seal('provider', JSON.stringify(provider)),
      expiresAt: new Date(now + minutes * 60_000),
    },
  })
  const codes = await db.recoveryCode.count({ where: { userId, usedAt: null } })
  return { ticket, expiresIn: minutes * 60, methods: [...factors, ...(codes ? (['RECOVERY_CODE'] as const) : [])] }
}

/** Deletes everything of a person's second factor; how much there was. */
export async function deleteFactors(tx: Tx, userId: number): Promise<number> {
  const where = { userId }
  const { count: apps } = await tx.totpSecret.deleteMany({ where })
  const { count: passkeys } = await tx.passkey.deleteMany({ where })
  await tx.recoveryCode.deleteMany({ where })
  await tx.passkeyChallenge.deleteMany({ where })
  await tx.pendingSignIn.deleteMany({ where })
  return apps + passkeys
}
