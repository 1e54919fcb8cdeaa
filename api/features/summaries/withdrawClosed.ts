/** Withdraws what is published about projects that are kept inside from now on. */
import type { Work } from '../../action.ts'
import { moveIfUnchanged } from '../../moves.ts'
import { openToVisitors } from '../../relations.ts'
import * as texts from '#texts/summaries/errors.js'
import { notifyOwner, notifyTeam } from './notifySummary.ts'
import { summaryMoves } from './summaryMoves.ts'

/**
 * Called in the transaction that made projects confidential, archived or deleted, or put them under embargo, once it has
 * written that: who publishes at the same moment holds the project, so that this finds what was published.
 */
export async function withdrawClosed(work: Work, projectIds: readonly number[]): Promise<void> {
  const closed = await work.tx.technologySummary.findMany({
    where: {
      projectId: { in: [...projectIds] },
      status: 'PUBLISHED',
      NOT: openToVisitors.TechnologySummary(),
    },
    include: { project: true },
    orderBy: { id: 'asc' },
  })
  for (const { project, ...summary } of closed) {
    const comment = texts.projectIsInside()
    const moved = await moveIfUnchanged(work, summaryMoves, summary, 'WITHDRAWN', {
      data: { agreedAt: null, publishedAt: null, withdrawnAt: new Date() },
      comment,
    })
    if (!moved) continue
    // Of a deleted project there is nothing left to open.
    if (project.deletedAt) continue
    await notifyOwner(work, 'SUMMARY_WITHDRAWN', summary, project, { comment })
    await notifyTeam(work, 'SUMMARY_WITHDRAWN', summary, project, { comment })
  }
}
