/** Passkeys by WebAuthn (@simplewebauthn/server, read when the first is asked for: few requests need it). User verification is obligatory: a passkey is two factors by itself. */
import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Passkey, PasskeyPurpose } from '../../../__generated__/prisma/client.ts'
import { config } from '../../../config.ts'
import type { Db } from '../../../db.ts'
import { log } from '../../../log.ts'

const library = () => import('@simplewebauthn/server')

const minutes = 5

/** For which site passkeys are made. A browser takes no address of a machine for one: there it is localhost. */
function site() {
  const { hostname, port } = new URL(config.publicUrl)
  if (!isIP(hostname.replace(/^\[|\]$/g, ''))) return { id: hostname, origin: config.publicUrl }
  return { id: 'localhost', origin: `http://localhost${port ? `:${port}` : ''}` }
}

/** Keeps what an authenticator has to sign. */
async function keep(db: Db, challenge: string, purpose: PasskeyPurpose, userId: number | null): Promise<void> {
  const over = { expiresAt: { lt: new Date() } }
  await db.passkeyChallenge.deleteMany({ where: userId === null ? over : { OR: [{ userId, purpose }, over] } })
  await db.passkeyChallenge.create({
    data: { challenge, purpose, userId, expiresAt: new Date(Date.now() + minutes * 60_000) },
  })
}

/** Takes a challenge out of the signed answer and uses it up: an answer counts once, right or wrong. */
async function used(
  db: Db,
  { response }: { response: { clientDataJSON: string } },
  purpose: PasskeyPurpose,
  userId: number | null,
): Promise<string | null> {
  const challenge = challengeIn(response.clientDataJSON)
  if (challenge === null) return null
  const { count } = await db.passkeyChallenge.deleteMany({
    where: { challenge, purpose, userId, expiresAt: { gt: new Date() } },
  })
  return count === 1 ? challenge : null
}

function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** What a browser needs to make a passkey for a person. */
export async function beginPasskey(db: Db, person: { id: number; email: string; name: string }, platform: string) {
  const known = await db.passkey.findMany({
    where: { userId: person.id },
    select: { credentialId: true, transports: true },
  })
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: platform,
    rpID: site().id,
    userID: new TextEncoder().encode(`person ${person.id}`),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keep(db, options.challenge, 'ADD', person.id)
  return options
}

/** What of a made passkey is kept; null when the answer proves none. */
export async function madePasskey(db: Db, userId: number, response: RegistrationResponseJSON) {
  const expectedChallenge = await used(db, response, 'ADD', userId)
  if (expectedChallenge === null) return null
  const { id: expectedRPID, origin: expectedOrigin } = site()
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch(refused)
  if (!registrationInfo) return null
  const { credential, credentialBackedUp } = registrationInfo
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: BigInt(credential.counter),
    transports: [...(credential.transports ?? [])].map(String).slice(0, 10),
    synced: credentialBackedUp,
  }
}

/** What a browser needs to sign with any passkey of this site. */
export async function beginProof(db: Db, purpose: 'SIGN_IN' | 'CONFIRM', userId: number | null) {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({ rpID: site().id, userVerification: 'required' })
  await keep(db, options.challenge, purpose, userId)
  return options
}

/** The passkey that signed, its use recorded; null when the answer proves none, or was used. */
export async function provenPasskey(
  db: Db,
  response: AuthenticationResponseJSON,
  purpose: 'SIGN_IN' | 'CONFIRM',
  userId: number | null,
): Promise<Passkey | null> {
  const expectedChallenge = await used(db, response, purpose, userId)
  const passkey = await db.passkey.findUnique({ where: { credentialId: response.id } })
  if (expectedChallenge === null || !passkey) return null
  const { id: expectedRPID, origin: expectedOrigin } = site()
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    credential: {
      id: passkey.credentialId,
      publicKey: passkey.publicKey,
      counter: Number(passkey.counter),
    },
    requireUserVerification: true,
  }).catch(refused)
  if (!verified || !authenticationInfo) return null
  // The counter as it was read: of two answers with the same one, the second is a copy.
  const { count } = await db.passkey.updateMany({
    where: { id: passkey.id, counter: passkey.counter },
    data: {
      counter: BigInt(authenticationInfo.newCounter),
      synced: authenticationInfo.credentialBackedUp,
      lastUsedAt: new Date(),
    },
  })
  return count === 1 ? passkey : null
}

/** What the library throws at a forged answer is no fault of ours. */
function refused(error: unknown): { verified: false; registrationInfo?: undefined; authenticationInfo?: undefined } {
  log.warn({ err: error }, 'a passkey was not accepted')
  return { verified: false }
}
