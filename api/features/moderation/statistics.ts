/** How moderation goes: what was reported and why, how fast it was decided, and what came of decisions and appeals. */
import type { ContentKind, ReportReason } from '../../__generated__/prisma/enums.ts'
import { dayLength } from '../../days.ts'
import type { Db } from '../../db.ts'
import { waitingStatuses } from './caseMoves.ts'
import { lapsedBefore } from './claim.ts'

/** Figures are of the last twelve months. */
const since = () => new Date(Date.now() - 365 * dayLength)

export interface ModerationStatistics {
  waiting: number
  overdue: number
  claimed: number
  appealsWaiting: number
  withheld: number
  byReason: { reason: ReportReason; count: number }[]
  byKind: { kind: ContentKind; count: number }[]
  decided: number
  upheld: number
  medianHours: number | null
  appeals: number
  appealsDecided: number
  appealsGranted: number
}

/** The figures of moderation as they are now. */
export async function moderationStatistics(db: Db, today: Date): Promise<ModerationStatistics> {
  const from = since()
  const waiting = { status: { in: [...waitingStatuses] } }
  const count = (where: object) => db.moderationCase.count({ where })
  const [reasons, kinds, [median]] = await Promise.all([
    db.contentReport.groupBy({ by: ['reason'], where: { createdAt: { gte: from } }, _count: true }),
    db.moderationCase.groupBy({ by: ['kind'], where: { createdAt: { gte: from } }, _count: true }),
    db.$queryRaw<{ hours: number | null }[]>`
      SELECT (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM "endedAt" - "since")) / 3600)::float AS "hours"
      FROM "KeptAnswer" WHERE "kind" = 'REPORT_DECIDE' AND "endedAt" >= ${from}`,
  ])
  const most = <T extends { count: number }>(some: T[]) => some.sort((one, other) => other.count - one.count)
  const decided = { decidedAt: { gte: from } }
  const appealed = { appealedAt: { gte: from } }
  return {
    waiting: await count(waiting),
    overdue: await count({ ...waiting, answerBy: { lt: today } }),
    claimed: await count({ ...waiting, claimedAt: { gte: lapsedBefore() } }),
    appealsWaiting: await count({ status: 'APPEALED' }),
    withheld: await count({ decision: { not: 'DISMISSED' }, status: { not: 'RESTORED' } }),
    byReason: most(reasons.map(({ reason, _count }) => ({ reason, count: _count }))),
    byKind: most(kinds.map(({ kind, _count }) => ({ kind, count: _count }))),
    decided: await count(decided),
    upheld: await count({ ...decided, decision: { not: 'DISMISSED' } }),
    medianHours: median?.hours ?? null,
    appeals: await count(appealed),
    appealsDecided: await count({ ...appealed, appealDecidedAt: { not: null } }),
    appealsGranted: await count({ ...appealed, appealGranted: true }),
  }
}
