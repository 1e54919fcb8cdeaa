/**
 * The way to ORCID and back: OAuth 2.0 with a code, a state and PKCE (RFC 7636), by oauth4webapi. ORCID names the iD of who
 * signed in beside the access token; the token itself is not kept, as nothing is read with it.
 */
import * as oauth from 'oauth4webapi'
import { config } from '../../config.ts'
import { isOrcid } from '#api/orcid.rules.ts'

const patience = 10_000

interface Client {
  server: oauth.AuthorizationServer
  client: oauth.Client
  secret: string
  redirectUri: string
}

/** The client that the university registered; null where none is configured. */
function clientOf(): Client | null {
  const { client, url } = config.orcid
  if (!client) return null
  const base = url.replace(/\/$/, '')
  return {
    server: {
      issuer: base,
      authorization_endpoint: `${base}/oauth/authorize`,
      token_endpoint: `${base}/oauth/token`,
    },
    client: { client_id: client.id },
    secret: client.secret,
    redirectUri: `${config.publicUrl}/settings/orcid`,
  }
}

/** Whether people can prove their iD here. */
export const canProve = (): boolean => config.orcid.client !== undefined

/** Where a person signs in to ORCID, and what must come back and be kept until then. */
export async function beginProof(): Promise<{ url: string; state: string; verifier: string } | null> {
  const at = clientOf()
  if (!at) return null
  const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()]
  const url = new URL(at.server.authorization_endpoint!)
  url.search = new URLSearchParams({
    client_id: at.client.client_id,
    response_type: 'code',
    // Says who somebody is, and opens nothing of the record.
    scope: '/authenticate',
    redirect_uri: at.redirectUri,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).toString()
  return { url: url.href, state, verifier }
}

/** The iD of the person who signed in; throws when ORCID does not vouch for one. */
export async function endProof(answer: { code: string; state: string }, verifier: string): Promise<string> {
  const at = clientOf()
  if (!at) throw new Error('No client is registered at ORCID')
  const { server, client, secret, redirectUri } = at
  const answered = oauth.validateAuthResponse(server, client, new URLSearchParams(answer), answer.state)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.ClientSecretPost(secret),
    answered,
    redirectUri,
    verifier,
    // The operator names the address; a stand-in for tests has no certificate.
    { [oauth.allowInsecureRequests]: !config.production, signal: AbortSignal.timeout(patience) },
  )
  const { orcid } = await oauth.processAuthorizationCodeResponse(server, client, response)
  if (typeof orcid !== 'string' || !isOrcid(orcid)) throw new Error('ORCID answered without an iD')
  return orcid
}
