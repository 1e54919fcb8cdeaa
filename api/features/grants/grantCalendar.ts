/** Deliverables and reports in a person's calendar: of grants that the person keeps or works on. */
import type { Access } from '../../access.ts'
import type { Db, Tx } from '../../db.ts'
import { grantRelations } from '../../relations/grants.ts'
import type { CalendarDeadline, Span } from '../../research/calendarDeadline.ts'
import type { Viewer } from '../../viewer.ts'
import { grantRecord } from './grant.record.ts'

/** The most that one calendar shows. */
const most = 500

interface Asking {
  db: Db | Tx
  access: Access
  viewer: Viewer
}

/** What is due in the days, the first first. */
export async function grantCalendar(
  { db, access, viewer }: Asking,
  { from, until }: Span,
): Promise<CalendarDeadline[]> {
  if (!access.allowed('GRANT_READ_INTERNAL')) return []
  const items = await db.grantItem.findMany({
    where: {
      dueOn: { gte: from, lte: until },
      researchGrant: { AND: [grantRelations.ResearchGrant.involved(viewer), access.within('GRANT_READ_INTERNAL')] },
    },
    include: { researchGrant: { select: { id: true, title: true } } },
    orderBy: [{ dueOn: 'asc' }, { id: 'asc' }],
    take: most,
  })
  return items.map(({ id, title, dueOn, doneOn, researchGrant }) => ({
    key: `grant-item-${id}`,
    title: `${title} · ${researchGrant.title}`,
    dueOn,
    path: grantRecord.path(researchGrant.id),
    closed: doneOn !== null,
  }))
}
