/** Who provides the video link of a meeting, and who is shown it. */
import type { Meeting } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'

/** Who provides the link: the organizer of a meeting or booking, and the expert of a session. */
export const isProvider = (
  { organizerId, kind }: Pick<Meeting, 'organizerId' | 'kind'>,
  userId: number | undefined,
): boolean => (organizerId === userId) !== (kind === 'SESSION')

/** The same as numbers of people. */
export async function providersOf(tx: Tx, { id, organizerId, kind }: Pick<Meeting, 'id' | 'organizerId' | 'kind'>) {
  if (kind !== 'SESSION') return organizerId === null ? [] : [organizerId]
  const experts = await tx.meetingParticipant.findMany({ where: { meetingId: id, role: 'EXPERT' } })
  return experts.map(({ userId }) => userId)
}

/** The video link as a participant is shown it: until the meeting is confirmed, only who provides it is. */
export const videoLinkFor = (
  meeting: Pick<Meeting, 'videoLink' | 'state' | 'organizerId' | 'kind'>,
  userId: number | undefined,
): string => (meeting.state === 'PROPOSED' && !isProvider(meeting, userId) ? '' : meeting.videoLink)
