/** Invitations to meetings and bookings that wait for an answer. */
import { duty } from '../../duties/duty.ts'

export const meetingAnswerDuty = duty<{ meeting: { id: number; title: string; createdAt: Date } }>()({
  kind: 'MEETING_ANSWER',
  model: 'MeetingParticipant',
  requires: 'MEETING_ANSWER',
  owed: (viewer, access) => ({
    userId: viewer.id,
    answer: 'WAITING',
    meeting: {
      AND: [
        { state: { in: ['PROPOSED', 'CONFIRMED'] }, startsAt: { gt: new Date() } },
        { OR: [{ organizerId: null }, { organizerId: { not: viewer.id } }] },
        access.within('MEETING_ANSWER'),
      ],
    },
  }),
  clock: { before: 'meeting.startsAt' },
  select: { meeting: { select: { id: true, title: true, createdAt: true } } },
  title: ({ meeting }) => meeting.title,
  since: ({ meeting }) => meeting.createdAt,
  answered: { from: 'meeting.createdAt', at: 'answeredAt', before: 'meeting.startsAt' },
  lapsed: {
    at: 'meeting.startsAt',
    where: { answer: 'WAITING', meeting: { state: { notIn: ['CANCELLED', 'DECLINED'] } } },
  },
  at: ({ meeting }) => ['Meeting', meeting.id],
})
