/** Sessions with experts in the schema: they are events of the calendar. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { viewerCan } from '../../viewerCan.ts'
import { answerSession, bookSession, closeSession, moveSession, updateSession } from './session.actions.ts'

builder.prismaObjectFields('CalendarEvent', (t) => ({
  validationRequest: t.relation('validationRequest', {
    nullable: true,
    description: 'Of a session about an idea: the request for validation that it serves.',
  }),
  canGiveSession: viewerCan(t, 'SESSION_GIVE', 'Whether it is a session that the viewer gives as its expert.'),
  canMoveSession: viewerCan(t, 'SESSION_MOVE', 'Whether it is a session that the viewer may move.'),
}))

for (const act of [bookSession, answerSession, moveSession, closeSession, updateSession])
  actionField(act as typeof answerSession, (t) => ({
    event: recordField(t, 'CalendarEvent', 'The session as it is now.', (out) => out.eventId),
  }))
