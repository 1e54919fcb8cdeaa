/** Proving one’s own password while signed in, with the limits and the constant time of a sign-in. */
import * as texts from '#texts/accounts/errors.js'
import * as details from '#texts/securityLog/details.js'
import type { Context } from '../../context.ts'
import { invalid } from '../../errors.ts'
import { countFailedSignIn } from './failedSignIn.ts'
import { verifyPassword } from './password.ts'
import { countTry, takeBackTry } from './passwordTries.ts'

/** Throws INVALID at the field unless the password is the viewer's; only wrong ones count toward the limits. */
export async function proveOwnPassword(
  ctx: Context,
  password: string,
  { field = 'password', wrong = texts.wrongPassword() } = {},
): Promise<void> {
  const { db, viewer } = ctx
  const { id, email } = viewer!
  await countTry(ctx, email)
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } })
  if (!(await verifyPassword(password, passwordHash))) {
    countFailedSignIn(ctx, id, details.wrongPasswordSignedIn())
    throw invalid({ [field]: passwordHash ? wrong : texts.noPassword() })
  }
  await takeBackTry(ctx, email)
}
