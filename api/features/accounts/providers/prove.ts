/** The way to a provider and back, whatever its protocol. */
import * as details from '#texts/securityLog/details.js'
import * as texts from '#texts/providers/errors.js'
import * as records from '#texts/ui/records.js'
import type { ProviderAttempt, ProviderPurpose, SignInProvider } from '../../../__generated__/prisma/client.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db.ts'
import { conflict, notFound } from '../../../errors.ts'
import { limit } from '../../../limits.ts'
import { log } from '../../../log.ts'
import { open } from '../../../sealed.ts'
import { countFailedSignIn } from '../failedSignIn.ts'
import { keepAttempt, takeAttempt } from './attempt.ts'
import type { Identity } from './identity.ts'
import { refreshed } from './metadata.ts'
import { beginOidc, endOidc } from './oidc.ts'
import { beginSaml } from './saml.ts'

export interface Begun {
  url: string
  state: string
  nonce: string
  verifier: string
}

/** Begins the way to an enabled provider; `url` is where the browser goes. Throws NOT_FOUND, CONFLICT and RATE_LIMITED. */
export async function begin({ db, address }: Pick<Context, 'db' | 'address'>, id: number): Promise<Begun> {
  await limit('providerAddress', address)
  const provider = await db.signInProvider.findFirst({ where: { id, enabled: true } })
  if (!provider) throw notFound(records.signInProvider())
  try {
    return provider.kind === 'OIDC' ? await beginOidc(provider) : await beginSaml(await refreshed(db, provider))
  } catch (error) {
    log.warn({ err: error, provider: provider.name }, 'a sign-in provider cannot be reached')
    throw conflict(texts.unreachable({ name: provider.name }))
  }
}

/** Keeps what was begun. */
export const keep = (
  tx: Tx,
  { state, nonce, verifier }: Begun,
  of: { providerId: number; purpose: ProviderPurpose; userId: number | null; keyHash: string },
): Promise<void> => keepAttempt(tx, { ...of, state, nonce, verifier })

interface Answer {
  state: string
  key: string
  answer?: string | undefined
}

export interface Proven {
  provider: SignInProvider
  identity: Identity
}

/** Who the provider says it is; the answer is used up. Throws CONFLICT with words for the person. */
export async function prove(
  ctx: Context,
  { state, key, answer = '' }: Answer,
  purpose: ProviderPurpose,
  userId: number | null,
): Promise<Proven> {
  const { db } = ctx
  await limit('providerAddress', ctx.address)
  const attempt = await takeAttempt(db, { state, key }, purpose, userId)
  const provider = await db.signInProvider.findFirst({ where: { id: attempt.providerId, enabled: true } })
  if (!provider) throw notFound(records.signInProvider())
  const { name } = provider
  try {
    const { nonce } = attempt
    const identity =
      provider.kind === 'OIDC'
        ? await endOidc(provider, answer, { state, nonce, verifier: open('provider', attempt.verifier) })
        : takenFrom(attempt)
    if (!identity.subject) throw new Error('The provider named nobody')
    return { provider, identity }
  } catch (error) {
    if (new URLSearchParams(answer).get('error') === 'access_denied') throw conflict(texts.denied({ name }))
    log.warn({ err: error, provider: name }, 'a sign-in provider did not vouch for anyone')
    countFailedSignIn(ctx, userId, details.providerRefused({ name, reason: (error as Error).message }))
    throw conflict(texts.notProven({ name }))
  }
}

/** What a response of SAML proved, which came before the browser did. */
function takenFrom({ proven }: ProviderAttempt): Identity {
  if (proven === null) throw new Error('No response was accepted')
  return JSON.parse(open('provider', proven)) as Identity
}
