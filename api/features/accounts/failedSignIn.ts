/** Failed sign-ins in the security log: never what was typed, as a password may stand in the field of the address. */
import type { Context } from '../../context.ts'
import { countSecurityEvent } from '../securityLog/securityEvent.ts'

/** Counts an attempt on an account, or on none that exists. */
export const countFailedSignIn = ({ db, address, userAgent }: Context, userId: number | null, detail: string) =>
  countSecurityEvent(db, { kind: 'SIGN_IN_FAILED', userId, address, userAgent, detail })
