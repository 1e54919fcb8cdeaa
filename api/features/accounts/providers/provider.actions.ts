/** Administrators set up the providers by which people sign in. */
import type { InferType } from 'yup'
import * as texts from '#texts/providers/errors.js'
import type { SignInProvider } from '../../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../../action.ts'
import type { Changes } from '../../../audit.ts'
import { conflict, invalid } from '../../../errors.ts'
import { keepWithin } from '../../../keepWithin.ts'
import { limit } from '../../../limits.ts'
import { log } from '../../../log.ts'
import { seal } from '../../../sealed.ts'
import { recordSecurityEvents } from '../../securityLog/securityEvent.ts'
import { factsOf } from './facts.ts'
import { metadataOf } from './metadata.ts'
import { createSignInProviderRules, signInProviderRules, updateSignInProviderRules } from './provider.rules.ts'

const most = 20

type Given = Omit<InferType<typeof updateSignInProviderRules>, 'id'>

export const createSignInProvider = action({
  name: 'createSignInProvider',
  requires: 'SIGN_IN_PROVIDER_MANAGE',
  recentPassword: true,
  rules: createSignInProviderRules,
  description: 'Sets up a provider by which people sign in; it waits until it is enabled.',
  prepare: (_, { kind, ...given }) => needWhole(kind, given),
  async run(work, { kind, ...given }, said) {
    const { tx } = work
    await keepWithin(tx, {
      parent: 'User',
      id: work.viewer.id,
      most,
      count: () => tx.signInProvider.count(),
      message: texts.mostProviders({ most }),
    })
    await needFreeName(work, given.name)
    const data = { ...columnsOf(given), ...said }
    const provider = await tx.signInProvider.create({ data: { ...data, kind } })
    await setRoles(work, provider.id, given)
    await record(work, provider, { kind: [null, kind], enabled: [null, provider.enabled] })
    return { providerId: provider.id }
  },
})

export const updateSignInProvider = action({
  name: 'updateSignInProvider',
  requires: 'SIGN_IN_PROVIDER_MANAGE',
  recentPassword: true,
  rules: updateSignInProviderRules,
  description:
    'Changes a provider. Another issuer needs the secret again, and is refused once people have linked the provider.',
  async prepare({ access }, { id, ...given }) {
    return needWhole((await access.find('SIGN_IN_PROVIDER_MANAGE', id)).kind, given)
  },
  async run(work, { id, ...given }, said) {
    const { tx, access } = work
    const before = await access.find('SIGN_IN_PROVIDER_MANAGE', id)
    if (given.name !== before.name) await needFreeName(work, given.name)
    const data = { ...columnsOf(given), ...said }
    if (data.issuer !== before.issuer) await needNewIssuer(work, before, given)
    await tx.signInProvider.update({ where: { id }, data })
    const roles = await setRoles(work, id, given)
    const { clientSecret, metadata, metadataReadAt: _, ...shown } = data
    await record(work, before, {
      ...changesOf(before, shown as Partial<SignInProvider>),
      ...(clientSecret ? { clientSecret: ['', 'changed'] } : {}),
      ...(metadata !== undefined && metadata !== before.metadata ? { metadata: ['', 'changed'] } : {}),
      ...roles,
    })
    return { providerId: id }
  },
})

export const deleteSignInProvider = action({
  name: 'deleteSignInProvider',
  requires: 'SIGN_IN_PROVIDER_MANAGE',
  recentPassword: true,
  rules: signInProviderRules,
  description: 'Deletes a provider with the links of people to it; their accounts and sessions stay.',
  async run(work, { id }) {
    const { tx, access } = work
    const before = await access.find('SIGN_IN_PROVIDER_MANAGE', id)
    const links = await tx.providerLink.count({ where: { providerId: id } })
    await tx.signInProvider.delete({ where: { id } })
    await record(work, before, { deleted: [null, true], links: [links, 0] })
    return { done: true }
  },
})

export const testSignInProvider = action({
  name: 'testSignInProvider',
  requires: 'SIGN_IN_PROVIDER_MANAGE',
  personal: true,
  rules: signInProviderRules,
  description: 'Asks a provider for its metadata now, and gives what it said, or why it could not be asked.',
  async prepare(ctx, { id }) {
    await limit('providerTestAccount', String(ctx.viewer!.id))
    const provider = await ctx.access.find('SIGN_IN_PROVIDER_MANAGE', id)
    try {
      return { facts: await factsOf(provider), problem: '' }
    } catch (error) {
      log.warn({ err: error, provider: provider.name }, 'a sign-in provider could not be tested')
      return { facts: [], problem: (error as Error).message }
    }
  },
  run: (_, _input, found) => Promise.resolve(found),
})

/** What each kind needs, which the rules alone cannot know of an update; what the metadata of SAML say. */
async function needWhole(kind: SignInProvider['kind'], given: Given) {
  if (kind === 'SAML') return metadataOf(given)
  const { issuer, client } = given
  if (!issuer) throw invalid({ issuer: texts.giveIssuer() })
  if (!client) throw invalid({ client: texts.giveClientId() })
  return { issuer, metadata: '', metadataUrl: '', metadataReadAt: null }
}

async function needFreeName({ tx }: Work, name: string): Promise<void> {
  if (await tx.signInProvider.count({ where: { name } })) throw invalid({ name: texts.nameTaken() })
}

/** Another issuer has other people, and a secret is sent only to the issuer that gave it. */
async function needNewIssuer({ tx }: Work, before: SignInProvider, { clientSecret }: Given): Promise<void> {
  if (await tx.providerLink.count({ where: { providerId: before.id } })) throw conflict(texts.issuerInUse())
  if (before.clientSecret && !clientSecret) throw invalid({ clientSecret: texts.secretAgain() })
}

function columnsOf(all: Given) {
  const { roles: _, clientSecret, ...given } = all
  return {
    ...given,
    defaultRole: given.defaultRole ?? null,
    ...(clientSecret ? { clientSecret: seal('provider', clientSecret) } : {}),
  }
}

/** Writes the roles by values; what changed, as an audit row keeps it. */
async function setRoles({ tx }: Work, providerId: number, { roles }: Given): Promise<Changes> {
  if (!roles) return {}
  const inWords = (rows: readonly { value: string; role: string }[]) =>
    rows.map(({ value, role }) => `${value}: ${role}`).join(', ')
  const before = await tx.providerRole.findMany({ where: { providerId }, orderBy: { position: 'asc' } })
  await tx.providerRole.deleteMany({ where: { providerId } })
  await tx.providerRole.createMany({ data: roles.map((row, position) => ({ ...row, providerId, position })) })
  const [from, to] = [inWords(before), inWords(roles)]
  return from === to ? {} : { roles: [from, to] }
}

/** In the record of changes, and in the security log. */
async function record({ tx, ctx, viewer, audit }: Work, { id, name }: SignInProvider, changes: Changes): Promise<void> {
  if (!Object.keys(changes).length) return
  await audit('SignInProvider', id, { provider: ['', name], ...changes })
  const { address, userAgent } = ctx
  const detail = `${name}: ${Object.keys(changes).join(', ')}`
  await recordSecurityEvents(tx, [{ kind: 'SETTINGS_CHANGED', userId: viewer.id, address, userAgent, detail }])
}
