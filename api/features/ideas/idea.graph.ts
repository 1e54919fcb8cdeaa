/** Ideas in the schema. */
import * as people from '#texts/ui/people.js'
import type { Idea } from '../../__generated__/prisma/client.ts'
import { actionField, recordField } from '../../actionField.ts'
import { formerMessages } from '../../deprecated.ts'
import { builder } from '../../builder.ts'
import { conflictsOf } from '../../conflicts/conflict.graph.ts'
import { judgedIdea } from '../../conflicts/judged.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { viewerCan } from '../../viewerCan.ts'
import { isKeptConfidential, isSharedStatus } from '../../relations/ideas.ts'
import {
  HasHistoryInterface,
  HasMessagesInterface,
  HasReadersInterface,
  HasTranslationInterface,
  RecordInterface,
} from '../../records/interfaces.graph.ts'
import { inBoth } from '../../records/inBoth.graph.ts'
import { ReportableInterface } from '../../records/reportable.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import { viewerField } from '../../people.graph.ts'
import { convertIdea } from './convert.actions.ts'
import { createIdea, deleteIdea, createIdeaVersion, shareIdea, submitIdea, updateIdea } from './idea.actions.ts'
import { ideaSort, ideaWhere } from './idea.list.ts'
import { ideaCategories, ideaFilterRules } from './idea.rules.ts'
import { IdeaStatusEnum, IpCheckOutcomeEnum } from './ideaEnums.graph.ts'
import { weightedSum } from './ideaScores.ts'
import { setIdeaIpCheck } from './ipCheck.actions.ts'
import { ipCheckPrint } from './ipCheck.ts'
import { isLocked } from './locked.ts'
import { createIdeaMessage } from './message.actions.ts'
import { startIdeaReview, reviewIdea, scoreIdea } from './review.actions.ts'
import { voteForIdea } from './vote.actions.ts'
import './review.graph.ts'

builder.prismaObject('IdeaMessage', {
  readable: 'parent',
  description: 'A message about an idea between its submitter and the university.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    from: t.string({
      select: { author: { select: { name: true } } },
      resolve: ({ author }) => author?.name ?? people.former(),
    }),
    text: t.exposeString('text'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.prismaNode('Idea', {
  id: { field: 'id' },
  interfaces: [
    RecordInterface,
    HasHistoryInterface,
    HasMessagesInterface,
    HasReadersInterface,
    HasThreadInterface,
    ReportableInterface,
    HasTranslationInterface,
  ],
  readable: 'IDEA_READ',
  description: 'An idea on its way to a project.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: inBoth(t, 'title'),
    description: inBoth(t, 'description'),
    category: t.exposeString('category'),
    tags: t.exposeStringList('tags'),
    status: t.expose('status', { type: IdeaStatusEnum }),
    visibleToResearchers: t.exposeBoolean('visibleToResearchers', {
      description: 'Whether other researchers may see it once it is submitted.',
    }),
    seenByResearchers: t.boolean({
      extensions: { reads: ['visibleToResearchers', 'status', 'mergedFrom', 'confidential', 'ipCheck'] },
      resolve: ({ visibleToResearchers, ...idea }) =>
        visibleToResearchers && isSharedStatus(idea) && !isKeptConfidential(idea),
    }),
    confidential: t.exposeBoolean('confidential', {
      description: 'Whether its submitter keeps it from others until its IP check is done.',
    }),
    isKeptConfidential: t.boolean({
      extensions: { reads: ['confidential', 'ipCheck'] },
      description:
        'Whether only its submitter, the university and the experts who accepted to validate it read it: it is confidential, and no IP check has ended that.',
      resolve: isKeptConfidential,
    }),
    ipCheck: t.expose('ipCheck', {
      type: IpCheckOutcomeEnum,
      nullable: true,
      requires: 'IDEA_READ_INTERNAL',
      description: 'The result of the IP check; nothing while it is not done.',
    }),
    ipCheckNote: t.exposeString('ipCheckNote', {
      nullable: true,
      requires: 'IDEA_READ_INTERNAL',
      description: 'What the university said with the result.',
    }),
    ipCheckedBy: t.relation('ipCheckedBy', {
      nullable: true,
      requires: 'IDEA_READ_INTERNAL',
      description: 'Who recorded the result; nothing when the person has left.',
    }),
    ipCheckedAt: t.expose('ipCheckedAt', { type: 'DateTime', nullable: true, requires: 'IDEA_READ_INTERNAL' }),
    ipCheckPrint: t.string({
      nullable: true,
      requires: 'IDEA_READ_INTERNAL',
      extensions: { reads: ['title', 'description', 'translation', 'ipCheckedAt'] },
      description: 'Another one after each change of its title, its description or its IP check; for setIdeaIpCheck.',
      resolve: ipCheckPrint,
    }),
    submitter: t.relation('submitter', {
      nullable: true,
      description: 'Who had it; nothing when the person has left.',
    }),
    submittedAt: t.expose('submittedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last submitted; nothing for a draft.',
    }),
    answerBy: t.expose('answerBy', {
      type: 'Date',
      nullable: true,
      description: 'The day by which the university promised to answer.',
    }),
    validatedAt: t.expose('validatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an expert first evaluated it.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written down.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    votes: t.exposeInt('votes', { description: 'How many people voted for it.' }),
    votedByViewer: t.boolean({
      select: (_, ctx) => ({ ballots: { where: { userId: ctx.viewer?.id ?? -1 }, select: { id: true } } }),
      resolve: ({ ballots }) => ballots.length > 0,
    }),
    reviewer: t.relation('reviewer', {
      nullable: true,
      requires: 'IDEA_READ_INTERNAL',
      description: 'Who answered it last for the university.',
    }),
    reviewedAt: t.expose('reviewedAt', {
      type: 'DateTime',
      nullable: true,
      requires: 'IDEA_READ_INTERNAL',
      description: 'When the university answered it last.',
    }),
    reviewComment: t.exposeString('reviewComment', {
      nullable: true,
      requires: 'IDEA_READ_INTERNAL',
      description: 'What the university said with its last answer.',
    }),
    reviews: t.relation('reviews', {
      nullable: true,
      requires: 'IDEA_READ_SCORES',
      description: 'How the university scored it, the first reviewer first; for the submitter once it is answered.',
      query: { orderBy: { id: 'asc' } },
    }),
    screeningScore: t.float({
      nullable: true,
      requires: 'IDEA_READ_SCORES',
      description: 'The weighted sum of the scores, 0-100: the mean of the reviewers who scored every criterion.',
      select: { reviews: true },
      resolve: ({ reviews }) => {
        const sums = reviews.map(weightedSum).filter((sum) => sum !== null)
        return sums.length ? sums.reduce((total, sum) => total + sum, 0) / sums.length : null
      },
    }),
    evaluations: t.relation('evaluations', {
      description: 'What experts found, the latest first; those that the viewer may read.',
      query: (_, ctx) => ({ where: ctx.access.within('EVALUATION_READ'), orderBy: { id: 'desc' } }),
    }),
    messages: t.relation('messages', {
      deprecationReason: formerMessages('conversation'),
      nullable: true,
      requires: 'IDEA_MESSAGE',
      description: 'What its submitter and the university wrote to each other, in order.',
      query: (_, { access }) => ({ where: access.notWithheld('IdeaMessage'), orderBy: { id: 'asc' } }),
    }),
    requests: t.relation('requests', {
      description: 'The requests for its validation, the latest first; those that the viewer may see.',
      query: (_, ctx) => ({ where: ctx.access.within('VALIDATION_READ'), orderBy: { id: 'desc' } }),
    }),
    project: t.relation('project', { nullable: true }),
    previous: t.relation('previous', { nullable: true }),
    versions: t.relation('versions', {
      description: 'Its later versions that the viewer may see, the latest first.',
      query: (_, ctx) => ({ where: ctx.access.within('IDEA_READ'), orderBy: { id: 'desc' } }),
    }),
    isLocked: t.boolean({
      description: 'Whether it can no longer be changed, because it is validated.',
      resolve: ({ status }) => isLocked(status),
    }),
    canUpdate: viewerCan(t, 'IDEA_UPDATE', 'Whether it is the viewer’s own, to change while it is not locked.'),
    canDelete: viewerCan(t, 'IDEA_DELETE'),
    canVote: viewerCan(t, 'IDEA_VOTE'),
    conflictsOf: conflictsOf<Idea>(t, { requires: 'IDEA_REVIEW', reads: 'id', judged: judgedIdea }),
    canReview: viewerCan(t, 'IDEA_REVIEW'),
    canMessage: viewerCan(t, 'IDEA_MESSAGE'),
    canConvert: viewerCan(t, 'IDEA_CONVERT'),
    canAskValidation: viewerCan(t, 'VALIDATION_ASK'),
  }),
})

builder.prismaObjectField('Project', 'idea', (t) =>
  t.relation('idea', { nullable: true, description: 'The idea that it began as, when the viewer may see it.' }),
)

listField('ideas', {
  type: 'Idea',
  read: 'IDEA_READ',
  description: 'The ideas that the viewer may see.',
  filter: { rules: ideaFilterRules, where: ideaWhere },
  sort: ideaSort,
  order: { field: 'CREATED_AT', direction: 'DESC' },
})

numberField('idea', { type: 'Idea', read: 'IDEA_READ' })

builder.queryFields((t) => ({
  ideaCategories: t.stringList({
    requires: 'ACCOUNT_OWN',
    description: 'The categories of ideas.',
    resolve: () => [...ideaCategories],
  }),
}))

actionField(createIdea, (t) => ({
  idea: recordField(t, 'Idea', (out) => out.ideaId),
  viewer: viewerField(t, 'The viewer; the draft that the idea was written in is no longer there.'),
}))
const changes = [
  createIdeaMessage,
  updateIdea,
  submitIdea,
  createIdeaVersion,
  shareIdea,
  voteForIdea,
  startIdeaReview,
  scoreIdea,
  reviewIdea,
  setIdeaIpCheck,
]
for (const change of changes)
  actionField(change as typeof updateIdea, (t) => ({
    idea: recordField(t, 'Idea', (out) => out.ideaId),
  }))
actionField(convertIdea, (t) => ({
  idea: recordField(t, 'Idea', (out) => out.ideaId),
  project: recordField(t, 'Project', (out) => out.projectId),
}))
actionField(deleteIdea, (t) => ({
  deletedId: t.globalID({
    resolve: ({ deletedId }) => ({ type: 'Idea', id: deletedId }),
  }),
}))
