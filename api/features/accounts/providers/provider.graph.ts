/** The providers by which people sign in, in the schema. No secret is in it. */
import type { ProviderFactor, SignInProviderKind } from '../../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../../actionField.ts'
import { batched } from '../../../batched.ts'
import { builder, describedEnum, RoleEnum } from '../../../builder.ts'
import { ViewerType } from '../../../people.graph.ts'
import { addressesOf, type Addresses } from './addresses.ts'
import type { Fact } from './facts.ts'
import {
  createSignInProvider,
  deleteSignInProvider,
  testSignInProvider,
  updateSignInProvider,
} from './provider.actions.ts'
import { linkProvider, removeProviderLink, startProviderLink } from './providerLink.actions.ts'
import { signInWithProvider, startProviderSignIn } from './providerSignIn.actions.ts'

const KindEnum = describedEnum<SignInProviderKind>('SignInProviderKind', 'The protocol of a provider.', {
  OIDC: 'OpenID Connect 1.0.',
  SAML: 'SAML 2.0.',
})

const FactorEnum = describedEnum<ProviderFactor>(
  'ProviderFactor',
  'Whether a second factor that a provider asked for counts here.',
  {
    NEVER: 'The one of the account here is asked for.',
    WHEN_STATED: 'It counts where the provider says that it asked for two factors (amr, acr, authentication context).',
    ALWAYS: 'The provider asks everyone for two factors.',
  },
)

const RoleOfValue = builder.prismaObject('ProviderRole', {
  readable: 'parent',
  description: 'The role of new accounts whose claim has a value.',
  fields: (t) => ({
    value: t.exposeString('value'),
    role: t.expose('role', { type: RoleEnum }),
  }),
})

const AddressesType = builder.objectRef<Addresses>('ProviderAddresses').implement({
  description: 'The addresses to register at a provider.',
  fields: (t) => ({
    redirect: t.exposeString('redirect', { nullable: true, description: 'Of OpenID Connect: the redirect URI.' }),
    signOut: t.exposeString('signOut', {
      nullable: true,
      description:
        'Of OpenID Connect: where people come back to after signing out. Of SAML: the single logout service.',
    }),
    backChannel: t.exposeString('backChannel', {
      nullable: true,
      description: 'Of OpenID Connect: the back-channel logout URI.',
    }),
    entityId: t.exposeString('entityId', {
      nullable: true,
      description: 'Of SAML: the entity ID, and where our metadata are.',
    }),
    respond: t.exposeString('respond', { nullable: true, description: 'Of SAML: the assertion consumer service.' }),
  }),
})

const linkCount = batched<number>(async ({ db }, ids) => {
  const counts = await db.providerLink.groupBy({
    by: ['providerId'],
    where: { providerId: { in: [...ids] } },
    _count: true,
  })
  const known = new Map(counts.map(({ providerId, _count }) => [providerId, _count]))
  return ids.map((id) => known.get(id) ?? 0)
})

builder.prismaNode('SignInProvider', {
  id: { field: 'id' },
  readable: 'SIGN_IN_PROVIDER_MANAGE',
  description: 'A service of a university by which people sign in.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What the button of the sign-in page calls it.' }),
    kind: t.expose('kind', { type: KindEnum }),
    enabled: t.exposeBoolean('enabled', { description: 'Whether people can sign in by it.' }),
    issuer: t.exposeString('issuer', { description: 'The issuer of OpenID Connect, or the entity ID of SAML.' }),
    client: t.exposeString('client'),
    hasSecret: t.boolean({
      description: 'Whether a client secret is stored.',
      extensions: { reads: ['clientSecret'] },
      select: { clientSecret: true },
      resolve: ({ clientSecret }) => clientSecret !== null,
    }),
    scopes: t.exposeString('scopes', { description: 'Beside openid; profile and email where it is empty.' }),
    metadataUrl: t.exposeString('metadataUrl'),
    metadata: t.exposeString('metadata', { description: 'The metadata of SAML as they were read at last.' }),
    emailClaim: t.exposeString('emailClaim'),
    nameClaim: t.exposeString('nameClaim'),
    roleClaim: t.exposeString('roleClaim'),
    roles: t.field({
      type: [RoleOfValue],
      description: 'The roles of new accounts by the values of the claim, in their order.',
      extensions: { reads: [] },
      resolve: ({ id }, _, { db }) =>
        db.providerRole.findMany({ where: { providerId: id }, orderBy: { position: 'asc' } }),
    }),
    defaultRole: t.expose('defaultRole', {
      type: RoleEnum,
      nullable: true,
      description: 'The role of new accounts that no value gives one.',
    }),
    createsAccounts: t.exposeBoolean('createsAccounts', {
      description: 'Whether someone without an account gets one by signing in.',
    }),
    mailDomains: t.exposeStringList('mailDomains', {
      description: 'Domains of the addresses that get accounts; all of them where there is none.',
    }),
    vouchesForMail: t.exposeBoolean('vouchesForMail', {
      description: 'Whether its addresses count as confirmed where it does not say so.',
    }),
    secondFactor: t.expose('secondFactor', { type: FactorEnum }),
    makesAdministrators: t.exposeBoolean('makesAdministrators', {
      description: 'Whether a value of the claim may make an administrator.',
    }),
    signsOut: t.exposeBoolean('signsOut', {
      description: 'Whether signing out here signs out at the provider as well.',
    }),
    linkCount: t.int({
      description: 'How many people have linked it.',
      extensions: { reads: [] },
      resolve: ({ id }, _, ctx) => linkCount(ctx, id),
    }),
    addresses: t.field({
      type: AddressesType,
      extensions: { reads: ['kind'] },
      resolve: (provider) => addressesOf(provider),
    }),
  }),
})

builder.queryField('signInProviders', (t) =>
  t.prismaField({
    type: ['SignInProvider'],
    requires: 'SIGN_IN_PROVIDER_MANAGE',
    description: 'The providers by which people sign in, by name; at most 20.',
    resolve: (query, _, _args, { db }) => db.signInProvider.findMany({ ...query, orderBy: { name: 'asc' }, take: 20 }),
  }),
)

const Way = builder.objectRef<{ id: number; name: string }>('SignInWay').implement({
  description: 'A provider by which one can sign in, as everyone may know it.',
  fields: (t) => ({
    provider: t.globalID({
      description: 'What startProviderSignIn and startProviderLink take.',
      resolve: ({ id }) => ({ type: 'SignInProvider', id }),
    }),
    name: t.exposeString('name', { description: 'What the button calls it.' }),
  }),
})

builder.queryField('signInWays', (t) =>
  t.field({
    type: [Way],
    requires: 'public',
    description: 'The providers by which one can sign in, by name; at most 20.',
    resolve: (_, _args, { db }) =>
      db.signInProvider.findMany({
        where: { enabled: true },
        select: { id: true, name: true },
        orderBy: { name: 'asc' },
        take: 20,
      }),
  }),
)

builder.prismaNode('ProviderLink', {
  id: { field: 'id' },
  readable: 'PROVIDER_LINK_OWN',
  description: 'An account at a provider, by which a person signs in.',
  fields: (t) => ({
    providerName: t.string({
      select: { provider: { select: { name: true } } },
      resolve: ({ provider }) => provider.name,
    }),
    email: t.exposeString('email', { description: 'The address that the provider said at last; it may be empty.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
  }),
})

const OwnWays = builder.objectRef<{ userId: number }>('OwnWaysToSignIn').implement({
  description: 'By which providers a person signs in, and by which else it would be possible.',
  fields: (t) => ({
    hasPassword: t.boolean({
      description: 'Whether the account has a password.',
      resolve: async ({ userId }, _, { db }) =>
        (await db.user.count({ where: { id: userId, passwordHash: { not: null } } })) > 0,
    }),
    links: t.prismaField({
      type: ['ProviderLink'],
      description: 'The providers by which the person signs in, the oldest first.',
      resolve: (query, { userId }, _, { db }) =>
        db.providerLink.findMany({ ...query, where: { userId }, orderBy: { id: 'asc' } }),
    }),
    linkable: t.field({
      type: [Way],
      description: 'The providers that the person has not linked.',
      resolve: ({ userId }, _, { db }) =>
        db.signInProvider.findMany({
          where: { enabled: true, links: { none: { userId } } },
          select: { id: true, name: true },
          orderBy: { name: 'asc' },
          take: 20,
        }),
    }),
  }),
})

builder.queryField('ownWaysToSignIn', (t) =>
  t.field({
    type: OwnWays,
    requires: 'PROVIDER_LINK_OWN',
    description: 'By which providers the viewer signs in.',
    resolve: (_, _args, { viewer }) => ({ userId: viewer!.id }),
  }),
)

const FactType = builder.objectRef<Fact>('ProviderFact').implement({
  description: 'Something that a provider says of itself.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'A word for it, such as issuer or keys.' }),
    value: t.exposeString('value', { description: 'Empty where the provider says nothing of it.' }),
  }),
})

for (const change of [createSignInProvider, updateSignInProvider])
  actionField(change as typeof updateSignInProvider, (t) => ({
    signInProvider: recordField(t, 'SignInProvider', ({ providerId }) => providerId),
  }))
actionField(testSignInProvider, (t) => ({
  facts: t.field({ type: [FactType], resolve: ({ facts }) => facts }),
  problem: t.exposeString('problem', { description: 'Why it could not be asked; empty when it answered.' }),
}))
for (const removed of [deleteSignInProvider, removeProviderLink])
  actionField(removed as typeof removeProviderLink, (t) => ({ done: t.exposeBoolean('done') }))
for (const start of [startProviderSignIn, startProviderLink])
  actionField(start as typeof startProviderSignIn, (t) => ({
    address: t.exposeString('address', { description: 'Where the person signs in to the provider.' }),
  }))
actionField(linkProvider, (t) => ({ link: recordField(t, 'ProviderLink', ({ linkId }) => linkId) }))
actionField(signInWithProvider, (t) => ({
  token: t.exposeString('token', { description: 'The session token, shown once.' }),
  expiresIn: t.exposeInt('expiresIn', { description: 'Seconds until the session ends without use.' }),
  viewer: t.field({
    type: ViewerType,
    description: 'The person behind the new session.',
    resolve: (out) => out.viewer,
  }),
}))
