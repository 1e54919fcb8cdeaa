/**
 * OpenID Connect by oauth4webapi: a code with PKCE, state and nonce, and an ID token whose signature is checked against the
 * provider’s keys. Algorithms without a key pair (none, HS256) are refused.
 */
import * as oauth from 'oauth4webapi'
import type { SignInProvider } from '../../../__generated__/prisma/client.ts'
import { config } from '../../../config.ts'
import { fetchPinned } from '../../../outgoing/fetchPinned.ts'
import { open } from '../../../sealed.ts'
import { claimAt, statesTwoFactors, textsOf, type Identity } from './identity.ts'

type Provider = Pick<
  SignInProvider,
  'id' | 'issuer' | 'client' | 'clientSecret' | 'scopes' | 'emailClaim' | 'nameClaim' | 'roleClaim'
>

/** Seconds by which clocks may differ. */
export const clockTolerance = 60

/** To which address providers send people back. */
export const returnAddress = (): string => `${config.publicUrl}/auth/provider`

const options = {
  [oauth.customFetch]: (
    address: string,
    { method, headers, body }: { method: string; headers: Record<string, string>; body?: unknown },
  ) => fetchPinned(address, { method, headers, body: bodyOf(body) }),
  // fetchPinned decides where http may be.
  [oauth.allowInsecureRequests]: true,
}

const bodyOf = (body: unknown) =>
  body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : undefined

const known = new Map<string, { server: oauth.AuthorizationServer; at: number }>()
const fresh = 5 * 60_000

/** What a provider says of itself; asked again after five minutes, and at once when `again`. Its issuer is the one that was named. */
export async function discover(issuer: string, again = false): Promise<oauth.AuthorizationServer> {
  const found = known.get(issuer)
  if (found && !again && Date.now() - found.at < fresh) return found.server
  const named = new URL(issuer)
  const answer = await oauth.discoveryRequest(named, { ...options, algorithm: 'oidc' } as oauth.DiscoveryRequestOptions)
  const server = await oauth.processDiscoveryResponse(named, answer)
  if (known.size > 100) known.clear()
  known.set(issuer, { server, at: Date.now() })
  return server
}

const clientOf = ({ client }: Provider): oauth.Client => ({
  client_id: client,
  [oauth.clockTolerance]: clockTolerance,
})

/** As the provider wants it; without a secret, PKCE alone ties the code to us. */
function proofOf({ clientSecret }: Provider, server: oauth.AuthorizationServer): oauth.ClientAuth {
  if (!clientSecret) return oauth.None()
  const secret = open('provider', clientSecret)
  const methods = server.token_endpoint_auth_methods_supported
  return methods && !methods.includes('client_secret_basic') && methods.includes('client_secret_post')
    ? oauth.ClientSecretPost(secret)
    : oauth.ClientSecretBasic(secret)
}

/** Where a person signs in, and what must come back. */
export async function beginOidc(provider: Provider) {
  const server = await discover(provider.issuer)
  if (!server.authorization_endpoint) throw new Error('The provider names no authorization endpoint')
  const [state, nonce, verifier] = [
    oauth.generateRandomState(),
    oauth.generateRandomNonce(),
    oauth.generateRandomCodeVerifier(),
  ]
  const url = new URL(server.authorization_endpoint)
  const scopes = new Set(['openid', ...(provider.scopes || 'profile email').split(' ').filter(Boolean)])
  const asked = {
    client_id: provider.client,
    response_type: 'code',
    scope: [...scopes].join(' '),
    redirect_uri: returnAddress(),
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return { url: url.href, state, nonce, verifier }
}

interface Expected {
  state: string
  nonce: string
  verifier: string
}

/** Who signed in; throws when the provider does not vouch for anybody. `answer` is the query of the way back. */
export async function endOidc(provider: Provider, answer: string, expected: Expected): Promise<Identity> {
  const server = await discover(provider.issuer)
  const client = clientOf(provider)
  const given = oauth.validateAuthResponse(server, client, new URLSearchParams(answer), expected.state)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    proofOf(provider, server),
    given,
    returnAddress(),
    expected.verifier,
    options as oauth.TokenEndpointRequestOptions,
  )
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: expected.nonce,
    requireIdToken: true,
  })
  await oauth.validateApplicationLevelSignature(server, response, options as oauth.ValidateSignatureOptions)
  const idToken = oauth.getValidatedIdTokenClaims(tokens)!
  const more = await userInfo(server, client, tokens.access_token, idToken.sub)
  return identityIn(provider, { ...more, ...idToken }, tokens.id_token!)
}

/** What the provider says of the person beside the ID token, where it has an endpoint for that. */
async function userInfo(server: oauth.AuthorizationServer, client: oauth.Client, token: string, subject: string) {
  if (!server.userinfo_endpoint) return {}
  const answer = await oauth.userInfoRequest(server, client, token, options as oauth.UserInfoRequestOptions)
  return oauth.processUserInfoResponse(server, client, subject, answer)
}

function identityIn(provider: Provider, claims: Record<string, unknown>, idToken: string): Identity {
  const first = (name: string) => textsOf(claimAt(claims, name))[0]?.trim() ?? ''
  const confirmed = claims['email_verified']
  return {
    subject: first('sub'),
    email: first(provider.emailClaim || 'email').toLowerCase(),
    // Some send the word.
    emailConfirmed: confirmed === undefined ? null : confirmed === true || confirmed === 'true',
    name: first(provider.nameClaim || 'name'),
    firstName: first('given_name'),
    lastName: first('family_name'),
    roleValues: provider.roleClaim ? textsOf(claimAt(claims, provider.roleClaim)) : [],
    statesTwoFactors: statesTwoFactors([...textsOf(claims['amr']), ...textsOf(claims['acr'])]),
    session: first('sid'),
    hint: idToken,
  }
}

/** Where the browser goes to sign out at the provider; null where it offers no such thing. */
export async function oidcSignOut(provider: Provider, hint: string): Promise<string | null> {
  const { end_session_endpoint: endpoint } = await discover(provider.issuer)
  if (!endpoint) return null
  const url = new URL(endpoint)
  url.searchParams.set('id_token_hint', hint)
  url.searchParams.set('client_id', provider.client)
  url.searchParams.set('post_logout_redirect_uri', `${config.publicUrl}/auth`)
  return url.href
}

/** What a provider says of itself, for the administrator who sets it up; asked at once. */
export async function oidcFacts(provider: Provider): Promise<Record<string, string>> {
  const server = await discover(provider.issuer, true)
  const keys = server.jwks_uri ? await fetchPinned(server.jwks_uri, { headers: { accept: 'application/json' } }) : null
  const { keys: found = [] } = (keys?.status === 200 ? await keys.json() : {}) as { keys?: unknown[] }
  return {
    issuer: server.issuer,
    authorization: server.authorization_endpoint ?? '',
    token: server.token_endpoint ?? '',
    userinfo: server.userinfo_endpoint ?? '',
    signOut: server.end_session_endpoint ?? '',
    algorithms: (server.id_token_signing_alg_values_supported ?? []).join(', '),
    scopes: (server.scopes_supported ?? []).join(' '),
    keys: String(found.length),
  }
}
