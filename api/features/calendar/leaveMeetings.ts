/** What becomes of the meetings to come of a person who leaves the platform. */
import type { Meeting } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import { freeTime } from './bookTime.ts'
import { lockMeeting, takeTime } from './takeTime.ts'
import { tellPeople } from './tellPeople.ts'

const reason = 'A participant left the platform.'

/** Cancels what cannot be without the person, and takes the person off the rest; what is over stays as it was. */
export async function leaveMeetings(work: Work): Promise<void> {
  const { tx, viewer } = work
  const coming = await tx.meeting.findMany({
    where: {
      state: { in: ['PROPOSED', 'CONFIRMED'] },
      endsAt: { gt: new Date() },
      participants: { some: { userId: viewer.id } },
    },
    include: { participants: { select: { userId: true, role: true } } },
    orderBy: { id: 'asc' },
  })
  for (const { participants, ...meeting } of coming) {
    await lockMeeting(tx, meeting.id)
    const own = participants.find(({ userId }) => userId === viewer.id)!
    if (own.role === 'ORGANIZER' || own.role === 'EXPERT' || participants.length < 3) await cancelled(work, meeting)
    await tx.meetingParticipant.updateMany({
      where: { meetingId: meeting.id, userId: viewer.id },
      data: { answer: 'DECLINED' },
    })
    await takeTime(work, meeting.id)
  }
}

/** The others are told, so that it leaves their calendars. */
async function cancelled(work: Work, before: Meeting) {
  const { id, name } = work.viewer
  const meeting = await freeTime(work, before, 'CANCELLED', reason)
  await tellPeople(work, meeting, { kind: 'MEETING_CANCELLED', by: name, except: id, data: { comment: reason } })
}
