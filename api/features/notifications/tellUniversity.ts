/** Telling the university's team of something that waits for it. */
import type { Work } from '../../action.ts'
import type { Viewer } from '../../viewer.ts'
import { notify, type Message } from './notify.ts'

/** Tells everybody of the commercialization team, but not the one who did it. */
export async function tellUniversity(
  work: Pick<Work<Viewer | null>, 'tx' | 'afterCommit' | 'viewer'>,
  message: Omit<Message, 'to'>,
): Promise<void> {
  const team = await work.tx.user.findMany({
    where: { role: { in: ['COMMERCIALIZATION_TEAM', 'KU_TEAM'] }, status: 'ACTIVE' },
    select: { id: true },
  })
  for (const { id } of team) if (id !== work.viewer?.id) await notify(work, { ...message, to: id })
}
