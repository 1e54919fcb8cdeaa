/** Invitations to meetings and bookings that wait for an answer. */
import { duty } from '../../duties/duty.ts'

export const meetingAnswerDuty = duty<{
  meeting: { id: number; title: string; createdAt: Date; organizer: { name: string } | null }
  user: { name: string }
}>()({
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
  select: {
    meeting: { select: { id: true, title: true, createdAt: true, organizer: { select: { name: true } } } },
    user: { select: { name: true } },
  },
  title: ({ meeting }) => meeting.title,
  words: ['meeting.title'],
  since: ({ meeting }) => meeting.createdAt,
  asker: ({ meeting }) => meeting.organizer?.name,
  why: 'PARTICIPANT',
  awaited: {
    requires: 'MEETING_READ',
    asked: (viewer, access) => ({
      answer: 'WAITING',
      userId: { not: viewer.id },
      meeting: {
        AND: [
          { state: { in: ['PROPOSED', 'CONFIRMED'] }, startsAt: { gt: new Date() }, organizerId: viewer.id },
          access.within('MEETING_READ'),
        ],
      },
    }),
    title: ({ meeting, user }) => `${meeting.title} · ${user.name}`,
  },
  answered: { from: 'meeting.createdAt', at: 'answeredAt', before: 'meeting.startsAt' },
  lapsed: {
    at: 'meeting.startsAt',
    where: { answer: 'WAITING', meeting: { state: { notIn: ['CANCELLED', 'DECLINED'] } } },
  },
  at: ({ meeting }) => ['Meeting', meeting.id],
})
