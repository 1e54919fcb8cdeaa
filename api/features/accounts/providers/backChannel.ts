/** Back-channel logout (OpenID Connect Back-Channel Logout 1.0): the provider says that a session or a person is signed out. */
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import * as details from '#texts/securityLog/details.js'
import type { SignInProvider } from '../../../__generated__/prisma/client.ts'
import type { Db } from '../../../db.ts'
import { fetchPinned } from '../../../outgoing/fetchPinned.ts'
import { hashToken } from '../../../tokens.ts'
import { endSessions } from '../session.ts'
import { takeOnce } from './attempt.ts'
import { textsOf } from './identity.ts'
import { clockTolerance, discover } from './oidc.ts'

const event = 'http://schemas.openid.net/event/backchannel-logout'
/** Those of key pairs alone. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
/** Seconds for which a token counts. */
const lifetime = 120

/** Ends the sessions that a logout token names; throws when it is not one of the provider, or was taken before. */
export async function endByLogoutToken(db: Db, provider: SignInProvider, token: string): Promise<number> {
  const { session, subject, id } = await read(provider, token)
  const until = new Date(Date.now() + (lifetime + 2 * clockTolerance) * 1000)
  if (!(await takeOnce(db, provider.id, id, until))) throw new Error('The logout token was taken before')
  const { name } = provider
  const effects: (() => void)[] = []
  await db.$transaction(async (tx) => {
    const link = subject ? await tx.providerLink.findFirst({ where: { providerId: provider.id, subject } }) : null
    if (subject && !link) return
    const sessions = await tx.signIn.findMany({
      where: {
        providerId: provider.id,
        ...(session ? { providerSession: hashToken(session) } : {}),
        ...(link ? { userId: link.userId } : {}),
      },
      select: { id: true },
    })
    for (const one of sessions)
      effects.push(await endSessions(tx, { id: one.id }, { by: null, why: details.endedByProvider({ name }) }))
  })
  for (const effect of effects) effect()
  return effects.length
}

async function read(provider: SignInProvider, token: string) {
  const server = await discover(provider.issuer)
  if (!server.jwks_uri) throw new Error('The provider names no keys')
  const keys = await fetchPinned(server.jwks_uri, { headers: { accept: 'application/json' } })
  if (keys.status !== 200) throw new Error('The keys of the provider cannot be read')
  const { payload } = await jwtVerify(token, createLocalJWKSet((await keys.json()) as JSONWebKeySet), {
    issuer: provider.issuer,
    audience: provider.client,
    algorithms,
    clockTolerance,
    maxTokenAge: lifetime,
    requiredClaims: ['iat', 'jti', 'events'],
  })
  const events = payload['events'] as Record<string, unknown> | null
  if (typeof events !== 'object' || !events || !(event in events)) throw new Error('This is no logout token')
  if ('nonce' in payload) throw new Error('A logout token has no nonce')
  const [session = ''] = textsOf(payload['sid'])
  const subject = payload.sub ?? ''
  if (!session && !subject) throw new Error('The logout token names nobody')
  return { session, subject, id: payload.jti! }
}
