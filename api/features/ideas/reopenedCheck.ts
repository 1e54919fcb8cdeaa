/** Who is notified when new texts open the IP check of an idea again (docs/decisions/0450). */
import type { Idea } from '../../__generated__/prisma/client.ts'
import { Access } from '../../access.ts'
import type { Work } from '../../action.ts'
import { translationEffect } from '../../records/definition.ts'
import { isSharedStatus } from '../../relations/ideas.ts'
import { viewerColumns } from '../../viewer.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'
import { checkOfNewTexts } from './ipCheck.ts'

/**
 * Notifies who recorded the result that no longer counts, or the whole team when that person does not review ideas any
 * more; and the submitter when others can no longer see the idea. `idea` is as it was before.
 */
export async function notifyOfReopenedCheck(work: Work, idea: Idea): Promise<void> {
  const subject = { entity: 'Idea', id: idea.id } as const
  const message = {
    kind: 'IDEA_IP_CHECK_REOPENED',
    subject,
    data: { idea: idea.title, by: work.viewer.name },
  } as const
  if (await stillReviews(work, idea)) await notify(work, { ...message, to: idea.ipCheckedById })
  else await tellUniversity(work, message)
  if (await isSeenByOthers(work, idea))
    await notify(work, {
      to: idea.submitterId,
      kind: 'IDEA_CONFIDENTIAL_AGAIN',
      subject,
      data: { idea: idea.title },
      alsoActor: true,
    })
}

async function stillReviews({ tx }: Work, { id, ipCheckedById }: Idea): Promise<boolean> {
  if (ipCheckedById === null) return false
  const checker = await tx.user.findFirst({ where: { id: ipCheckedById, status: 'ACTIVE' }, select: viewerColumns })
  return checker !== null && (await new Access(checker, tx).can('IDEA_REVIEW', id))
}

const isSeenByOthers = async ({ tx }: Work, idea: Idea): Promise<boolean> =>
  (idea.visibleToResearchers && isSharedStatus(idea)) ||
  (await tx.recordGrant.count({ where: { ideaId: idea.id, status: 'GRANTED' } })) > 0

export const ideaTranslated = translationEffect('Idea', async (work, before: Idea) => {
  if (checkOfNewTexts(before).isReopened) await notifyOfReopenedCheck(work, before)
})
