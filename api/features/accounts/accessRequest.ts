/** Requests for access that wait: one for each person and page. */
import * as texts from '#texts/accounts/errors.js'
import type { Work } from '../../action.ts'
import { dayLength, dayInWords, universityDay } from '../../days.ts'
import type { Tx } from '../../db.ts'
import { conflict } from '../../errors.ts'

/** For how long a request waits before the same page can be requested again. */
const waitingTime = 7 * dayLength

/** Requests that were made after this moment still wait. */
export const waitingSince = (): Date => new Date(Date.now() - waitingTime)

/** Stores the request, or refuses when one for the page waits: of several at once, one is stored. */
export async function claimRequest(
  { tx, viewer }: Pick<Work, 'tx' | 'viewer'>,
  page: string,
  reason: string,
): Promise<void> {
  const key = { userId: viewer.id, page }
  const again = await tx.accessRequest.updateMany({
    where: { ...key, requestedAt: { lte: waitingSince() } },
    data: { reason, requestedAt: new Date() },
  })
  if (again.count) return
  const { count } = await tx.accessRequest.createMany({
    data: { ...key, reason, requestedAt: new Date() },
    skipDuplicates: true,
  })
  if (!count) throw conflict(await alreadyRequested(tx, key))
}

async function alreadyRequested(tx: Tx, key: { userId: number; page: string }): Promise<string> {
  const { requestedAt } = await tx.accessRequest.findUniqueOrThrow({ where: { userId_page: key } })
  return texts.pageRequested({ day: dayInWords(universityDay(requestedAt)) })
}
