/** The deadline of a challenge, as proposals meet it: counted on the server, at the moment at which a request came in. */
import * as texts from '#texts/proposals/errors.js'
import * as records from '#texts/ui/records.js'
import type { Challenge } from '../../__generated__/prisma/client.ts'
import { dayInWords, universityZone } from '../../days.ts'
import { zoneInWords } from '../../inWords.rules.ts'
import type { Tx } from '../../db.ts'
import { conflict, notFound } from '../../errors.ts'
import { isOpen } from '../../proposing/challengeOpen.ts'

/**
 * The challenge, held so that nobody closes or moves it before the transaction ends; throws when it was closed to
 * proposals at that moment. Many may hold it at once, so that those of the last second do not wait for each other, and
 * the moment is that of their arrival, so that waiting for the database costs nobody the deadline.
 */
export async function holdOpen(tx: Tx, challengeId: number, at: Date): Promise<Challenge> {
  await tx.$queryRaw`SELECT id FROM "Challenge" WHERE id = ${challengeId} FOR SHARE`
  const challenge = await tx.challenge.findFirst({ where: { id: challengeId, deletedAt: null } })
  if (!challenge || challenge.status === 'DRAFT' || challenge.status === 'UNDER_REVIEW')
    throw notFound(records.challenge())
  if (isOpen(challenge, at)) return challenge
  if (challenge.status !== 'OPEN' || !challenge.deadline) throw conflict(texts.challengeClosed())
  throw conflict(texts.deadlinePassed({ day: dayInWords(challenge.deadline), zone: zoneInWords(universityZone) }))
}

/** The moment at which a request came in; waiting for the database does not count against it. */
export const arrived = () => Promise.resolve(new Date())
