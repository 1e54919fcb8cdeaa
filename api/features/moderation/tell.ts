/** Who learns what of a decision: the author why, and the reporters what came of it; neither learns a name. */
import type { ModerationCase, NotificationKind } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import { notify } from '../notifications/notify.ts'

type Told = Extract<NotificationKind, 'CONTENT_WITHHELD' | 'CONTENT_RESTORED' | 'APPEAL_DECIDED'>

/** Notifies the author of the content. */
export const tellAuthor = (
  work: Work,
  { id, authorId, title, kind }: ModerationCase,
  told: Told,
  data: Record<string, string>,
): Promise<void> =>
  notify(work, {
    to: authorId,
    kind: told,
    subject: { entity: 'ModerationCase', id },
    data: { title, content: kind, ...data },
  })

/** Notifies those who reported the content. */
export async function tellReporters(
  work: Work,
  { id, title, kind }: ModerationCase,
  outcome: 'KEPT' | 'ACTED',
): Promise<void> {
  const reports = await work.tx.contentReport.findMany({
    where: { caseId: id },
    select: { id: true, reporterId: true },
  })
  for (const { id: reportId, reporterId } of reports)
    await notify(work, {
      to: reporterId,
      kind: 'REPORT_DECIDED',
      subject: { entity: 'ContentReport', id: reportId },
      data: { title, content: kind, outcome },
      // A moderator may have reported it.
      alsoActor: true,
    })
}
