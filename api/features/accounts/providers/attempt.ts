/**
 * A way to a provider and back. It belongs to one browser, which keeps a key meanwhile (so that nobody is signed in by the
 * answer of somebody else), counts once, and ends within ten minutes.
 */
import { createHash } from 'node:crypto'
import * as texts from '#texts/providers/errors.js'
import type { ProviderAttempt, ProviderPurpose } from '../../../__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../db.ts'
import { conflict } from '../../../errors.ts'
import { seal } from '../../../sealed.ts'
import { hashToken } from '../../../tokens.ts'

const minutes = 10

interface Begun {
  providerId: number
  purpose: ProviderPurpose
  userId: number | null
  keyHash: string
  state: string
  nonce: string
  verifier: string
}

/** Keeps what the answer is held against. */
export async function keepAttempt(tx: Tx, { state, verifier, ...begun }: Begun): Promise<void> {
  const now = Date.now()
  await tx.providerAttempt.deleteMany({ where: { expiresAt: { lt: new Date(now) } } })
  await tx.providerAttempt.create({
    data: {
      ...begun,
      stateHash: hashToken(state),
      verifier: seal('provider', verifier),
      expiresAt: new Date(now + minutes * 60_000),
    },
  })
}

interface Answer {
  state: string
  key: string
}

/** Uses an attempt up: of an answer that is sent twice, also at the same moment, the first one counts. Throws CONFLICT. */
export async function takeAttempt(
  db: Db,
  { state, key }: Answer,
  purpose: ProviderPurpose,
  userId: number | null,
): Promise<ProviderAttempt> {
  const [attempt] = await db.providerAttempt.updateManyAndReturn({
    where: {
      stateHash: hashToken(state),
      keyHash: createHash('sha256').update(key).digest('base64url'),
      purpose,
      userId,
      usedAt: null,
      expiresAt: { gt: new Date() },
    },
    data: { usedAt: new Date() },
  })
  if (!attempt) throw conflict(texts.ended())
  return attempt
}

/** Remembers an assertion or a logout token until it is over; false for one that was taken before. */
export async function takeOnce(db: Db | Tx, providerId: number, id: string, expiresAt: Date): Promise<boolean> {
  await db.usedAssertion.deleteMany({ where: { expiresAt: { lt: new Date() } } })
  const { count } = await db.usedAssertion.createMany({
    data: { providerId, idHash: hashToken(id), expiresAt },
    skipDuplicates: true,
  })
  return count === 1
}
