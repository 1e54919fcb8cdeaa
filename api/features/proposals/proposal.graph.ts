/** Proposals in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { viewerCan } from '../../viewerCan.ts'
import {
  HasFilesInterface,
  HasHistoryInterface,
  HasMessagesInterface,
  HasReadersInterface,
  RecordInterface,
} from '../../records/interfaces.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import { isPromiseOver } from '../../proposing/answerDay.ts'
import { isOpen } from '../../proposing/challengeOpen.ts'
import { answerCoApplication, inviteCoApplicants, removeCoApplicant } from './coApplicant.actions.ts'
import { createProposalMessage, createProposalNote } from './message.actions.ts'
import {
  createProposal,
  deleteProposal,
  propose,
  submitProposal,
  updateProposal,
  withdrawProposal,
} from './proposal.actions.ts'
import { proposalSort, proposalWhere } from './proposal.list.ts'
import { proposalFilterRules } from './proposal.rules.ts'
import { ProposalStageEnum, ProposalStatusEnum, SupportOptionEnum } from './proposalEnums.graph.ts'
import { isUndecided, isWritable, owesChanges, revealing, stageOf } from '../../proposing/proposalStages.ts'
import { reviewProposal, scoreProposal, declareConflict } from './review.actions.ts'

const ofChallenge = { challenge: { select: { title: true, status: true, closesAt: true, answerBy: true } } } as const
const content = { nullable: true, requires: 'PROPOSAL_READ_CONTENT' } as const

builder.prismaNode('Proposal', {
  id: { field: 'id' },
  interfaces: [
    RecordInterface,
    HasFilesInterface,
    HasHistoryInterface,
    HasMessagesInterface,
    HasReadersInterface,
    HasThreadInterface,
  ],
  readable: 'PROPOSAL_READ',
  description: 'What a researcher answers to a challenge.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    challenge: t.relation('challenge', {
      nullable: true,
      description: 'The challenge; nothing when the viewer can no longer see it.',
    }),
    challengeTitle: t.string({
      select: ofChallenge,
      description: 'What the challenge is called, also when it was called off.',
      resolve: ({ challenge }) => challenge.title,
    }),
    author: t.relation('author', {
      nullable: true,
      requires: 'PROPOSAL_READ_APPLICANTS',
      description: 'Who wrote it; nothing when the person has left, and in a first screening without names.',
    }),
    position: t.string({
      select: { id: true, position: true },
      description: 'The position of the author; empty in a first screening without names.',
      resolve: async ({ id, position }, _, { access }) =>
        (await access.can('PROPOSAL_READ_APPLICANTS', id)) ? position : '',
    }),
    applicantsHidden: t.exposeBoolean('applicantsHidden', {
      description: 'Whether the company does not know yet who applied.',
    }),
    title: t.exposeString('title', { ...content, description: 'Its title; it may be empty.' }),
    ideaSummary: t.exposeString('ideaSummary', { ...content }),
    addressingChallenge: t.exposeString('addressingChallenge', {
      ...content,
    }),
    priorWork: t.exposeString('priorWork', { ...content }),
    trl: t.exposeInt('trl', { ...content, description: 'How far the idea is, 1-9.' }),
    timeline: t.exposeString('timeline', { ...content }),
    supportNeeded: t.expose('supportNeeded', {
      ...content,
      type: [SupportOptionEnum],
    }),
    project: t.relation('project', { nullable: true, requires: 'PROPOSAL_READ_PROJECT' }),
    status: t.expose('status', {
      type: ProposalStatusEnum,
      nullable: true,
      requires: 'PROPOSAL_READ_STATUS',
      description: 'Where it stands among its reviewers; applicants see its stage.',
    }),
    stage: t.field({
      type: ProposalStageEnum,
      resolve: ({ status }) => stageOf(status),
    }),
    accepted: t.boolean({
      nullable: true,
      description: 'Whether it was accepted; nothing until it is decided.',
      resolve: ({ status }) => (status === 'ACCEPTED' ? true : status === 'DECLINED' ? false : null),
    }),
    submittedAt: t.expose('submittedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was submitted; nothing for a draft.',
    }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    answerBy: t.field({
      type: 'Date',
      nullable: true,
      select: ofChallenge,
      description: 'The day by which its applicants were promised to hear; null once the challenge is canceled.',
      resolve: ({ challenge }) => (challenge.status === 'CANCELLED' ? null : challenge.answerBy),
    }),
    challengeCancelled: t.boolean({
      select: ofChallenge,
      description: 'Whether it ended without a decision because its challenge was canceled.',
      resolve: ({ status, challenge }) => isUndecided(status) && challenge.status === 'CANCELLED',
    }),
    overdue: t.boolean({
      select: ofChallenge,
      description: 'Whether the day by which its applicants were to hear has gone by without a decision.',
      resolve: ({ status, challenge }) => isUndecided(status) && isPromiseOver(challenge),
    }),
    feedback: t.exposeString('feedback', {
      ...content,
    }),
    changesRequested: t.exposeString('changesRequested', {
      ...content,
      description: 'Which changes were asked for; empty when none were.',
    }),
    changesRequestedAt: t.expose('changesRequestedAt', {
      ...content,
      type: 'DateTime',
    }),
    companyHidden: t.boolean({
      select: { challenge: { select: { anonymous: true } } },
      description: 'Whether its applicants do not know yet which company posted the challenge.',
      resolve: ({ status, challenge }) => challenge.anonymous && !revealing.some((one) => one === status),
    }),
    owesChanges: t.boolean({
      resolve: (proposal) => owesChanges(proposal),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    mine: t.boolean({
      resolve: ({ authorId }, _, { viewer }) => authorId !== null && authorId === viewer?.id,
    }),
    canUpdate: t.boolean({
      select: ofChallenge,
      description: 'Whether the viewer may change it now: its own, until the deadline and the short list.',
      resolve: async (proposal, _, ctx) =>
        isWritable(proposal) && isOpen(proposal.challenge) && (await ctx.access.can('PROPOSAL_UPDATE', proposal.id)),
    }),
    canWithdraw: t.boolean({
      resolve: async ({ id, status }, _, ctx) => isUndecided(status) && (await ctx.access.can('PROPOSAL_UPDATE', id)),
    }),
    canDiscard: t.boolean({
      resolve: async ({ id, status }, _, ctx) => status === 'DRAFT' && (await ctx.access.can('PROPOSAL_UPDATE', id)),
    }),
    canRead: viewerCan(t, 'PROPOSAL_READ_CONTENT'),
    canStateConflict: viewerCan(t, 'PROPOSAL_STATE_CONFLICT'),
    canComment: viewerCan(t, 'PROPOSAL_COMMENT'),
    canScore: viewerCan(t, 'PROPOSAL_SCORE'),
    canDecide: viewerCan(t, 'PROPOSAL_DECIDE'),
    canMessage: t.boolean({
      resolve: async ({ id, status }, _, ctx) => status !== 'DRAFT' && (await ctx.access.can('PROPOSAL_MESSAGE', id)),
    }),
  }),
})

builder.prismaObjectField('Challenge', 'myProposals', (t) =>
  t.relation('proposals', {
    description: 'The viewer’s own proposals to it, the latest first.',
    query: (_args, { viewer }) => ({ where: { authorId: viewer?.id ?? -1 }, orderBy: { id: 'desc' } }),
  }),
)

listField('proposals', {
  type: 'Proposal',
  read: 'PROPOSAL_READ',
  description: 'The proposals that the viewer may see.',
  filter: { rules: proposalFilterRules, where: proposalWhere },
  sort: proposalSort,
  order: { field: 'CREATED_AT', direction: 'DESC' },
})

numberField('proposal', { type: 'Proposal', read: 'PROPOSAL_READ' })

const written = [createProposal, propose, updateProposal, submitProposal, withdrawProposal] as const
for (const act of written)
  actionField(act as typeof withdrawProposal, (t) => ({
    proposal: recordField(t, 'Proposal', (out) => out.proposalId),
    challenge: recordField(t, 'Challenge', (out) => out.challengeId),
  }))

const changes = [
  inviteCoApplicants,
  removeCoApplicant,
  answerCoApplication,
  declareConflict,
  scoreProposal,
  createProposalNote,
  reviewProposal,
  createProposalMessage,
] as const
for (const act of changes)
  actionField(act as typeof createProposalNote, (t) => ({
    proposal: recordField(t, 'Proposal', (out) => out.proposalId),
  }))

actionField(deleteProposal, (t) => ({
  deletedId: t.globalID({
    resolve: ({ deletedId }) => ({ type: 'Proposal', id: deletedId }),
  }),
  challenge: recordField(t, 'Challenge', (out) => out.challengeId),
}))
