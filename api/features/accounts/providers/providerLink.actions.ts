/** The providers by which a person signs in: adding one by signing in to it, and removing one. */
import * as texts from '#texts/providers/errors.js'
import { action } from '../../../action.ts'
import { conflict } from '../../../errors.ts'
import { lockRow } from '../../../lockRow.ts'
import { begin, keep, prove } from './prove.ts'
import { providerAnswerRules, removeProviderLinkRules, startProviderRules } from './provider.rules.ts'
import { tellOfWay } from './tellOfWay.ts'

export const startProviderLink = action({
  name: 'startProviderLink',
  requires: 'PROVIDER_LINK_OWN',
  recentPassword: true,
  rules: startProviderRules,
  description:
    'Gives the address at which the viewer signs in to a provider to link it; the way back ends within ten minutes (linkProvider).',
  prepare: (ctx, { id }) => begin(ctx, id),
  async run({ tx, viewer }, { id: providerId, keyHash }, begun) {
    await keep(tx, begun, { providerId, purpose: 'LINK', userId: viewer.id, keyHash })
    return { address: begun.url }
  },
})

export const linkProvider = action({
  name: 'linkProvider',
  requires: 'PROVIDER_LINK_OWN',
  personal: true,
  rules: providerAnswerRules,
  description:
    'Links the account at a provider to the one of the viewer, by the answer of the provider, which counts once.',
  prepare: (ctx, input) => prove(ctx, input, 'LINK', ctx.viewer!.id),
  async run(work, _, { provider, identity }) {
    const { tx, viewer } = work
    const { id: providerId, name } = provider
    const { subject, email } = identity
    const known = await tx.providerLink.findFirst({
      where: { providerId, OR: [{ subject }, { userId: viewer.id }] },
      orderBy: { id: 'asc' },
    })
    if (known?.userId === viewer.id) throw conflict(texts.hasLink({ name }))
    if (known) throw conflict(texts.linkedElsewhere({ name }))
    const { id } = await tx.providerLink.create({ data: { userId: viewer.id, providerId, subject, email } })
    await tellOfWay(work, viewer, 'LINKED', provider)
    return { linkId: id }
  },
})

export const removeProviderLink = action({
  name: 'removeProviderLink',
  requires: 'PROVIDER_LINK_OWN',
  recentPassword: true,
  rules: removeProviderLinkRules,
  description: 'Removes a provider from the ways by which the viewer signs in; the last way stays.',
  async run(work, { id }) {
    const { tx, access, viewer } = work
    // Of two ways that are removed at once, one stays.
    await lockRow(tx, 'User', viewer.id)
    const { providerId } = await access.find('PROVIDER_LINK_OWN', id)
    const { passwordHash } = await tx.user.findUniqueOrThrow({
      where: { id: viewer.id },
      select: { passwordHash: true },
    })
    const others = { userId: viewer.id, id: { not: id }, provider: { enabled: true } }
    const isLast =
      !passwordHash &&
      !(await tx.passkey.count({ where: { userId: viewer.id } })) &&
      !(await tx.providerLink.count({ where: others }))
    if (isLast) throw conflict(texts.lastWay())
    await tx.providerLink.deleteMany({ where: { id, userId: viewer.id } })
    await tellOfWay(work, viewer, 'REMOVED', await tx.signInProvider.findUniqueOrThrow({ where: { id: providerId } }))
    return { done: true }
  },
})
