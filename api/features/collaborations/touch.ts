/** Keeps what shows a collaboration in step with its changes. */
import type { Work } from '../../action.ts'
import { publish } from '../../events.ts'

/** Says that it was changed: lists sort by it, and open pages read it again. */
export async function touch(
  { tx, afterCommit }: Pick<Work, 'tx' | 'afterCommit'>,
  id: number,
): Promise<{ collaborationId: number }> {
  await tx.collaboration.update({ where: { id }, data: { updatedAt: new Date() } })
  afterCommit(() => publish(`Collaboration:${id}`, { id }))
  return { collaborationId: id }
}
