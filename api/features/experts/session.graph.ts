/** Sessions with experts in the schema: they are meetings of the calendar. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { batched } from '../../batched.ts'
import { viewerCan } from '../../viewerCan.ts'
import { MeetingNode } from '../calendar/meeting.graph.ts'
import { comingSession } from '../../validation/comingSession.ts'
import {
  answerExpertSession,
  bookExpertSession,
  closeExpertSession,
  moveExpertSession,
  updateExpertSession,
} from './session.actions.ts'

builder.prismaObjectFields('Meeting', (t) => ({
  validationRequest: t.relation('validationRequest', {
    nullable: true,
  }),
  canGiveExpertSession: viewerCan(t, 'EXPERT_SESSION_GIVE'),
  canMoveExpertSession: viewerCan(t, 'EXPERT_SESSION_MOVE'),
}))

/** The next session about each idea, of those that the viewer may see. */
const sessionAbout = batched(async ({ db, access }, ideaIds) => {
  const sessions = await db.meeting.findMany({
    where: {
      AND: [access.within('MEETING_READ'), comingSession(), { validationRequest: { ideaId: { in: [...ideaIds] } } }],
    },
    include: { validationRequest: { select: { ideaId: true } } },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  })
  return ideaIds.map((id) => sessions.find(({ validationRequest }) => validationRequest?.ideaId === id) ?? null)
})

builder.prismaObjectField('Idea', 'session', (t) =>
  t.field({
    type: MeetingNode,
    nullable: true,
    description: 'The next session with an expert about it, when one is asked for or confirmed.',
    select: { id: true },
    resolve: async ({ id }, _, ctx) => {
      const session = await sessionAbout(ctx, id)
      if (!session) return null
      const { validationRequest: _request, ...meeting } = session
      return meeting
    },
  }),
)

builder.prismaObjectField('ValidationRequest', 'session', (t) =>
  t.prismaField({
    type: MeetingNode,
    nullable: true,
    description: 'The latest session with the expert about it that is confirmed or over.',
    resolve: (query, { id }, _, ctx) =>
      ctx.db.meeting.findFirst({
        ...query,
        where: {
          AND: [
            ctx.access.within('MEETING_READ'),
            { kind: 'SESSION', validationRequestId: id, state: { in: ['CONFIRMED', 'COMPLETED'] } },
          ],
        },
        orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
      }),
  }),
)

for (const act of [bookExpertSession, answerExpertSession, moveExpertSession, closeExpertSession, updateExpertSession])
  actionField(act as typeof answerExpertSession, (t) => ({
    meeting: recordField(t, 'Meeting', (out) => out.meetingId),
  }))
