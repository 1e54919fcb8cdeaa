/** Another address for one's account: confirmed by the link that is mailed there, told to the address before. */
import { object } from 'yup'
import * as texts from '#texts/accounts/errors.js'
import { action } from '../../action.ts'
import { conflict, invalid } from '../../errors.ts'
import { enqueue } from '../../job.ts'
import { post } from '../../letters/post.ts'
import { limit } from '../../limits.ts'
import { hashToken } from '../../tokens.ts'
import { maySignIn } from '../../viewer.ts'
import { mailEmailChange } from './account.jobs.ts'
import { confirmEmailChangeRules, requestEmailChangeRules } from './account.rules.ts'
import { changeAccount } from './changeAccount.ts'
import { emailChangedLetter, emailChangeLasts } from './emailChange.mails.ts'
import { emailObstacle } from './emailChange.ts'

export const requestEmailChange = action({
  name: 'requestEmailChange',
  requires: 'ACCOUNT_OWN',
  personal: true,
  recentPassword: true,
  rules: requestEmailChangeRules,
  description:
    'Asks for another e-mail address of the account. It counts once the link that is mailed there was followed, within a day; the address before is notified. The answer is the same for an address that another account has.',
  prepare: ({ viewer }) => limit('emailChangeAccount', String(viewer!.id)),
  async run({ tx, viewer, audit }, { email }) {
    const obstacle = await emailObstacle(tx, viewer.id)
    if (obstacle) throw conflict(obstacle)
    if (email === viewer.email) throw invalid({ email: texts.sameEmail() })
    const wish = { email, tokenHash: null, expiresAt: new Date(Date.now() + emailChangeLasts) }
    const { id } = await tx.emailChange.upsert({
      where: { userId: viewer.id },
      create: { userId: viewer.id, ...wish },
      update: wish,
    })
    await audit('User', viewer.id, { requestedEmail: [null, email] })
    // Whether another account has the address is found out later, so that the time of the answer does not tell it.
    await enqueue(tx, mailEmailChange, { id, email })
    return { viewer }
  },
})

export const cancelEmailChange = action({
  name: 'cancelEmailChange',
  requires: 'ACCOUNT_OWN',
  personal: true,
  rules: object(),
  description: 'Keeps the e-mail address as it is: the link that was mailed to another one no longer counts.',
  async run({ tx, viewer, audit }) {
    const wish = await tx.emailChange.findUnique({ where: { userId: viewer.id } })
    const { count } = await tx.emailChange.deleteMany({ where: { userId: viewer.id } })
    if (wish && count) await audit('User', viewer.id, { requestedEmail: [wish.email, null] })
    return { viewer }
  },
})

export const confirmEmailChange = action({
  name: 'confirmEmailChange',
  requires: 'public',
  rules: confirmEmailChangeRules,
  description: 'Makes the address to which the link was mailed the one of the account. A link counts once, for a day.',
  prepare: (ctx) => limit('resetAddress', ctx.address),
  async run(work, { token }) {
    const stale = () => invalid({ token: texts.staleEmailLink() })
    const good = { tokenHash: hashToken(token), expiresAt: { gt: new Date() } }
    const wish = await work.tx.emailChange.findFirst({ where: good, include: { user: true } })
    if (!wish || !maySignIn(wish.user.status)) throw stale()
    const { count } = await work.tx.emailChange.deleteMany({ where: { id: wish.id, ...good } })
    const { user, email } = wish
    // What the university says of the account may have changed since then.
    if (count !== 1 || (await emailObstacle(work.tx, user.id))) throw stale()
    if (await work.tx.user.count({ where: { email } })) throw stale()
    await changeAccount(work, user, { email })
    await work.audit('User', user.id, { email: [user.email, email] })
    await post(work.tx, emailChangedLetter, user, { email })
    return { email }
  },
})
