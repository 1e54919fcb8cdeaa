/** The second step of a sign-in by a code: of the authenticator app, or one of the recovery codes. */
import * as accounts from '#texts/accounts/errors.js'
import * as security from '#texts/securityLog/details.js'
import * as texts from '#texts/secondFactor/errors.js'
import { action } from '../../../action.ts'
import { conflict, forbidden } from '../../../errors.ts'
import { limit, refund } from '../../../limits.ts'
import { open } from '../../../sealed.ts'
import { hashToken } from '../../../tokens.ts'
import { maySignIn, viewerColumns } from '../../../viewer.ts'
import type { ProviderSession } from '../session.ts'
import { signIn } from '../signIn.ts'
import { triesOf } from '../signInPolicy.ts'
import { tellOfFactor } from './changed.ts'
import { acceptRecoveryCode, recoveryCodesLeft } from './recoveryCodes.ts'
import { wrongCode } from './secondFactor.actions.ts'
import { completeSignInRules } from './secondFactor.rules.ts'
import { acceptAppCode } from './totp.ts'

const isAppCode = (code: string) => /^\d{6}$/.test(code)

export const completeSignIn = action({
  name: 'completeSignIn',
  requires: 'public',
  whileMaintained: true,
  rules: completeSignInRules,
  description:
    'Ends a sign-in that was answered with SECOND_FACTOR_REQUIRED. A code of the app and a recovery code count once.',
  async prepare({ db, address }, { ticket }) {
    const pending = await db.pendingSignIn.findFirst({
      where: { tokenHash: hashToken(ticket), expiresAt: { gt: new Date() } },
    })
    if (!pending) throw conflict(texts.stepEnded())
    const tries = await triesOf(db)
    await limit('codeAccount', String(pending.userId), tries)
    await limit('loginAddress', address)
    return { ...pending, tries }
  },
  async run(work, { code: given }, { id, userId, remember, provider, tries }) {
    const { ctx, tx, afterCommit } = work
    const code = given.replaceAll(/\s/g, '')
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: viewerColumns })
    if (!maySignIn(user.status)) throw forbidden(accounts.notInUse())
    const right = isAppCode(code) ? acceptAppCode(tx, userId, code) : acceptRecoveryCode(tx, userId, code)
    if (!(await right)) throw wrongCode(ctx, userId)
    const { count } = await tx.pendingSignIn.deleteMany({ where: { id } })
    if (!count) throw conflict(texts.stepEnded())
    afterCommit(() => {
      void refund('codeAccount', String(userId), tries)
      void refund('loginAddress', ctx.address)
    })
    if (!isAppCode(code)) await tellOfFactor(work, user, 'CODE_USED', { left: await recoveryCodesLeft(tx, userId) })
    return signIn(work, user, {
      remember,
      detail: isAppCode(code) ? security.byApp() : security.byRecoveryCode(),
      provider: provider === null ? null : (JSON.parse(open('provider', provider)) as ProviderSession),
    })
  },
})
