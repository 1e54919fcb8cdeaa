/** What administrators say of a provider by which people sign in, and what comes back from one. */
import { array, boolean, object, string } from 'yup'
import { allRoles } from '#api/features/accounts/account.rules.ts'
import { lines } from '#api/fieldRules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/providers/rules.js'

export const providerKinds = ['OIDC', 'SAML'] as const
export const providerFactors = ['NEVER', 'WHEN_STATED', 'ALWAYS'] as const

/** http, too: the operator may name hosts inside the network (SIGN_IN_INNER_HOSTS); others are refused when they are called. */
const address = (max: number) =>
  text(max).test('address', texts.address, (value) => {
    if (!value) return true
    const { protocol, search, hash, username } = URL.canParse(value) ? new URL(value) : new URL('about:blank')
    return /^https?:$/.test(protocol) && !search && !hash && !username
  })

const claim = (label: string, description: string) =>
  text(200)
    .matches(/^[\w:./-]*$/, texts.claimWrong)
    .meta({ label, description })

const providerRole = object({
  value: text(300).required(texts.giveValue).meta({ label: texts.value(), description: 'A value of the claim.' }),
  role: enumOf(allRoles, 'Role', texts.chooseRole).required(texts.chooseRole).meta({ label: texts.role() }),
}).meta({ input: 'ProviderRoleInput' })

interface Whole {
  makesAdministrators?: boolean
  createsAccounts?: boolean
  defaultRole?: string | null
  roles?: { value?: string; role?: string }[]
}

const shared = {
  name: text(60).required(texts.giveName).meta({
    label: texts.name(),
    description: 'What the button of the sign-in page calls it.',
  }),
  enabled: boolean().meta({ label: texts.enabled(), description: 'Whether people can sign in by it.' }),
  issuer: address(300).meta({
    label: texts.issuer(),
    description: 'Of OpenID Connect: the issuer, below which /.well-known/openid-configuration is read.',
  }),
  client: text(200).meta({ label: texts.client(), description: 'Of OpenID Connect.' }),
  clientSecret: text(1_000).meta({
    label: texts.clientSecret(),
    description: 'Of OpenID Connect; empty keeps the one before. It is encrypted and never given back.',
  }),
  scopes: text(200)
    .matches(/^[\x21\x23-\x5b\x5d-\x7e ]*$/, texts.scopesWrong)
    .meta({ label: texts.scopes(), description: 'Of OpenID Connect, beside openid; profile and email without any.' }),
  metadataUrl: address(1_000).meta({
    label: texts.metadataUrl(),
    description: 'Of SAML: where the metadata are read now and each day.',
  }),
  metadata: text(500_000).meta({
    label: texts.metadata(),
    description: 'Of SAML: the metadata as XML, where they have no address.',
  }),
  emailClaim: claim(texts.emailClaim(), 'The claim or attribute with the address; empty for the usual ones.'),
  nameClaim: claim(texts.nameClaim(), 'The claim or attribute with the name; empty for the usual ones.'),
  roleClaim: claim(
    texts.roleClaim(),
    'The claim or attribute whose values make roles (`roles`), also inside of others (`a.b`).',
  ),
  roles: array(providerRole.required())
    .max(50, texts.most50Roles)
    .test('administrators', texts.noAdministrators, (given, { parent }) => {
      const { makesAdministrators } = parent as Whole
      return makesAdministrators === true || !given?.some(({ role }) => role === 'ADMIN')
    })
    .test(
      'distinct',
      texts.valueTwice,
      (given) => new Set(given?.map(({ value }) => value)).size === (given?.length ?? 0),
    )
    .meta({
      label: texts.roles(),
      description: 'The roles of new accounts by the values of the claim; the first that fits counts.',
    }),
  defaultRole: enumOf(
    allRoles.filter((role) => role !== 'ADMIN'),
    'Role',
  )
    .nullable()
    .test('needed', texts.roleNeeded, (given, { parent }) => {
      const { createsAccounts, roles } = parent as Whole
      return !createsAccounts || Boolean(given) || Boolean(roles?.length)
    })
    .meta({
      label: texts.defaultRole(),
      description: 'The role of new accounts that no value gives one, never ADMIN; without it they are not made.',
    }),
  createsAccounts: boolean().meta({
    label: texts.createsAccounts(),
    description: 'Whether someone without an account gets one by signing in.',
  }),
  mailDomains: lines(
    texts.mailDomains(),
    'Domains of the addresses that get accounts, one per line; all of them without any.',
    text(200)
      .lowercase()
      .matches(/^([a-z0-9-]+\.)+[a-z]{2,}$/, texts.domainWrong),
  ),
  vouchesForMail: boolean().meta({
    label: texts.vouchesForMail(),
    description: 'Whether its addresses count as confirmed where it does not say so (email_verified).',
  }),
  secondFactor: enumOf(providerFactors, 'ProviderFactor', texts.chooseFactor).required(texts.chooseFactor).meta({
    label: texts.secondFactor(),
    description: 'Whether a second factor that the provider asked for counts here.',
  }),
  makesAdministrators: boolean().meta({
    label: texts.makesAdministrators(),
    description: 'Whether a value of the claim may make an administrator.',
  }),
  signsOut: boolean().meta({
    label: texts.signsOut(),
    description: 'Whether signing out here signs out at the provider as well.',
  }),
}

export const createSignInProviderRules = object({
  kind: enumOf(providerKinds, 'SignInProviderKind', texts.chooseKind)
    .required(texts.chooseKind)
    .meta({ label: texts.kind() }),
  ...shared,
})

export const updateSignInProviderRules = editRules(object({ id: nodeId('SignInProvider') }), object(shared))

export const signInProviderRules = object({ id: nodeId('SignInProvider') })

/** The browser’s own secret of the way there and back; the server is given its SHA-256 first and itself at the end. */
const key = string()
  .matches(/^[\w-]{43}$/, texts.badAnswer)
  .required(texts.badAnswer)

export const startProviderRules = object({
  id: nodeId('SignInProvider'),
  keyHash: key.meta({
    description: 'SHA-256 of a random key that the browser keeps, as base64url; the answer counts only with the key.',
  }),
})

const answer = {
  state: string()
    .max(200, texts.badAnswer)
    .required(texts.badAnswer)
    .meta({ description: 'The state that came back.' }),
  key: key.meta({ description: 'The key whose hash was given when it began.' }),
  answer: string().max(8_000, texts.badAnswer).meta({
    description: 'What stands after the question mark of the address of the way back.',
  }),
}

export const signInWithProviderRules = object({
  ...answer,
  remember: boolean().meta({ description: 'As in login.' }),
})

export const providerAnswerRules = object(answer)

export const removeProviderLinkRules = object({ id: nodeId('ProviderLink') })
