/** Deadlines of patents in a person's calendar: of those that the person keeps, invented, or has taken for the university. */
import type { Access } from '../../access.ts'
import type { Db, Tx } from '../../db.ts'
import { patentRelations } from '../../relations/patents.ts'
import type { CalendarDeadline, Span } from '../../research/calendarDeadline.ts'
import type { Viewer } from '../../viewer.ts'
import { deadlineWords } from './deadlineWords.rules.ts'
import { nameOf } from './patentPeople.ts'
import { patentRecord } from './patent.record.ts'

/** The most that one calendar shows. */
const most = 500

interface Asking {
  db: Db | Tx
  access: Access
  viewer: Viewer
}

/** The deadlines of the days, the first first; those that do not apply are left out. */
export async function patentCalendar(
  { db, access, viewer }: Asking,
  { from, until }: Span,
): Promise<CalendarDeadline[]> {
  if (!access.allowed('PATENT_READ_INTERNAL')) return []
  const deadlines = await db.patentDeadline.findMany({
    where: {
      dueOn: { gte: from, lte: until },
      AND: [
        { OR: [{ outcome: null }, { outcome: 'DONE' }] },
        { OR: [{ handlerId: viewer.id }, { patent: patentRelations.Patent.involved(viewer) }] },
      ],
      patent: access.within('PATENT_READ_INTERNAL'),
    },
    include: { patent: true },
    orderBy: [{ dueOn: 'asc' }, { id: 'asc' }],
    take: most,
  })
  return deadlines.map(({ patent, ...deadline }) => ({
    key: `patent-deadline-${deadline.id}`,
    title: `${deadlineWords(deadline, patent.office)} · ${nameOf(patent, false)}`,
    dueOn: deadline.dueOn,
    path: patentRecord.path(patent.id),
    closed: deadline.outcome !== null,
  }))
}
