/** What hangs on a collaboration, in the schema: partners, agreements, milestones, risks. */
import { builder } from '../../builder.ts'
import { universityDay } from '../../days.ts'
import { viewerCan } from '../../viewerCan.ts'
import {
  AgreementStateEnum,
  CollaborationSideEnum,
  MilestoneStateEnum,
  RiskLevelEnum,
} from './collaborationEnums.graph.ts'
import { mayChoose, sideOf } from './collaborationSides.ts'
import { milestoneState } from './collaborationStatus.ts'

const ofUser = { user: { select: { name: true, role: true, department: true } } } as const

builder.prismaObject('CollaborationPartner', {
  readable: 'parent',
  description: 'A person in a collaboration.',
  fields: (t) => ({
    user: t.relation('user', { nullable: true, description: 'Who; nothing when the person is no longer active.' }),
    name: t.string({ select: ofUser, resolve: ({ user }) => user.name }),
    organization: t.string({
      select: ofUser,
      description: 'The company, or the department of the university.',
      resolve: ({ user }) => user.department,
    }),
    side: t.field({
      type: CollaborationSideEnum,
      select: ofUser,
      resolve: ({ user }) => sideOf(user.role),
    }),
    mine: t.boolean({
      resolve: ({ userId }, _, { viewer }) => userId === viewer?.id,
    }),
    canRemove: t.boolean({
      select: { ...ofUser, collaboration: { select: { closedAt: true } } },
      description: 'Whether the viewer may take the person out; the last one of a side stays.',
      resolve: ({ userId, user, collaboration }, _, { viewer }) =>
        viewer !== null &&
        collaboration.closedAt === null &&
        (userId === viewer.id || mayChoose(viewer.role, sideOf(user.role))),
    }),
  }),
})

builder.prismaObject('CollaborationAgreement', {
  readable: 'parent',
  description: 'Something that the two sides of a collaboration have agreed.',
  fields: (t) => ({
    kind: t.expose('kind', { type: AgreementStateEnum }),
    agreedOn: t.expose('agreedOn', { type: 'Date' }),
    endsOn: t.expose('endsOn', {
      type: 'Date',
      nullable: true,
      description: 'The last day on which it holds, if any.',
    }),
  }),
})

export const MilestoneObject = builder.prismaObject('Milestone', {
  readable: 'parent',
  description: 'A step of a collaboration with a day and what is delivered.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.exposeString('title'),
    deliverables: t.exposeString('deliverables'),
    dueDate: t.expose('dueDate', { type: 'Date' }),
    payment: t.exposeInt('payment', { nullable: true, description: 'What is paid with it; AED in whole units.' }),
    doneAt: t.expose('doneAt', { type: 'DateTime', nullable: true }),
    state: t.field({
      type: MilestoneStateEnum,
      description: 'How it stands today, in the university’s zone.',
      resolve: (milestone) => milestoneState(milestone, universityDay()),
    }),
  }),
})

builder.prismaObject('CollaborationRisk', {
  readable: 'parent',
  description: 'What could go wrong in a collaboration.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    text: t.exposeString('text'),
    level: t.expose('level', { type: RiskLevelEnum }),
    mitigation: t.exposeString('mitigation'),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.prismaObject('CollaborationMessage', {
  readable: 'parent',
  description: "A message in a collaboration's thread.",
  fields: (t) => ({
    id: t.globalID({
      description: 'The global id, as changes name it.',
      resolve: ({ id }) => ({ type: 'CollaborationMessage', id }),
    }),
    text: t.exposeString('text', { description: 'The text, in Markdown.' }),
    authorName: t.string({
      nullable: true,
      description: 'Who wrote it; nothing when the person has left.',
      select: { author: { select: { name: true } } },
      resolve: ({ author }) => author?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    editedAt: t.expose('editedAt', { type: 'DateTime', nullable: true }),
    canUpdate: viewerCan(t, 'COLLABORATION_MESSAGE_UPDATE'),
  }),
})
