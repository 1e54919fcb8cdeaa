/** What hangs on a proposal, in the schema: co-applicants, scores, notes, messages, its history. */
import * as people from '#texts/ui/people.js'
import { formerMessages } from '../../deprecated.ts'
import { builder } from '../../builder.ts'
import { subscribe } from '../../events.ts'
import { byApplicant, writerOf } from './proposal.messages.ts'
import { CoApplicantAnswerEnum, FilePurposeEnum, ProposalStatusEnum } from './proposalEnums.graph.ts'
import { counts } from './conflictStatements.ts'
import { reviewMoves } from './proposalStatus.ts'
import { scorecard, sumsOf } from './scorecard.ts'

builder.prismaObject('CoApplicant', {
  readable: 'parent',
  description: 'Someone who stands behind a proposal beside its author, once it is confirmed.',
  fields: (t) => ({
    user: t.relation('user', { nullable: true }),
    answer: t.expose('answer', { type: CoApplicantAnswerEnum }),
    mine: t.boolean({
      resolve: ({ userId }, _, { viewer }) => userId === viewer?.id,
    }),
  }),
})

builder.prismaObject('ProposalNote', {
  readable: 'parent',
  description: 'A note among reviewers.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    author: t.relation('author', { nullable: true, description: 'Who wrote it; nothing when the person has left.' }),
    text: t.exposeString('text'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

const sides = {
  author: { select: { name: true, role: true } },
  proposal: { select: { authorId: true, coApplicants: true } },
} as const

builder.prismaObject('ProposalMessage', {
  readable: 'parent',
  description: 'A message between applicants and reviewers.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    from: t.string({
      select: sides,
      description:
        'Who wrote it; applicants do not hear who reviews, nor a company who applied while it screens without names.',
      resolve: async (message, _, ctx) => (await writerOf(ctx, message)) ?? people.former(),
    }),
    byApplicant: t.boolean({
      select: sides,
      resolve: byApplicant,
    }),
    mine: t.boolean({
      resolve: ({ authorId }, _, { viewer }) => authorId !== null && authorId === viewer?.id,
    }),
    text: t.exposeString('text'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

const CriterionScore = builder.objectRef<ReturnType<typeof scorecard>[number]>('CriterionScore').implement({
  description: 'A criterion and how a proposal does on it.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Its place, as scoring names it.' }),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    weight: t.exposeInt('weight', { description: 'Percent of the sum.' }),
    mine: t.exposeInt('mine', { nullable: true, description: 'What the viewer gave, 1-5.' }),
    mean: t.exposeFloat('mean', { nullable: true, description: 'The mean of all reviewers.' }),
  }),
})

const scored = {
  challenge: { select: { criteria: { orderBy: { position: 'asc' } } } },
  scores: { select: { reviewerId: true, score: true, criterion: { select: { position: true } } } },
} as const
const inside = { nullable: true, requires: 'PROPOSAL_COMMENT' } as const
const statement = { conflict: true, withoutNames: true } as const

builder.prismaObjectFields('Proposal', (t) => ({
  coApplicants: t.relation('coApplicants', {
    description: 'Who was asked to stand behind it, and what they said; nobody in a first screening without names.',
    query: (_, { access }) => ({
      where: { proposal: access.within('PROPOSAL_READ_APPLICANTS') },
      orderBy: { id: 'asc' },
    }),
  }),
  statedConflict: t.boolean({
    nullable: true,
    select: (_args, { viewer }) => ({
      applicantsHidden: true,
      statements: { where: { reviewerId: viewer?.id ?? -1 }, select: statement },
    }),
    description:
      'What the viewer has said about a conflict of interest; nothing until then, and once names are shown without which it was said.',
    resolve: ({ applicantsHidden, statements: [said] }) =>
      said && counts(said, applicantsHidden) ? said.conflict : null,
  }),
  statesAgain: t.boolean({
    select: (_args, { viewer }) => ({
      applicantsHidden: true,
      statements: { where: { reviewerId: viewer?.id ?? -1 }, select: statement },
    }),
    description:
      'Whether the viewer stated, before the names were shown, that there is no conflict of interest, and has to state it again.',
    resolve: ({ applicantsHidden, statements: [said] }) => said !== undefined && !counts(said, applicantsHidden),
  }),
  scorecard: t.field({
    ...inside,
    type: [CriterionScore],
    select: scored,
    resolve: ({ challenge, scores }, _args, { viewer }) => scorecard(challenge.criteria, scores, viewer?.id ?? -1),
  }),
  score: t.float({
    ...inside,
    select: scored,
    description: 'The mean of the weighted sums of those who scored every criterion, 0-100.',
    resolve: ({ challenge, scores }) => sumsOf(challenge.criteria, scores).mean,
  }),
  myScore: t.float({
    ...inside,
    select: scored,
    description: 'The viewer’s weighted sum, 0-100; nothing until every criterion is scored.',
    resolve: ({ challenge, scores }, _args, { viewer }) =>
      sumsOf(challenge.criteria, scores).sums.find(({ reviewerId }) => reviewerId === viewer?.id)?.sum ?? null,
  }),
  scoredBy: t.int({
    ...inside,
    select: scored,
    description: 'How many have scored every criterion.',
    resolve: ({ challenge, scores }) => sumsOf(challenge.criteria, scores).sums.length,
  }),
  notes: t.relation('notes', {
    deprecationReason: formerMessages('conversation'),
    ...inside,
    description: 'Notes among reviewers, the first one first.',
    query: { orderBy: { id: 'asc' } },
  }),
  messages: t.relation('messages', {
    deprecationReason: formerMessages('conversation'),
    nullable: true,
    requires: 'PROPOSAL_MESSAGE',
    description: 'What applicants and reviewers wrote to each other, the first one first.',
    query: (_, { access }) => ({ where: access.notWithheld('ProposalMessage'), orderBy: { id: 'asc' } }),
  }),
  moves: t.field({
    type: [ProposalStatusEnum],
    nullable: true,
    requires: 'PROPOSAL_DECIDE',
    resolve: (proposal) => reviewMoves(proposal),
  }),
}))

builder.prismaObjectField('File', 'purpose', (t) =>
  t.expose('purpose', {
    type: FilePurposeEnum,
    nullable: true,
  }),
)

const Changed = builder.objectRef<{ id: number }>('ProposalChanged').implement({
  description: 'A proposal of which the viewer was told something.',
  fields: (t) => ({
    proposal: t.prismaField({
      type: 'Proposal',
      nullable: true,
      resolve: (query, { id }, _, ctx) =>
        ctx.db.proposal.findFirst({ ...query, where: { AND: [{ id }, ctx.access.within('PROPOSAL_READ')] } }),
    }),
  }),
})

builder.subscriptionField('proposalChanged', (t) =>
  t.field({
    type: Changed,
    requires: 'PROPOSAL_READ',
    description: 'Tells of new proposals, messages and decisions that concern the viewer.',
    subscribe: (_, _args, ctx) => subscribe(`proposal:${ctx.viewer!.id}`),
    resolve: (event) => event as { id: number },
  }),
)
