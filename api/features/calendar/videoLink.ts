/** Who is shown where a meeting takes place online. */
import type { Meeting } from '../../__generated__/prisma/client.ts'

/**
 * The video link as a participant is shown it. Until the meeting is confirmed, only the person who provides the link is: the
 * organizer of a meeting or booking, and the expert of a session, which its organizer has asked for.
 */
export function videoLinkFor(
  { videoLink, state, organizerId, kind }: Pick<Meeting, 'videoLink' | 'state' | 'organizerId' | 'kind'>,
  userId: number | undefined,
): string {
  const asked = (organizerId === userId) === (kind === 'SESSION')
  return state === 'PROPOSED' && asked ? '' : videoLink
}
