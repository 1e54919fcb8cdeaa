/**
 * SAML 2.0 by node-saml: a request by redirect, and a response by POST whose one assertion is signed and answers that very
 * request. What the signature covers is read alone; nobody is signed in without having been sent there from here.
 */
import { randomBytes, X509Certificate } from 'node:crypto'
import type { Profile, SAML } from '@node-saml/node-saml'
import type { SignInProvider } from '../../../__generated__/prisma/client.ts'
import { config } from '../../../config.ts'
import { newToken } from '../../../tokens.ts'
import { statesTwoFactors, textsOf, type Identity } from './identity.ts'
import { clockTolerance } from './oidc.ts'
import { needSafeInside } from './samlEncrypted.ts'
import { needSafeSignatures, readMetadata, xmlOf } from './samlMetadata.ts'

export type SamlProvider = Pick<SignInProvider, 'id' | 'metadata' | 'emailClaim' | 'nameClaim' | 'roleClaim'>

/** Our addresses at a provider: the entity ID, which is where our metadata are, where responses are posted, and where it signs out. */
export const samlAddresses = ({ id }: { id: number }) => {
  const base = `${config.publicUrl}/api/sign-in/${id}`
  return { entityId: `${base}/saml`, respond: `${base}/saml`, signOut: `${base}/saml/sign-out` }
}

const minutes = 10

/** `requestId` is the one request that a response may answer; null where none is awaited. The library is read when it is needed first. */
export async function samlOf(provider: SamlProvider, requestId: string | null = null): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  const { signIn, signOut, certificates } = readMetadata(provider.metadata)
  const { entityId, respond, signOut: ownSignOut } = samlAddresses(provider)
  const begun = new Date().toISOString()
  const { samlKey } = config
  return new SAML({
    issuer: entityId,
    callbackUrl: respond,
    audience: entityId,
    entryPoint: signIn,
    logoutUrl: signOut || signIn,
    logoutCallbackUrl: ownSignOut,
    idpCert: certificates,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: clockTolerance * 1000,
    requestIdExpirationPeriodMs: minutes * 60_000,
    validateInResponseTo: ValidateInResponseTo.always,
    generateUniqueId: () => requestId ?? newRequestId(),
    cacheProvider: {
      saveAsync: () => Promise.resolve(null),
      getAsync: (id) => Promise.resolve(id === requestId ? begun : null),
      removeAsync: () => Promise.resolve(null),
    },
    // The provider decides how a person is asked, and by what it knows the person.
    disableRequestedAuthnContext: true,
    identifierFormat: null,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    ...(samlKey ? { privateKey: samlKey.key, publicCert: samlKey.certificate, decryptionPvk: samlKey.key } : {}),
  })
}

const newRequestId = () => `_${randomBytes(20).toString('hex')}`

/** Where a person signs in, and what must come back. */
export async function beginSaml(provider: SamlProvider) {
  const [state, nonce] = [newToken(), newRequestId()]
  const saml = await samlOf(provider, nonce)
  const url = await saml.getAuthorizeUrlAsync(state, undefined, {})
  return { url, state, nonce, verifier: '' }
}

/** The parts of an assertion that are looked at, as node-saml gives what is signed. */
interface Assertion {
  Assertion?: {
    $?: { ID?: string }
    Conditions?: { $?: { NotOnOrAfter?: string } }[]
    Subject?: { SubjectConfirmation?: Confirmation[] }[]
    AuthnStatement?: { AuthnContext?: { AuthnContextClassRef?: { _?: string }[] }[] }[]
  }
}
interface Confirmation {
  $?: { Method?: string }
  SubjectConfirmationData?: { $?: { InResponseTo?: string; Recipient?: string; NotOnOrAfter?: string } }[]
}

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

/** Who signed in, with the ID of the assertion and until when it counts; throws when the provider does not vouch for anybody. */
export async function endSaml(
  provider: SamlProvider,
  response: string,
  requestId: string,
): Promise<{ identity: Identity; assertionId: string; until: Date }> {
  const xml = Buffer.from(response, 'base64').toString('utf8')
  // A signature does not cover comments, which can cut a name in two.
  if (xml.includes('<!--')) throw new Error('The response has a comment')
  const document = xmlOf(xml)
  needSafeSignatures(document)
  await needSafeInside(document)
  const saml = await samlOf(provider, requestId)
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response })
  if (!profile?.getAssertion) throw new Error('The response has no assertion')
  const { Assertion: assertion } = profile.getAssertion() as Assertion
  if (profile.issuer !== readMetadata(provider.metadata).entityId) throw new Error('The assertion is of another issuer')
  const { respond } = samlAddresses(provider)
  // The library takes an assertion that names no request; an answer that anybody could have asked for is none to us.
  const confirmed = assertion?.Subject?.[0]?.SubjectConfirmation?.map((one) => ({
    method: one.$?.Method,
    ...one.SubjectConfirmationData?.[0]?.$,
  })).find((one) => one.method === bearer && one.InResponseTo === requestId && one.Recipient === respond)
  if (!confirmed?.NotOnOrAfter) throw new Error('The assertion does not answer our request')
  const assertionId = assertion?.$?.ID
  const until = new Date(confirmed.NotOnOrAfter)
  if (!assertionId || Number.isNaN(until.getTime())) throw new Error('The assertion has no ID or no end')
  const contexts = (assertion?.AuthnStatement ?? [])
    .flatMap(({ AuthnContext }) => AuthnContext ?? [])
    .flatMap(({ AuthnContextClassRef }) => AuthnContextClassRef ?? [])
    .map(({ _ }) => _ ?? '')
  return {
    identity: identityIn(provider, profile, contexts),
    assertionId,
    until: new Date(until.getTime() + 2 * clockTolerance * 1000),
  }
}

const format = 'urn:oasis:names:tc:SAML:1.1:nameid-format'
const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'

/** The names under which attributes come: in words, by their number, or as Microsoft names them. */
const names = {
  subject: [
    'urn:oasis:names:tc:SAML:attribute:pairwise-id',
    'urn:oasis:names:tc:SAML:attribute:subject-id',
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.13',
    'eduPersonUniqueId',
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.6',
    'eduPersonPrincipalName',
  ],
  email: [
    'email',
    'mail',
    'urn:oid:0.9.2342.19200300.100.1.3',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  ],
  name: ['displayName', 'urn:oid:2.16.840.1.113730.3.1.241', 'cn', 'urn:oid:2.5.4.3'],
  firstName: ['givenName', 'urn:oid:2.5.4.42', 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname'],
  lastName: ['sn', 'urn:oid:2.5.4.4', 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname'],
}

function identityIn(provider: SamlProvider, profile: Profile, contexts: readonly string[]): Identity {
  const attributes = (profile['attributes'] ?? {}) as Record<string, unknown>
  const valuesOf = (name: string) => (Object.hasOwn(attributes, name) ? textsOf(attributes[name]) : [])
  const first = (given: readonly string[]) => given.flatMap(valuesOf)[0]?.trim() ?? ''
  const { nameID, nameIDFormat, nameQualifier, spNameQualifier, sessionIndex } = profile
  const isAddress = nameIDFormat === `${format}:emailAddress`
  const email = first(provider.emailClaim ? [provider.emailClaim] : names.email) || (isAddress ? nameID : '')
  return {
    // A transient name is another one the next time.
    subject: nameIDFormat === transient || !nameID ? first(names.subject) : nameID,
    email: email.toLowerCase(),
    emailConfirmed: null,
    name: first(provider.nameClaim ? [provider.nameClaim] : names.name),
    firstName: first(names.firstName),
    lastName: first(names.lastName),
    roleValues: provider.roleClaim ? valuesOf(provider.roleClaim) : [],
    statesTwoFactors: statesTwoFactors(contexts),
    session: sessionIndex ?? '',
    hint: JSON.stringify({ nameID, nameIDFormat, nameQualifier, spNameQualifier, sessionIndex }),
  }
}

/** Where the browser goes to sign out at the provider; null where it offers no such thing, or requests cannot be signed. */
export async function samlSignOut(provider: SamlProvider, hint: string): Promise<string | null> {
  if (!config.samlKey || !readMetadata(provider.metadata).signOut) return null
  const named = JSON.parse(hint) as Pick<Profile, 'nameID' | 'nameIDFormat' | 'sessionIndex'>
  const saml = await samlOf(provider)
  return saml.getLogoutUrlAsync({ issuer: '', ...named }, '', {})
}

/** Our metadata, to register at a provider. */
export async function ownMetadata(provider: SamlProvider): Promise<string> {
  const { samlKey } = config
  const saml = await samlOf(provider)
  return saml.generateServiceProviderMetadata(samlKey?.certificate ?? null, samlKey?.certificate ?? null)
}

/** What the metadata of a provider say, for the administrator who sets it up. */
export function samlFacts(text: string): Record<string, string> {
  const { entityId, signIn, signOut, certificates } = readMetadata(text)
  return { entityId, signIn, signOut, certificates: String(certificates.length), until: lastsUntil(certificates) }
}

const lastsUntil = (certificates: readonly string[]) =>
  certificates
    .map((pem) => new X509Certificate(pem).validToDate.toISOString().slice(0, 10))
    .toSorted()
    .at(-1) ?? ''
