/** Takes the response of a provider of SAML, which the browser brings by POST: what it proves waits for the browser that began. */
import * as details from '#texts/securityLog/details.js'
import type { SignInProvider } from '../../../__generated__/prisma/client.ts'
import type { Context } from '../../../context.ts'
import { log } from '../../../log.ts'
import { seal } from '../../../sealed.ts'
import { hashToken } from '../../../tokens.ts'
import { countFailedSignIn } from '../failedSignIn.ts'
import { takeOnce } from './attempt.ts'
import { endSaml } from './saml.ts'

/** Keeps what is proven with the attempt that it answers; whatever is wrong is said where the way ends. */
export async function takeResponse(
  ctx: Context,
  provider: SignInProvider,
  { response, state }: { response: string; state: string },
): Promise<void> {
  const { db } = ctx
  const { id: providerId, name } = provider
  const waiting = { stateHash: hashToken(state), providerId, usedAt: null, proven: null, expiresAt: { gt: new Date() } }
  const attempt = await db.providerAttempt.findFirst({ where: waiting })
  try {
    if (!attempt) throw new Error('No request waits for the response')
    const { identity, assertionId, until } = await endSaml(provider, response, attempt.nonce)
    if (!identity.subject) throw new Error('The provider named nobody for good')
    if (!(await takeOnce(db, providerId, assertionId, until))) throw new Error('The assertion was taken before')
    await db.providerAttempt.updateMany({
      where: { id: attempt.id, ...waiting },
      data: { proven: seal('provider', JSON.stringify(identity)) },
    })
  } catch (error) {
    log.warn({ err: error, provider: name }, 'a response of a sign-in provider was not accepted')
    countFailedSignIn(ctx, null, details.providerRefused({ name, reason: (error as Error).message }))
  }
}
