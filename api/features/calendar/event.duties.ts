/** Invitations to meetings and bookings that wait for an answer. */
import { duty } from '../../duties/duty.ts'

export const meetingAnswerDuty = duty<{ event: { id: number; title: string; createdAt: Date } }>()({
  kind: 'MEETING_ANSWER',
  model: 'EventParticipant',
  requires: 'EVENT_ANSWER',
  owed: (viewer, access) => ({
    userId: viewer.id,
    answer: 'WAITING',
    event: {
      AND: [
        { state: { in: ['PROPOSED', 'CONFIRMED'] }, startsAt: { gt: new Date() } },
        { OR: [{ organizerId: null }, { organizerId: { not: viewer.id } }] },
        access.within('EVENT_ANSWER'),
      ],
    },
  }),
  clock: { before: 'event.startsAt' },
  select: { event: { select: { id: true, title: true, createdAt: true } } },
  title: ({ event }) => event.title,
  since: ({ event }) => event.createdAt,
  at: ({ event }) => ['CalendarEvent', event.id],
})
