/** A forgotten password: a mailed link that works once, for 30 minutes. Nothing tells whether an account exists. */
import { action } from '../../action.ts'
import { background } from '../../background.ts'
import type { Db } from '../../db.ts'
import { invalid } from '../../errors.ts'
import { limit } from '../../limits.ts'
import { mailResetLink } from './account.mails.ts'
import { forgotPasswordRules, resetPasswordRules } from './account.rules.ts'
import { setPassword } from './account.actions.ts'
import { hashPassword } from './password.ts'
import { passwordProblem } from './passwordPolicy.ts'
import { hashToken, maySignIn, newToken } from './session.ts'

const lifetime = 30 * 60_000
const stale = 'This link is not valid any more. Please ask for a new one.'

export const forgotPassword = action({
  name: 'forgotPassword',
  requires: 'public',
  rules: forgotPasswordRules,
  description: 'Mails a link to choose a new password, when there is such an account; the answer is the same when not.',
  async prepare(ctx, { email }) {
    await limit('forgotAccount', email)
    await limit('forgotAddress', ctx.address)
  },
  async run({ ctx, afterCommit }, { email }) {
    afterCommit(() => background('mail: reset link', () => sendLink(ctx.db, email)))
    return { message: `If an account exists for ${email}, a reset link will be sent.` }
  },
})

async function sendLink(db: Db, email: string) {
  const user = await db.user.findUnique({ where: { email } })
  if (!user || !maySignIn(user.status)) return
  const token = newToken()
  await db.passwordReset.create({
    data: { tokenHash: hashToken(token), userId: user.id, expiresAt: new Date(Date.now() + lifetime) },
  })
  await mailResetLink(user, token)
}

export const resetPassword = action({
  name: 'resetPassword',
  requires: 'public',
  rules: resetPasswordRules,
  description: 'Sets a new password by the mailed link and ends every session of the account.',
  async prepare(ctx, { resetToken, password }) {
    await limit('resetAddress', ctx.address)
    const reset = await ctx.db.passwordReset.findFirst({ where: good(resetToken), include: { user: true } })
    if (!reset) throw invalid({ resetToken: stale })
    const problem = passwordProblem(password, reset.user.email)
    if (problem) throw invalid({ password: problem })
    return { user: reset.user, passwordHash: await hashPassword(password) }
  },
  async run(work, { resetToken }, { user, passwordHash }) {
    const { count } = await work.tx.passwordReset.updateMany({ where: good(resetToken), data: { usedAt: new Date() } })
    if (count !== 1) throw invalid({ resetToken: stale })
    await work.tx.passwordReset.updateMany({ where: { userId: user.id, usedAt: null }, data: { usedAt: new Date() } })
    await setPassword(work, user, passwordHash, null)
    return { done: true }
  },
})

const good = (token: string) => ({ tokenHash: hashToken(token), usedAt: null, expiresAt: { gt: new Date() } })
