/** Signing in by a provider of the university. */
import * as accounts from '#texts/accounts/errors.js'
import * as texts from '#texts/providers/errors.js'
import * as details from '#texts/securityLog/details.js'
import { action } from '../../../action.ts'
import type { Context } from '../../../context.ts'
import { conflict, forbidden, secondFactorRequired } from '../../../errors.ts'
import { needNoMaintenance } from '../../../maintenance.ts'
import { maySignIn, viewerColumns, type Viewer } from '../../../viewer.ts'
import { countFailedSignIn } from '../failedSignIn.ts'
import { beginSecondStep } from '../secondFactor/factors.ts'
import { signIn } from '../signIn.ts'
import { linkProvisioned } from './linkProvisioned.ts'
import { newAccount } from './newAccount.ts'
import { begin, keep, prove, type Proven } from './prove.ts'
import { signInWithProviderRules, startProviderRules } from './provider.rules.ts'

export const startProviderSignIn = action({
  name: 'startProviderSignIn',
  requires: 'public',
  whileMaintained: true,
  rules: startProviderRules,
  description:
    'Gives the address at which a person signs in to a provider; the way back ends within ten minutes (signInWithProvider).',
  prepare: (ctx, { id }) => begin(ctx, id),
  async run({ tx }, { id: providerId, keyHash }, begun) {
    await keep(tx, begun, { providerId, purpose: 'SIGN_IN', userId: null, keyHash })
    return { address: begun.url }
  },
})

export const signInWithProvider = action({
  name: 'signInWithProvider',
  requires: 'public',
  whileMaintained: true,
  rules: signInWithProviderRules,
  description:
    'Signs in by the answer of a provider, which counts once. Someone with a second factor is answered SECOND_FACTOR_REQUIRED unless the one of the provider counts.',
  async prepare(ctx, input) {
    const proven = await prove(ctx, input, 'SIGN_IN', null)
    const link = (await linkOf(ctx, proven)) ?? (await linkProvisioned(ctx, proven))
    if (link) await mayEnter(ctx, link.user, proven, input.remember ?? false)
    // A new account is a change.
    else await needNoMaintenance(ctx)
    return { proven, user: link?.user ?? null }
  },
  async run(work, { remember }, { proven, user }) {
    const { tx } = work
    const { provider, identity } = proven
    const { id: providerId, name } = provider
    const { subject, email } = identity
    const viewer = user ?? (await newAccount(work, proven))
    const used = { email, lastUsedAt: new Date() }
    if (!user) await tx.providerLink.create({ data: { userId: viewer.id, providerId, subject, ...used } })
    else {
      const { count } = await tx.providerLink.updateMany({
        where: { userId: user.id, providerId, subject },
        data: used,
      })
      if (!count) throw conflict(texts.ended())
    }
    return signIn(work, viewer, {
      remember: remember ?? false,
      exempt: hasSecondFactor(proven),
      detail: details.byProvider({ name }),
      provider: { id: providerId, session: identity.session || subject, hint: identity.hint },
    })
  },
})

const linkOf = ({ db }: Context, { provider, identity }: Proven) =>
  db.providerLink.findUnique({
    where: { providerId_subject: { providerId: provider.id, subject: identity.subject } },
    select: { user: { select: viewerColumns } },
  })

/** Whether a second factor that the provider asked for counts here. */
const hasSecondFactor = ({ provider: { secondFactor }, identity }: Proven): boolean =>
  secondFactor === 'ALWAYS' || (secondFactor === 'WHEN_STATED' && identity.statesTwoFactors)

/** Refuses accounts that are not in use, and asks for the second factor of those that have one. */
async function mayEnter(ctx: Context, user: Viewer, proven: Proven, remember: boolean): Promise<void> {
  if (!maySignIn(user.status)) {
    countFailedSignIn(ctx, user.id, details.notInUse())
    throw forbidden(accounts.notInUse())
  }
  if (hasSecondFactor(proven)) return
  const { provider, identity } = proven
  const session = { id: provider.id, session: identity.session || identity.subject, hint: identity.hint }
  const step = await beginSecondStep(ctx.db, user.id, remember, session)
  if (step) throw secondFactorRequired(step)
}
