/** Proposals in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { viewerCan } from '../../viewerCan.ts'
import { HasFilesInterface, HasHistoryInterface, RecordInterface } from '../../records/interfaces.graph.ts'
import { isPromiseOver } from '../challenges/answerDay.ts'
import { isOpen } from '../challenges/challengeOpen.ts'
import { answerCoApplication, inviteCoApplicants, removeCoApplicant } from './coApplicant.actions.ts'
import { createProposalMessage } from './message.actions.ts'
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
import { isUndecided, isWritable, owesChanges, revealing, stageOf } from './proposalStatus.ts'
import { createProposalNote, reviewProposal, scoreProposal, declareConflict } from './review.actions.ts'

const ofChallenge = { challenge: { select: { title: true, status: true, closesAt: true, answerBy: true } } } as const
const content = { nullable: true, requires: 'PROPOSAL_READ_CONTENT' } as const

builder.prismaNode('Proposal', {
  id: { field: 'id', description: 'The global id.' },
  interfaces: [RecordInterface, HasFilesInterface, HasHistoryInterface],
  readable: 'PROPOSAL_READ',
  description: 'What a researcher answers to a challenge.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'The number that the documented calls use.' }),
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
      description: 'Who wrote it; nothing when the person has left.',
    }),
    position: t.exposeString('position', { description: 'The author’s position when it was handed in.' }),
    title: t.exposeString('title', { ...content, description: 'Its title; it may be empty.' }),
    ideaSummary: t.exposeString('ideaSummary', { ...content, description: 'The idea in short.' }),
    addressingChallenge: t.exposeString('addressingChallenge', {
      ...content,
      description: 'How the idea addresses the challenge.',
    }),
    priorWork: t.exposeString('priorWork', { ...content, description: 'What was done before.' }),
    trl: t.exposeInt('trl', { ...content, description: 'How far the idea is, 1-9.' }),
    timeline: t.exposeString('timeline', { ...content, description: 'How long it takes.' }),
    supportNeeded: t.expose('supportNeeded', {
      ...content,
      type: [SupportOptionEnum],
      description: 'What the applicants need from the company.',
    }),
    project: t.relation('project', { ...content, description: 'The project that it builds on.' }),
    status: t.expose('status', {
      type: ProposalStatusEnum,
      nullable: true,
      requires: 'PROPOSAL_READ_STATUS',
      description: 'Where it stands among its reviewers; applicants see its stage.',
    }),
    stage: t.field({
      type: ProposalStageEnum,
      description: 'Where it stands for applicants.',
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
      description: 'When it was handed in; nothing for a draft.',
    }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true, description: 'When it was decided.' }),
    answerBy: t.field({
      type: 'Date',
      nullable: true,
      select: ofChallenge,
      description: 'The day by which its applicants were promised to hear; null once the challenge is cancelled.',
      resolve: ({ challenge }) => (challenge.status === 'CANCELLED' ? null : challenge.answerBy),
    }),
    challengeCancelled: t.boolean({
      select: ofChallenge,
      description: 'Whether it ended without a decision because its challenge was cancelled.',
      resolve: ({ status, challenge }) => isUndecided(status) && challenge.status === 'CANCELLED',
    }),
    overdue: t.boolean({
      select: ofChallenge,
      description: 'Whether the day by which its applicants were to hear has gone by without a decision.',
      resolve: ({ status, challenge }) => isUndecided(status) && isPromiseOver(challenge),
    }),
    feedback: t.exposeString('feedback', {
      ...content,
      description: 'What the applicants were told with the decision.',
    }),
    changesRequested: t.exposeString('changesRequested', {
      ...content,
      description: 'Which changes were asked for; empty when none were.',
    }),
    changesRequestedAt: t.expose('changesRequestedAt', {
      ...content,
      type: 'DateTime',
      description: 'When changes were asked for.',
    }),
    companyHidden: t.boolean({
      select: { challenge: { select: { anonymous: true } } },
      description: 'Whether its applicants do not know yet which company posted the challenge.',
      resolve: ({ status, challenge }) => challenge.anonymous && !revealing.some((one) => one === status),
    }),
    owesChanges: t.boolean({
      description: 'Whether changes were asked for and not made yet.',
      resolve: (proposal) => owesChanges(proposal),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    mine: t.boolean({
      description: 'Whether the viewer wrote it.',
      resolve: ({ authorId }, _, { viewer }) => authorId !== null && authorId === viewer?.id,
    }),
    canUpdate: t.boolean({
      select: ofChallenge,
      description: 'Whether the viewer may change it now: its own, until the deadline and the short list.',
      resolve: async (proposal, _, ctx) =>
        isWritable(proposal) && isOpen(proposal.challenge) && (await ctx.access.can('PROPOSAL_UPDATE', proposal.id)),
    }),
    canWithdraw: t.boolean({
      description: 'Whether the viewer may withdraw it now.',
      resolve: async ({ id, status }, _, ctx) => isUndecided(status) && (await ctx.access.can('PROPOSAL_UPDATE', id)),
    }),
    canDiscard: t.boolean({
      description: 'Whether the viewer may throw it away: an own draft.',
      resolve: async ({ id, status }, _, ctx) => status === 'DRAFT' && (await ctx.access.can('PROPOSAL_UPDATE', id)),
    }),
    canRead: viewerCan(t, 'PROPOSAL_READ_CONTENT', 'Whether the viewer may read what is in it.'),
    canStateConflict: viewerCan(
      t,
      'PROPOSAL_STATE_CONFLICT',
      'Whether the viewer is asked about conflicts of interest.',
    ),
    canComment: viewerCan(t, 'PROPOSAL_COMMENT', 'Whether the viewer may read and write notes.'),
    canScore: viewerCan(t, 'PROPOSAL_SCORE', 'Whether the viewer may score it.'),
    canDecide: viewerCan(t, 'PROPOSAL_DECIDE', 'Whether the viewer may decide on it.'),
    canMessage: t.boolean({
      description: 'Whether the viewer may write to the other side.',
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
    description: 'The id of the draft that is gone.',
    resolve: ({ deletedId }) => ({ type: 'Proposal', id: deletedId }),
  }),
  challenge: recordField(t, 'Challenge', (out) => out.challengeId),
}))
