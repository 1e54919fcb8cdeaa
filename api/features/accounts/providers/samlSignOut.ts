/** A provider of SAML that signs a person out: it sends the browser with a signed LogoutRequest (HTTP-Redirect). */
import { inflateRawSync } from 'node:zlib'
import * as details from '#texts/securityLog/details.js'
import type { SignInProvider } from '../../../__generated__/prisma/client.ts'
import type { Db } from '../../../db.ts'
import { hashToken } from '../../../tokens.ts'
import { endSessions } from '../session.ts'
import { takeOnce } from './attempt.ts'
import { clockTolerance } from './oidc.ts'
import { samlAddresses, samlOf } from './saml.ts'
import { readMetadata, xmlOf } from './samlMetadata.ts'

const safe = /#(rsa|ecdsa)-sha(256|384|512)$/
/** Milliseconds for which a request counts. */
const lifetime = 5 * 60_000

/** Ends the sessions that the request names, and gives where the browser takes the answer; throws for a request that is not good. */
export async function endByLogoutRequest(db: Db, provider: SignInProvider, query: string): Promise<string> {
  const given = new URLSearchParams(query)
  const container = Object.fromEntries(given)
  if (!given.get('SAMLRequest') || !given.get('Signature') || !safe.test(given.get('SigAlg') ?? ''))
    throw new Error('The request is not signed, or not in a safe way')
  const saml = await samlOf(provider)
  const { profile } = await saml.validateRedirectAsync(container, query)
  const root = xmlOf(inflateRawSync(Buffer.from(given.get('SAMLRequest')!, 'base64')).toString('utf8')).documentElement
  needForUs(provider, root)
  const { nameID = '', sessionIndex = '' } = profile ?? {}
  const id = root.getAttribute('ID') ?? ''
  const until = new Date(Date.now() + lifetime + 2 * clockTolerance * 1000)
  if (!profile || !id || !(await takeOnce(db, provider.id, id, until))) throw new Error('The request was taken before')
  await end(db, provider, sessionIndex || nameID)
  const relay = given.get('RelayState') ?? ''
  return new Promise((resolve, reject) =>
    saml.getLogoutResponseUrl(profile, relay, {}, true, (error, url) =>
      url ? resolve(url) : reject(error ?? new Error('There is no address for the answer')),
    ),
  )
}

/** The request names its provider and this address, and is new. */
function needForUs(provider: SignInProvider, root: Element): void {
  const [issuer] = [...Array(root.childNodes.length).keys()]
    .map((at) => root.childNodes[at]!)
    .filter((node) => (node as Element).localName === 'Issuer')
  if (issuer?.textContent?.trim() !== readMetadata(provider.metadata).entityId)
    throw new Error('The request is of another issuer')
  const destination = root.getAttribute('Destination')
  if (destination && destination !== samlAddresses(provider).signOut)
    throw new Error('The request is for another address')
  const age = Date.now() - Date.parse(root.getAttribute('IssueInstant') ?? '')
  if (!(age < lifetime + clockTolerance * 1000 && age > -clockTolerance * 1000)) throw new Error('The request is old')
}

async function end(db: Db, { id: providerId, name }: SignInProvider, session: string): Promise<void> {
  const effects: (() => void)[] = []
  await db.$transaction(async (tx) => {
    const sessions = await tx.signIn.findMany({
      where: { providerId, providerSession: hashToken(session) },
      select: { id: true },
    })
    for (const { id } of sessions)
      effects.push(await endSessions(tx, { id }, { by: null, why: details.endedByProvider({ name }) }))
  })
  for (const effect of effects) effect()
}
