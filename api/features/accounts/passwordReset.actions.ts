/** A forgotten password: a mailed link that works once, for 30 minutes. Nothing tells whether an account exists. */
import * as texts from '#texts/accounts/errors.js'
import { action } from '../../action.ts'
import { invalid } from '../../errors.ts'
import { enqueue } from '../../job.ts'
import { limit } from '../../limits.ts'
import { mailResetLink } from './account.jobs.ts'
import type { Context } from '../../context.ts'
import { forgotPasswordRules, resetPasswordRules } from './account.rules.ts'
import { setPassword } from './account.actions.ts'
import { changeAccount } from './changeAccount.ts'
import { hashNewPassword } from './passwordPolicy.ts'
import { hashToken } from '../../tokens.ts'
import { isUniversityResearcher } from './universityAddress.ts'

export const forgotPassword = action({
  name: 'forgotPassword',
  requires: 'public',
  whileMaintained: true,
  rules: forgotPasswordRules,
  description: 'Mails a link to choose a new password, when there is such an account; the answer is the same when not.',
  async prepare(ctx, { email }) {
    await limit('forgotAccount', email)
    await limit('forgotAddress', ctx.address)
  },
  async run({ tx }, { email }) {
    // Whether there is such an account is found out later, so that the time of the answer does not tell it.
    await enqueue(tx, mailResetLink, { email })
    return { message: texts.resetSent({ email }) }
  },
})

export const resetPassword = action({
  name: 'resetPassword',
  requires: 'public',
  whileMaintained: true,
  rules: resetPasswordRules,
  description: 'Sets a new password by the mailed link and ends every session of the account.',
  async prepare(ctx, { resetToken, password }) {
    await limit('resetAddress', ctx.address)
    const reset = await ctx.db.passwordReset.findFirst({ where: good(resetToken), include: { user: true } })
    if (!reset) throw invalid({ resetToken: texts.staleLink() })
    return { user: reset.user, passwordHash: await hashNewPassword(ctx.db, password, reset.user) }
  },
  async run(work, { resetToken }, { user, passwordHash }) {
    const { count } = await work.tx.passwordReset.updateMany({ where: good(resetToken), data: { usedAt: new Date() } })
    if (count !== 1) throw invalid({ resetToken: texts.staleLink() })
    await setPassword(work, user, passwordHash, null)
    // The link was mailed: who uses it reads the mail of the address.
    if (user.status === 'PENDING_VERIFICATION' && isUniversityResearcher(user)) {
      await changeAccount(work, user, { status: 'ACTIVE' })
      await work.audit('User', user.id, { status: [user.status, 'ACTIVE'] })
    }
    return { done: true }
  },
})

/** Whether a mailed link still sets a password; as limited as the attempt itself. */
export async function isResetLinkGood({ db, address }: Context, token: string): Promise<boolean> {
  await limit('resetAddress', address)
  return (await db.passwordReset.count({ where: good(token) })) > 0
}

const good = (token: string) => ({ tokenHash: hashToken(token), usedAt: null, expiresAt: { gt: new Date() } })
