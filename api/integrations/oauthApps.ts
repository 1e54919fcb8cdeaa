/** How people let the platform read their calendars at Google and Microsoft: OAuth 2.0 with a code, a state and PKCE. */
import { decodeJwt } from 'jose'
import * as oauth from 'oauth4webapi'
import * as texts from '#texts/integrations/answers.js'
import { config } from '../config.ts'
import { askService } from './askService.ts'
import type { App } from './calendarSource.ts'
import { Refusal } from './refusal.ts'
import { serviceAddresses } from './serviceAddresses.ts'
import type { SignInKind } from './kinds.rules.ts'

interface Tokens {
  access: string
  refresh: string
  /** Milliseconds since 1970. */
  until: number
}

interface Way {
  service: string
  signIn: (app: App) => string
  token: (app: App) => string
  /** What is asked for: busy times, and the name of the account. */
  scope: string
  more: Record<string, string>
}

const microsoft = ({ account }: App) =>
  `${serviceAddresses.microsoftSignIn}/${encodeURIComponent(account || 'organizations')}/oauth2/v2.0`

const ways: Record<SignInKind, Way> = {
  GOOGLE_CALENDAR: {
    service: 'Google',
    signIn: () => serviceAddresses.googleSignIn,
    token: () => serviceAddresses.googleToken,
    scope: 'openid email https://www.googleapis.com/auth/calendar.freebusy',
    // Google gives a refresh token only when it is asked for one, and only with consent.
    more: { access_type: 'offline', prompt: 'consent' },
  },
  MICROSOFT_CALENDAR: {
    service: 'Microsoft',
    signIn: (app) => `${microsoft(app)}/authorize`,
    token: (app) => `${microsoft(app)}/token`,
    scope: 'openid email offline_access User.Read Calendars.ReadBasic',
    more: { prompt: 'select_account' },
  },
}

/** To which address people come back; administrators register it. */
export const calendarReturnAddress = (): string => `${config.publicUrl}/settings/calendar`

/** Where a person signs in, and what must come back and be kept until then. */
export async function beginWay(kind: SignInKind, app: App) {
  const { signIn, scope, more } = ways[kind]
  const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()]
  const url = new URL(signIn(app))
  url.search = new URLSearchParams({
    client_id: app.client,
    response_type: 'code',
    scope,
    redirect_uri: calendarReturnAddress(),
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...more,
  }).toString()
  return { url: url.href, state, verifier }
}

interface Answered {
  access_token?: unknown
  refresh_token?: unknown
  expires_in?: unknown
  id_token?: unknown
}

const askTokens = (kind: SignInKind, app: App, form: Record<string, string>) => {
  const { service, token } = ways[kind]
  const by = { client_id: app.client, client_secret: app.secret }
  return askService<Answered>(token(app), { service, form: { ...by, ...form } })
}

function tokensIn(kind: SignInKind, answer: Answered, before = ''): Tokens {
  const { access_token: access, refresh_token: refresh = before, expires_in: seconds } = answer
  if (typeof access !== 'string' || typeof refresh !== 'string' || !refresh)
    throw new Refusal(texts.noLasting({ service: ways[kind].service }), null)
  return { access, refresh, until: Date.now() + (Number(seconds) || 0) * 1_000 }
}

/** The tokens of the person who signed in, to be stored, and the name of the account. Throws Refusal. */
export async function endWay(kind: SignInKind, app: App, code: string, verifier: string) {
  const answer = await askTokens(kind, app, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: calendarReturnAddress(),
    code_verifier: verifier,
  })
  return { secret: JSON.stringify(tokensIn(kind, answer)), account: accountIn(answer.id_token) }
}

/** The ID token came from the token endpoint itself, so that its signature need not be checked (OpenID Connect Core 3.1.3.7). */
function accountIn(idToken: unknown): string {
  if (typeof idToken !== 'string') return ''
  const { email, preferred_username: name } = decodeJwt(idToken)
  return [email, name].find((one): one is string => typeof one === 'string' && one !== '') ?? ''
}

/** A minute before its end a token is renewed. */
const margin = 60_000

/**
 * Asks with the person's token, which is renewed when it has ended or is no longer taken; gives the tokens to store when
 * they are others.
 */
export async function asPerson<T>(
  kind: SignInKind,
  app: App,
  secret: string,
  ask: (token: string) => Promise<T>,
): Promise<{ answer: T; secret?: string }> {
  const stored = JSON.parse(secret) as Tokens
  if (stored.until > Date.now() + margin)
    try {
      return { answer: await ask(stored.access) }
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 401)) throw error
    }
  const form = { grant_type: 'refresh_token', refresh_token: stored.refresh }
  const fresh = tokensIn(kind, await askTokens(kind, app, form), stored.refresh)
  return { answer: await ask(fresh.access), secret: JSON.stringify(fresh) }
}

/** Takes the permission back that a person gave; one that is gone already is none. Throws Refusal. */
export async function revokeAtGoogle(secret: string): Promise<void> {
  const { refresh } = JSON.parse(secret) as Tokens
  try {
    await askService(serviceAddresses.googleRevoke, { service: ways.GOOGLE_CALENDAR.service, form: { token: refresh } })
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'invalid_token')) throw error
  }
}

/** Asks whether the service knows the client: a code that nobody gave out is refused only after the client was accepted. */
export async function testApp(kind: SignInKind, app: App): Promise<void> {
  try {
    await endWay(kind, app, 'connection-test', oauth.generateRandomCodeVerifier())
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid_grant') return
    throw error
  }
}
