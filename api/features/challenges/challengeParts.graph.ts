/** What hangs on a challenge, in the schema: criteria, questions, the review team, stars, its history. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { ReportableInterface } from '../../records/reportable.graph.ts'
import { ViewerType, viewerField } from '../../people.graph.ts'
import { ReviewTeamRoleEnum } from './challengeEnums.graph.ts'
import { starChallenge, unstarChallenge } from './star.actions.ts'

builder.prismaObject('ChallengeCriterion', {
  readable: 'parent',
  description: 'What the proposals to a challenge are scored by.',
  fields: (t) => ({
    id: t.globalID({
      description: 'The global id, as scores name it.',
      resolve: ({ id }) => ({ type: 'ChallengeCriterion', id }),
    }),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    weight: t.exposeInt('weight', { description: 'Percent of the sum.' }),
  }),
})

builder.prismaObject('ChallengeQuestion', {
  interfaces: [ReportableInterface],
  readable: 'parent',
  description: 'A question about a challenge, which everyone sees; who asked stays unsaid.',
  fields: (t) => ({
    id: t.globalID({
      description: 'The global id, as its answer names it.',
      resolve: ({ id }) => ({ type: 'ChallengeQuestion', id }),
    }),
    text: t.exposeString('text'),
    answer: t.exposeString('answer', { description: 'The answer; empty until there is one.' }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    mine: t.boolean({
      resolve: ({ askerId }, _args, { viewer }) => askerId !== null && askerId === viewer?.id,
    }),
  }),
})

builder.prismaObject('ChallengeReviewer', {
  readable: 'parent',
  description: 'Someone of a company who works on the proposals to its challenge.',
  fields: (t) => ({
    user: t.relation('user', { nullable: true }),
    role: t.expose('role', { type: ReviewTeamRoleEnum }),
  }),
})

builder.prismaObjectFields('Challenge', (t) => ({
  criteria: t.relation('criteria', {
    query: { orderBy: { position: 'asc' } },
  }),
  questions: t.relation('questions', {
    description: 'What was asked about it, the latest first.',
    query: (_, { access }) => ({ where: access.notWithheld('ChallengeQuestion'), orderBy: { id: 'desc' } }),
  }),
  reviewers: t.relation('reviewers', {
    nullable: true,
    requires: 'CHALLENGE_READ_INTERNAL',
    query: { orderBy: { id: 'asc' } },
  }),
}))

builder.prismaObject('ChallengeStar', {
  readable: 'parent',
  description: 'A challenge that the viewer has starred, with what it was called then.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    challengeNumber: t.exposeInt('challengeId'),
    challengeId: t.globalID({
      description: 'The id of the challenge, also when it is gone.',
      resolve: ({ challengeId }) => ({ type: 'Challenge', id: challengeId }),
    }),
    title: t.exposeString('title'),
    companyName: t.exposeString('companyName'),
    starredAt: t.expose('createdAt', { type: 'DateTime' }),
    challenge: t.relation('challenge', {
      nullable: true,
      description: 'The challenge; nothing when it is gone.',
    }),
  }),
})

builder.objectField(ViewerType, 'starredChallenges', (t) =>
  t.prismaField({
    type: ['ChallengeStar'],
    description: 'The challenges that the viewer has starred, the latest first; also those that are gone.',
    resolve: (query, _viewer, _args, ctx) =>
      ctx.db.challengeStar.findMany({ ...query, where: { userId: ctx.viewer?.id ?? -1 }, orderBy: { id: 'desc' } }),
  }),
)

for (const act of [starChallenge, unstarChallenge] as const)
  actionField(act as typeof starChallenge, (t) => ({
    challenge: recordField(t, 'Challenge', (out) => out.challengeId),
    star: t.prismaField({
      type: 'ChallengeStar',
      nullable: true,
      description: "The viewer's star; nothing once it is taken off.",
      resolve: (query, { challengeId }, _, ctx) =>
        ctx.db.challengeStar.findFirst({ ...query, where: { userId: ctx.viewer?.id ?? -1, challengeId } }),
    }),
    viewer: viewerField(t),
  }))
