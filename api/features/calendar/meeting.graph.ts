/** Sessions, bookings and meetings in the schema: one kind of meeting. */
import type { MeetingAnswer, MeetingKind, MeetingRole, MeetingState } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { listField, oneOf } from '../../listField.ts'
import { viewerCan } from '../../viewerCan.ts'
import { RecordInterface, HasReadersInterface } from '../../records/interfaces.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import { aboutWhere } from './aboutOf.ts'
import { meetingFound } from './meeting.list.ts'
import { answerMeeting, answerMeetingTimes } from './answer.actions.ts'
import {
  addMeetingParticipants,
  cancelMeeting,
  confirmMeetingTime,
  moveMeeting,
  createMeeting,
  removeMeetingParticipant,
  updateMeeting,
} from './meeting.actions.ts'
import { meetingFilterRules } from './meeting.rules.ts'
import { VideoType } from './video.graph.ts'
import { isProvider, videoLinkFor } from './videoLink.ts'

const KindEnum = describedEnum<MeetingKind>('MeetingKind', 'Which of the three a meeting is.', {
  SESSION: 'Half an hour with an expert.',
  BOOKING: 'One time that was asked for and is confirmed by a participant.',
  MEETING: 'One of several proposed times, fixed by the organizer.',
})
const StateEnum = describedEnum<MeetingState>('MeetingState', 'Where a meeting stands.', {
  PROPOSED: null,
  CONFIRMED: null,
  DECLINED: 'All who were asked declined.',
  COMPLETED: null,
  NO_SHOW: null,
  CANCELLED: null,
})
const RoleEnum = describedEnum<MeetingRole>('MeetingRole', 'What a person is at a meeting.', {
  ORGANIZER: null,
  EXPERT: null,
  REQUIRED: null,
  OPTIONAL: null,
})
const AnswerEnum = describedEnum<MeetingAnswer>('MeetingAnswer', 'What a person answered.', {
  WAITING: null,
  ACCEPTED: 'Comes, or can come at this time.',
  TENTATIVE: 'May come, or can come at this time if need be.',
  DECLINED: 'Does not come, or cannot at this time.',
})

builder.prismaObject('MeetingParticipant', {
  readable: 'parent',
  description: 'A person at a meeting.',
  fields: (t) => ({
    user: t.relation('user', { nullable: true, description: 'Who, when the viewer may see the person.' }),
    userId: t.globalID({
      description: 'The person, as inputs name people; also when the viewer may not open the person.',
      resolve: ({ userId }) => ({ type: 'User', id: userId }),
    }),
    name: t.string({
      select: { user: { select: { name: true } } },
      resolve: (one) => one.user.name,
    }),
    role: t.expose('role', { type: RoleEnum }),
    answer: t.field({
      type: AnswerEnum,
      description: 'What the person answered; an expert has not answered while a session is requested.',
      select: { role: true, answer: true, meeting: { select: { state: true } } },
      resolve: ({ role, answer, meeting }) => (role === 'EXPERT' && meeting.state === 'PROPOSED' ? 'WAITING' : answer),
    }),
    comment: t.exposeString('comment'),
    isViewer: t.boolean({
      resolve: ({ userId }, _args, ctx) => userId === ctx.viewer?.id,
    }),
  }),
})

builder.prismaObject('TimeAnswer', {
  readable: 'parent',
  description: 'Whether a participant can come at a proposed time.',
  fields: (t) => ({
    participant: t.relation('participant'),
    answer: t.expose('answer', { type: AnswerEnum }),
  }),
})

builder.prismaObject('MeetingTime', {
  readable: 'parent',
  description: 'A proposed time.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Its number, to answer and to fix it.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    answers: t.relation('answers', {
      query: { orderBy: { id: 'asc' } },
    }),
  }),
})

builder.prismaObject('MeetingMove', {
  readable: 'parent',
  description: 'That a meeting was moved.',
  fields: (t) => ({
    by: t.relation('by', { nullable: true }),
    fromStart: t.expose('fromStart', { type: 'DateTime' }),
    toStart: t.expose('toStart', { type: 'DateTime' }),
    reason: t.exposeString('reason'),
    at: t.expose('at', { type: 'DateTime' }),
  }),
})

const inside = 'MEETING_READ_INSIDE'

export const MeetingNode = builder.prismaNode('Meeting', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasThreadInterface, HasReadersInterface],
  readable: 'MEETING_READ',
  description: 'A session, booking or meeting.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    kind: t.expose('kind', { type: KindEnum }),
    state: t.expose('state', { type: StateEnum }),
    title: t.exposeString('title'),
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      description: 'When it begins; while times are proposed, the first of them.',
    }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    timeZone: t.exposeString('timeZone', { description: 'The zone in which its organizer thought of it.' }),
    organizer: t.relation('organizer', { nullable: true }),
    project: t.relation('project', {
      nullable: true,
      description: 'The project that it is about; nothing for those who may not see it.',
    }),
    proposal: t.relation('proposal', {
      nullable: true,
      description: 'The proposal that it is about; nothing for those who may not see it.',
    }),
    investmentInterest: t.relation('investmentInterest', {
      nullable: true,
      description: 'The interest of an investor that it is about; nothing for those who may not see it.',
    }),
    collaboration: t.relation('collaboration', {
      nullable: true,
      description: 'The collaboration that it is about; nothing for those who may not see it.',
    }),
    idea: t.relation('idea', {
      nullable: true,
      description: 'The idea that it is about; nothing for those who may not see it.',
    }),
    supportRequest: t.relation('supportRequest', {
      nullable: true,
      description: 'The request for innovation support that it is about; nothing for those who may not see it.',
    }),
    participants: t.relation('participants', {
      description: 'Its people, the organizer first.',
      query: { orderBy: [{ role: 'asc' }, { id: 'asc' }] },
    }),
    agenda: t.exposeString('agenda', {
      nullable: true,
      requires: inside,
      description: 'What it is for and what will be talked about, in Markdown.',
    }),
    notes: t.exposeString('notes', {
      nullable: true,
      requires: inside,
      description: 'What was said and decided, in Markdown.',
    }),
    location: t.exposeString('location', { nullable: true, requires: inside }),
    videoLink: t.string({
      nullable: true,
      requires: inside,
      description: 'Where people meet online; until it is confirmed, for its organizer or a session’s expert alone.',
      resolve: (meeting, _args, ctx) => videoLinkFor(meeting, ctx.viewer?.id),
    }),
    video: t.field({
      type: VideoType,
      nullable: true,
      requires: inside,
      description: 'How far a service is with the video link; nothing for a link of one’s own, and for none.',
      select: {
        organizerId: true,
        kind: true,
        links: { where: { wanted: true }, take: 1 },
      },
      extensions: { reads: [] },
      resolve: ({ links: [link], ...meeting }, _args, ctx) =>
        link ? { ...link, problem: isProvider(meeting, ctx.viewer?.id) ? link.problem : '' } : null,
    }),
    times: t.relation('times', {
      nullable: true,
      requires: inside,
      description: 'The proposed times, as long as none is fixed.',
      query: { orderBy: { startsAt: 'asc' } },
    }),
    moves: t.relation('moves', {
      nullable: true,
      requires: inside,
      description: 'When it was moved before, the latest first.',
      query: { orderBy: { id: 'desc' } },
    }),
    reason: t.exposeString('reason', { nullable: true, requires: inside }),
    cancelledBy: t.relation('cancelledBy', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    canOrganize: viewerCan(t, 'MEETING_ORGANIZE', 'Whether the viewer may change, fix and move it.'),
    canAnswer: viewerCan(t, 'MEETING_ANSWER'),
    canCancel: viewerCan(t, 'MEETING_CANCEL'),
    canReadInside: viewerCan(t, inside),
  }),
})

listField('meetings', {
  type: 'Meeting',
  read: 'MEETING_READ',
  description: 'The sessions, bookings and meetings that the viewer may see.',
  filter: {
    rules: meetingFilterRules,
    where: ({ search: text, kind, state, mine, userId, from, until, aboutInterests, ...about }, ctx) => [
      meetingFound(text, ctx.access),
      oneOf(kind, (values) => ({ kind: { in: values } })),
      oneOf(state, (values) => ({ state: { in: values } })),
      mine === true && { participants: { some: { userId: ctx.viewer?.id ?? -1 } } },
      userId != null && { participants: { some: { userId } } },
      ...aboutWhere(about, ctx.access),
      aboutInterests === true && { investmentInterest: ctx.access.within('INTEREST_READ') },
      from != null && { endsAt: { gt: from } },
      until != null && { startsAt: { lt: until } },
    ],
  },
  sort: {
    STARTS_AT: { column: 'startsAt' },
    CREATED_AT: { column: 'createdAt' },
  },
  order: { field: 'STARTS_AT', direction: 'ASC' },
})

builder.queryField('meeting', (t) =>
  t.prismaField({
    type: 'Meeting',
    nullable: true,
    requires: 'MEETING_READ',
    description: 'The meeting with this number, or nothing when there is none for the viewer.',
    args: {
      number: t.arg.int({ required: true }),
      kind: t.arg({ type: KindEnum, required: false }),
    },
    resolve: (query, _, { number, kind }, ctx) =>
      ctx.db.meeting.findFirst({
        ...query,
        where: { AND: [{ id: number }, kind ? { kind } : {}, ctx.access.within('MEETING_READ')] },
      }),
  }),
)

builder.queryField('upcomingMeetings', (t) =>
  t.prismaField({
    type: ['Meeting'],
    nullable: { items: true, list: false },
    requires: 'MEETING_CREATE',
    description: 'The next sessions, bookings and meetings that the viewer has not declined, at most 5.',
    resolve: (query, _, _args, ctx) =>
      ctx.db.meeting.findMany({
        ...query,
        where: {
          AND: [
            ctx.access.within('MEETING_READ_INSIDE'),
            { endsAt: { gt: new Date() }, state: { in: ['PROPOSED', 'CONFIRMED'] } },
            { participants: { some: { userId: ctx.viewer?.id ?? -1, answer: { not: 'DECLINED' } } } },
          ],
        },
        orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
        take: 5,
      }),
  }),
)

for (const act of [
  createMeeting,
  updateMeeting,
  answerMeetingTimes,
  answerMeeting,
  confirmMeetingTime,
  moveMeeting,
  cancelMeeting,
  addMeetingParticipants,
  removeMeetingParticipant,
])
  actionField(act as typeof cancelMeeting, (t) => ({
    meeting: recordField(t, 'Meeting', (out) => out.meetingId),
  }))
