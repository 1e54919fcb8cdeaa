/** Collaborations in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { formerMessages } from '../../deprecated.ts'
import { builder } from '../../builder.ts'
import { connectionField } from '../../connection.ts'
import { latestFirst } from '../../keyset.ts'
import { universityDay } from '../../days.ts'
import { subscribe } from '../../events.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import {
  HasFilesInterface,
  HasHistoryInterface,
  HasMessagesInterface,
  RecordInterface,
  HasReadersInterface,
} from '../../records/interfaces.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import {
  closeCollaboration,
  moveCollaboration,
  removeAgreement,
  renameCollaboration,
  setAgreement,
} from './collaboration.actions.ts'
import { collaborationSort, collaborationWhere } from './collaboration.list.ts'
import { collaborationFilterRules } from './collaboration.rules.ts'
import { AgreementStateEnum, CollaborationHealthEnum, CollaborationStatusEnum } from './collaborationEnums.graph.ts'
import { MilestoneObject } from './collaborationParts.graph.ts'
import { agreementOf, healthOf, nextStatuses } from './collaborationStatus.ts'
import { addPartners, removePartner } from './partner.actions.ts'
import { closeRisk, completeMilestone, removeMilestone, setMilestone, setRisk } from './plan.actions.ts'
import { deleteCollaborationMessage, updateCollaborationMessage, createCollaborationMessage } from './thread.actions.ts'

const inTime = [{ dueDate: 'asc' }, { id: 'asc' }] as const
/** What says how it goes; the same rows as the relations below, so that they are read once. */
const judged = {
  milestones: { orderBy: [...inTime] },
  risks: { orderBy: { id: 'asc' } },
  agreements: { orderBy: { agreedOn: 'asc' } },
} as const
const ofChallenge = { proposal: { select: { challenge: { select: { title: true, companyName: true } } } } } as const

builder.prismaNode('Collaboration', {
  id: { field: 'id' },
  interfaces: [
    RecordInterface,
    HasFilesInterface,
    HasHistoryInterface,
    HasMessagesInterface,
    HasThreadInterface,
    HasReadersInterface,
  ],
  readable: 'COLLABORATION_READ',
  description: 'A company and researchers at work together, since a proposal was accepted.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.exposeString('title'),
    status: t.expose('status', { type: CollaborationStatusEnum }),
    agreement: t.field({
      type: AgreementStateEnum,
      select: { agreements: judged.agreements },
      resolve: ({ agreements }) => agreementOf(agreements),
    }),
    agreements: t.relation('agreements', {
      description: 'What was agreed, the first one first.',
      query: { orderBy: { agreedOn: 'asc' } },
    }),
    health: t.field({
      type: CollaborationHealthEnum,
      nullable: true,
      select: judged,
      description: 'Whether it goes well; nothing once it has ended.',
      resolve: (collaboration) => healthOf(collaboration, universityDay())?.health ?? null,
    }),
    healthReasons: t.stringList({
      select: judged,
      description: 'What speaks against it, in words.',
      resolve: (collaboration) => healthOf(collaboration, universityDay())?.reasons ?? [],
    }),
    proposal: t.relation('proposal', {
      nullable: true,
      description: 'The proposal that it came of; nothing for those who may not see it.',
    }),
    challengeTitle: t.string({
      select: ofChallenge,
      resolve: ({ proposal }) => proposal.challenge.title,
    }),
    companyName: t.string({
      select: ofChallenge,
      resolve: ({ proposal }) => proposal.challenge.companyName,
    }),
    project: t.prismaField({
      type: 'Project',
      nullable: true,
      select: { proposal: { select: { projectId: true } } },
      description: 'The project on which it builds; nothing for those who may not see it.',
      resolve: (query, { proposal }, _, ctx) =>
        // Without a project, too: Pothos insists on its query.
        ctx.db.project.findFirst({
          ...query,
          where: { AND: [{ id: proposal.projectId ?? -1 }, ctx.access.within('PROJECT_READ')] },
        }),
    }),
    partners: t.relation('partners', { query: { orderBy: { id: 'asc' } } }),
    milestones: t.relation('milestones', {
      description: 'Its milestones, the earliest first.',
      query: { orderBy: [...inTime] },
    }),
    nextMilestone: t.field({
      type: MilestoneObject,
      nullable: true,
      select: { milestones: judged.milestones },
      description: 'The earliest that is not done.',
      resolve: ({ milestones, closedAt }) => (closedAt ? null : (milestones.find(({ doneAt }) => !doneAt) ?? null)),
    }),
    milestoneCount: t.int({
      select: { milestones: judged.milestones },
      resolve: ({ milestones }) => milestones.length,
    }),
    milestonesDone: t.int({
      select: { milestones: judged.milestones },
      description: 'How many of them are done.',
      resolve: ({ milestones }) => milestones.filter(({ doneAt }) => doneAt).length,
    }),
    paymentPlanned: t.int({
      select: { milestones: judged.milestones },
      description: 'What is paid with all of its milestones; AED in whole units.',
      resolve: ({ milestones }) => milestones.reduce((sum, { payment }) => sum + (payment ?? 0), 0),
    }),
    paymentEarned: t.int({
      select: { milestones: judged.milestones },
      description: 'What of it hangs on milestones that are done; AED in whole units.',
      resolve: ({ milestones }) =>
        milestones.reduce((sum, { payment, doneAt }) => sum + (doneAt ? (payment ?? 0) : 0), 0),
    }),
    risks: t.relation('risks', { description: 'What could go wrong, the first one first.', query: judged.risks }),
    messages: connectionField<{ id: number }, object>(t, {
      type: 'CollaborationMessage',
      name: 'CollaborationMessage',
      deprecated: formerMessages('conversation'),
      description: 'What the partners wrote to each other, the latest first.',
      order: () => latestFirst,
      where: ({ id }, _, { access }) => ({
        AND: [{ collaborationId: id }, access.notWithheld('CollaborationMessage')],
      }),
    }),
    outcome: t.exposeString('outcome', { description: 'What came of it, once it has ended.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the proposal was accepted.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    moves: t.field({
      type: [CollaborationStatusEnum],
      resolve: ({ status }) => [...nextStatuses(status)],
    }),
    canUpdate: t.boolean({
      resolve: async ({ id, closedAt }, _, ctx) => !closedAt && (await ctx.access.can('COLLABORATION_UPDATE', id)),
    }),
  }),
})

builder.prismaObjectField('Proposal', 'collaboration', (t) =>
  t.relation('collaboration', {
    nullable: true,
    description: 'What it became once it was accepted, for those who are in it.',
  }),
)

builder.prismaObjectField('Project', 'collaborations', (t) =>
  t.prismaField({
    type: ['Collaboration'],
    description: 'The collaborations that build on it, the latest first; those that the viewer may see.',
    resolve: (query, { id }, _, ctx) =>
      ctx.db.collaboration.findMany({
        ...query,
        where: { AND: [{ proposal: { projectId: id } }, ctx.access.within('COLLABORATION_READ')] },
        orderBy: { id: 'desc' },
      }),
  }),
)

listField('collaborations', {
  type: 'Collaboration',
  read: 'COLLABORATION_READ',
  description: 'The collaborations that the viewer is in; for the university all.',
  filter: { rules: collaborationFilterRules, where: collaborationWhere },
  sort: collaborationSort,
  order: { field: 'UPDATED_AT', direction: 'DESC' },
})

numberField('collaboration', { type: 'Collaboration', read: 'COLLABORATION_READ' })

for (const act of [
  renameCollaboration,
  moveCollaboration,
  closeCollaboration,
  setAgreement,
  removeAgreement,
  setMilestone,
  completeMilestone,
  removeMilestone,
  setRisk,
  closeRisk,
  addPartners,
  removePartner,
  createCollaborationMessage,
  updateCollaborationMessage,
  deleteCollaborationMessage,
])
  actionField(act as typeof renameCollaboration, (t) => ({
    collaboration: recordField(t, 'Collaboration', (out) => out.collaborationId),
  }))

const Changed = builder.objectRef<{ id: number }>('CollaborationChanged').implement({
  description: 'A collaboration that was changed.',
  fields: (t) => ({
    collaboration: t.prismaField({
      type: 'Collaboration',
      nullable: true,
      description: 'The collaboration as it is now; nothing for who is no longer in it.',
      resolve: (query, { id }, _, ctx) =>
        ctx.db.collaboration.findFirst({ ...query, where: { AND: [{ id }, ctx.access.within('COLLABORATION_READ')] } }),
    }),
  }),
})

builder.subscriptionField('collaborationChanged', (t) =>
  t.field({
    type: Changed,
    requires: 'COLLABORATION_READ',
    description: 'Tells each time that a collaboration is changed.',
    args: { number: t.arg.int({ required: true }) },
    subscribe: async (_, { number }, ctx) => {
      await ctx.access.find('COLLABORATION_READ', number)
      return subscribe(`Collaboration:${number}`)
    },
    resolve: (event) => event as { id: number },
  }),
)
