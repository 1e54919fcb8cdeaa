/** To whom the action items of a meeting belong. */
import type { Meeting, MeetingTask } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'

/**
 * Whether a person of the meeting may change, finish and remove an action item: its author, the person responsible and the
 * organizer. When the organizer has left, everybody who takes part, so that none is left behind.
 */
export const mayChangeTask = (
  { authorId, assigneeId }: Pick<MeetingTask, 'authorId' | 'assigneeId'>,
  { organizerId }: Pick<Meeting, 'organizerId'>,
  userId: number,
): boolean => organizerId === null || [organizerId, authorId, assigneeId].includes(userId)

/** Nobody waits for those who do not take part any more: what they have not done has nobody again, for the organizer to see. */
export async function letGoOfTasks(tx: Tx, meetingId: number): Promise<void> {
  await tx.meetingTask.updateMany({
    where: {
      meetingId,
      doneAt: null,
      assignee: { meetingParticipations: { none: { meetingId, answer: { not: 'DECLINED' } } } },
    },
    data: { assigneeId: null },
  })
}
