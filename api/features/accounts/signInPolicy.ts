/** What administrators decided about signing in, or what holds while they have decided nothing. */
import type { SignInPolicy } from '../../__generated__/prisma/client.ts'
import type { Db, Tx } from '../../db.ts'

type Policy = Pick<SignInPolicy, 'secondFactorRoles' | 'loginTries' | 'lockMinutes' | 'passwordLength'>

const usual: Policy = { secondFactorRoles: [], loginTries: 10, lockMinutes: 15, passwordLength: 8 }

export const signInPolicy = async (db: Db | Tx): Promise<Policy> =>
  (await db.signInPolicy.findUnique({ where: { id: 1 } })) ?? usual

/** How often an account may be tried in vain, as a limit. */
export async function triesOf(db: Db | Tx): Promise<{ points: number; duration: number }> {
  const { loginTries, lockMinutes } = await signInPolicy(db)
  return { points: loginTries, duration: lockMinutes * 60 }
}
