/** Signing out at the provider as well, where administrators chose that and the provider offers it. */
import type { Context } from '../../../context.ts'
import { log } from '../../../log.ts'
import { open } from '../../../sealed.ts'
import { oidcSignOut } from './oidc.ts'
import { samlSignOut } from './saml.ts'

/** Where the browser of a session goes for that; null where it need not. A provider that cannot be reached keeps nobody signed in here. */
export async function signOutAddressOf({ db, sessionId }: Context): Promise<string | null> {
  if (sessionId === null) return null
  const session = await db.signIn.findUnique({ where: { id: sessionId }, include: { provider: true } })
  if (!session?.provider?.signsOut || session.providerHint === null) return null
  try {
    const { provider, providerHint } = session
    const hint = open('provider', providerHint)
    return provider.kind === 'OIDC' ? await oidcSignOut(provider, hint) : await samlSignOut(provider, hint)
  } catch (error) {
    log.warn({ err: error, provider: session.provider.name }, 'nobody can be signed out at a sign-in provider')
    return null
  }
}
