/** The one way to a session, whatever proved who it is. */
import * as details from '#texts/securityLog/details.js'
import type { Work } from '../../action.ts'
import type { Viewer } from '../../viewer.ts'
import { mustSetUp } from './secondFactor/factors.ts'
import { recordSecurityEvents } from '../securityLog/securityEvent.ts'
import { endSessions, openSession, type ProviderSession } from './session.ts'

/** What a sign-in gives: the token is shown once; `expiresIn` in seconds. */
export interface SignedIn {
  token: string
  expiresIn: number
  viewer: Viewer
}

interface Options {
  remember?: boolean
  /** Whether the person need not set up a second factor that the role must have. */
  exempt?: boolean
  /** How the person proved it, for the security log. */
  detail?: string
  /** The provider that vouched for the person, and its name of the session. */
  provider?: ProviderSession | null
}

/** Opens a session; the one that the same client had ends (OWASP ASVS 5, 7.2.4). */
export async function signIn(
  work: Work<Viewer | null>,
  viewer: Viewer,
  { remember = false, exempt = false, detail = '', provider = null }: Options = {},
): Promise<SignedIn> {
  const { ctx, tx } = work
  const { address, userAgent } = ctx
  if (ctx.sessionId !== null)
    work.afterCommit(await endSessions(tx, { id: ctx.sessionId }, { by: viewer.id, why: details.replaced() }))
  const settingUp = !exempt && (await mustSetUp(tx, viewer))
  const { token, expiresIn } = await openSession(tx, viewer.id, { remember, userAgent, address, settingUp, provider })
  await recordSecurityEvents(tx, [{ kind: 'SIGN_IN', userId: viewer.id, address, userAgent, detail }])
  return { token, expiresIn, viewer: { ...viewer, settingUp } }
}
