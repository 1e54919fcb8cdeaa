/** Administrators set up the providers by which people sign in. */
import type { InferType } from 'yup'
import * as texts from '#texts/providers/errors.js'
import * as nouns from '#texts/ui/nouns.js'
import type { SignInProvider } from '../../../__generated__/prisma/client.ts'
import { action, changesOf, check, type Work } from '../../../action.ts'
import type { Changes } from '../../../audit.ts'
import { editing } from '../../../editing.ts'
import { changedMeanwhile, conflict, invalid } from '../../../errors.ts'
import { keepWithin } from '../../../keepWithin.ts'
import { limit } from '../../../limits.ts'
import { log } from '../../../log.ts'
import { seal } from '../../../sealed.ts'
import { recordSecurityEvents } from '../../securityLog/securityEvent.ts'
import { factsOf } from './facts.ts'
import { metadataOf } from './metadata.ts'
import { createSignInProviderRules, signInProviderRules, updateSignInProviderRules } from './provider.rules.ts'

const most = 20

type Given = InferType<typeof updateSignInProviderRules.whole>

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

export const updateSignInProvider = editing({
  name: 'updateSignInProvider',
  requires: 'SIGN_IN_PROVIDER_MANAGE',
  recentPassword: true,
  rules: updateSignInProviderRules,
  description:
    'Changes a provider; what is not given stays. Another issuer needs the secret again, and is refused once people have linked the provider.',
  async prepare({ access }, { id }, given) {
    const before = await access.find('SIGN_IN_PROVIDER_MANAGE', id)
    return needWhole(before.kind, await check(ways, { ...readable(before), ...given }))
  },
  async held({ tx, access }, { id }) {
    const kept = await access.hold('SIGN_IN_PROVIDER_MANAGE', id)
    const roles = await tx.providerRole.findMany({
      where: { providerId: id },
      select: { value: true, role: true },
      orderBy: { position: 'asc' },
    })
    return { ...readable(kept), roles, kept }
  },
  async run(work, given, { kept: before, ...read }, { id }, said) {
    if (!isOf(said, { ...read, ...given })) throw changedMeanwhile(nouns.settings())
    const { tx } = work
    if (given.name !== undefined && given.name !== before.name) await needFreeName(work, given.name)
    const data = { ...columnsOf(given), ...said }
    if (data.issuer !== before.issuer) await needNewIssuer(work, before, given)
    await tx.signInProvider.update({ where: { id }, data })
    const roles = await setRoles(work, id, given)
    const { clientSecret, metadata, metadataReadAt: _, ...shown } = data
    await record(work, before, {
      ...changesOf<SignInProvider>(before, shown),
      ...(clientSecret ? { clientSecret: ['', 'changed'] } : {}),
      ...(metadata !== before.metadata ? { metadata: ['', 'changed'] } : {}),
      ...roles,
    })
    return { providerId: id }
  },
})

/** By which fields a provider is reached. */
const ways = updateSignInProviderRules.whole.pick(['issuer', 'client', 'metadataUrl', 'metadata'])

/** As people read it and give it: no secret, and metadata only where they were not read at an address. */
const readable = (provider: SignInProvider) => ({
  ...provider,
  clientSecret: '',
  metadata: provider.metadataUrl ? '' : provider.metadata,
})

type Said = Awaited<ReturnType<typeof needWhole>>

/** Whether it is what was asked of the provider as it is now: somebody may have changed it while it was asked. */
const isOf = (said: Said, { kind, issuer, metadataUrl, metadata }: Partial<SignInProvider>): boolean =>
  kind !== 'SAML'
    ? said.issuer === issuer
    : said.metadataUrl === metadataUrl && (Boolean(metadataUrl) || said.metadata === metadata)

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
async function needWhole(kind: SignInProvider['kind'], given: InferType<typeof ways>) {
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
async function needNewIssuer({ tx }: Work, before: SignInProvider, { clientSecret }: Partial<Given>): Promise<void> {
  if (await tx.providerLink.count({ where: { providerId: before.id } })) throw conflict(texts.issuerInUse())
  if (before.clientSecret && !clientSecret) throw invalid({ clientSecret: texts.secretAgain() })
}

function columnsOf<G extends Partial<Given>>(all: G) {
  const { roles: _, clientSecret, ...given } = all
  return {
    ...given,
    ...(clientSecret ? { clientSecret: seal('provider', clientSecret) } : {}),
  }
}

/** Writes the roles by values; what changed, as an audit row keeps it. */
async function setRoles({ tx }: Work, providerId: number, { roles }: Partial<Given>): Promise<Changes> {
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
