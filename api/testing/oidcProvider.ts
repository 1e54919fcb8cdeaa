/**
 * A stand-in for a provider of OpenID Connect: discovery, keys, tokens and userinfo. It signs in who the test says, checks
 * the code, the secret and PKCE as a provider must, and can be told to answer wrongly.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'

interface Grant {
  claims: JWTPayload
  nonce: string
  challenge: string
  redirectUri: string
}

/** How an ID token is wrong. */
export interface Wrong {
  claims?: JWTPayload
  /** Signed with a key that the provider does not publish. */
  otherKey?: boolean
  /** Not signed at all, though the provider says that it would do that. */
  unsigned?: boolean
  /** Signed with the secret of the client. */
  bySecret?: boolean
}

const now = () => Math.floor(Date.now() / 1000)

interface Options {
  id: string
  secret: string
  /** Whom it signs in at once when a browser comes by, for journeys in a browser. */
  person?: JWTPayload
  port?: number
}

/** Starts it. `signIn` is what a person does at the address, and gives what stands after the question mark on the way back. */
export async function oidcProvider({ id, secret, person, port: wished = 0 }: Options) {
  const [{ privateKey, publicKey }, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }]
  const grants = new Map<string, Grant>()
  const state = { wrong: {} as Wrong, metadata: {} as object, userinfo: {} as JWTPayload, away: false, person }
  let issuer = ''

  const idToken = async ({ claims, nonce }: Grant): Promise<string> => {
    const { wrong } = state
    const payload = { iss: issuer, aud: id, nonce, iat: now(), exp: now() + 300, ...claims, ...wrong.claims }
    if (wrong.unsigned) return new UnsecuredJWT(payload).encode()
    const token = new SignJWT(payload)
    if (wrong.bySecret) return token.setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(secret.padEnd(32, '-')))
    return token.setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(wrong.otherKey ? other.privateKey : privateKey)
  }

  async function tokens(form: URLSearchParams, authorization = '') {
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const [user, password] = Buffer.from(authorization.slice('Basic '.length), 'base64').toString().split(':')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const right =
      grant?.challenge === challenge &&
      form.get('redirect_uri') === grant.redirectUri &&
      decodeURIComponent(user ?? '') === id &&
      decodeURIComponent(password ?? '') === secret
    if (!right) return { status: 400, body: { error: 'invalid_grant' } }
    const body = { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token: await idToken(grant) }
    return { status: 200, body }
  }

  const grantFor = (url: URL, claims: JWTPayload): string => {
    const code = randomUUID()
    const asked = url.searchParams
    grants.set(code, {
      claims,
      nonce: asked.get('nonce') ?? '',
      challenge: asked.get('code_challenge') ?? '',
      redirectUri: asked.get('redirect_uri') ?? '',
    })
    return new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()
  }

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const url = new URL(req.url ?? '/', issuer)
    const give = (status: number, body: object) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const go = (to: string) => res.writeHead(302, { location: to }).end()
    if (state.away) return give(503, {})
    if (url.pathname === '/.well-known/openid-configuration')
      return give(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/keys`,
        end_session_endpoint: `${issuer}/end`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256', 'none', 'HS256'],
        scopes_supported: ['openid', 'profile', 'email'],
        ...state.metadata,
      })
    if (url.pathname === '/keys') return give(200, { keys })
    if (url.pathname === '/token') {
      const { status, body } = await tokens(new URLSearchParams(await text(req)), req.headers.authorization)
      return give(status, body)
    }
    if (url.pathname === '/userinfo') return give(200, { sub: state.person?.sub, ...state.userinfo })
    if (url.pathname === '/authorize' && state.person)
      return go(`${url.searchParams.get('redirect_uri')}?${grantFor(url, state.person)}`)
    if (url.pathname === '/end') return go(url.searchParams.get('post_logout_redirect_uri') ?? '/')
    give(404, {})
  }

  const server = createServer((req, res) => void answer(req, res))
  await new Promise<void>((done) => server.listen(wished, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  issuer = `http://127.0.0.1:${port}`
  return {
    issuer,
    host: `127.0.0.1:${port}`,
    /** What it does from now on. */
    state,
    close: () => server.close(),
    signIn(address: string, claims: JWTPayload): string {
      state.userinfo = { sub: String(claims.sub) }
      return grantFor(new URL(address), claims)
    },
    /** A logout token, or a wrong one. */
    async logoutToken(claims: JWTPayload, { otherKey = false }: Wrong = {}): Promise<string> {
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
      return new SignJWT({ iss: issuer, aud: id, iat: now(), jti: randomUUID(), events, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'logout+jwt' })
        .sign(otherKey ? other.privateKey : privateKey)
    },
  }
}
