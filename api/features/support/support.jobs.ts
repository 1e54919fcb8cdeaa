/** Closes resolved support requests that can no longer be reopened. */
import { object } from 'yup'
import { auditOf } from '../../audit.ts'
import { dayLength } from '../../days.ts'
import type { Db } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { moveIfUnchanged } from '../../moves.ts'
import { reopenDays, supportMoves } from './supportMoves.ts'

/** The most that one run closes, so that it ends. */
const most = 500

/** May run at any time, and twice at once: whoever is first closes. Returns how many were closed. */
export const closeResolvedRequests = (db: Db, now: Date): Promise<number> =>
  inBackground(db, async (work) => {
    const { tx } = work
    const audit = auditOf(tx, work, 'closeResolvedRequests')
    const over = await tx.supportRequest.findMany({
      where: { status: 'RESOLVED', resolvedAt: { lt: new Date(now.getTime() - reopenDays * dayLength) } },
      orderBy: { id: 'asc' },
      take: most,
    })
    let closed = 0
    for (const request of over) {
      const moved = await moveIfUnchanged({ tx, audit }, supportMoves, request, 'CLOSED', { data: { closedAt: now } })
      if (moved) closed += 1
    }
    return closed
  })

export const closeResolvedRequestsDaily = job({
  name: 'closeResolvedRequests',
  rules: object(),
  retries: 3,
  every: 'day',
  async run(db) {
    await closeResolvedRequests(db, new Date())
  },
})
