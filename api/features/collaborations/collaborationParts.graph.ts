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
    name: t.string({ select: ofUser, description: 'The name.', resolve: ({ user }) => user.name }),
    organization: t.string({
      select: ofUser,
      description: 'The company, or the department of the university.',
      resolve: ({ user }) => user.department,
    }),
    side: t.field({
      type: CollaborationSideEnum,
      select: ofUser,
      description: 'For whom the person stands.',
      resolve: ({ user }) => sideOf(user.role),
    }),
    mine: t.boolean({
      description: 'Whether it is the viewer.',
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
    kind: t.expose('kind', { type: AgreementStateEnum, description: 'What.' }),
    agreedOn: t.expose('agreedOn', { type: 'Date', description: 'Since when it holds.' }),
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
    number: t.exposeInt('id', { description: 'Its number.' }),
    title: t.exposeString('title', { description: 'What it is called.' }),
    deliverables: t.exposeString('deliverables', { description: 'What is delivered with it.' }),
    dueDate: t.expose('dueDate', { type: 'Date', description: 'The day by which it is to be done.' }),
    payment: t.exposeInt('payment', { nullable: true, description: 'What is paid with it; AED in whole units.' }),
    doneAt: t.expose('doneAt', { type: 'DateTime', nullable: true, description: 'When it was done.' }),
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
    number: t.exposeInt('id', { description: 'Its number.' }),
    text: t.exposeString('text', { description: 'What could happen.' }),
    level: t.expose('level', { type: RiskLevelEnum, description: 'How grave it is.' }),
    mitigation: t.exposeString('mitigation', { description: 'What is done about it.' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true, description: 'Since when it is over.' }),
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
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    editedAt: t.expose('editedAt', { type: 'DateTime', nullable: true, description: 'When it was last changed.' }),
    canUpdate: viewerCan(t, 'COLLABORATION_MESSAGE_UPDATE', 'Whether the viewer may change or delete it.'),
  }),
})
