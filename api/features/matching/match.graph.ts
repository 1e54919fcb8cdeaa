/** Challenges and projects that go together, in the schema (docs/matching.md). */
import { check } from '../../action.ts'
import { actionField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import type { Depth } from '../../challengeMatching/criteria.ts'
import { mustHavesOf } from '../../challengeMatching/mustHaves.ts'
import { sharedTags } from '../../challengeMatching/parts.ts'
import { searchedChallenge } from '../../challengeMatching/challenge.ts'
import { searchedProject, sharedWords } from '../../matching/sharedWords.ts'
import { batched } from '../../batched.ts'
import type { Context } from '../../context.ts'
import { inputType } from '../../inputs.ts'
import { viewerCan } from '../../viewerCan.ts'
import { ModelDraft, noticeWords } from '../model/draft.graph.ts'
import { SynergyWord } from '../synergy/synergyParts.graph.ts'
import { matchingChallenges, matchingProjects, type Match } from './findMatches.ts'
import { declineMatch, declareMatchInterest, withdrawMatchAnswer } from './matchAnswer.actions.ts'
import { draftMatchReason } from './draftMatch.actions.ts'
import { matchOptionsRules } from './match.rules.ts'
import { MatchCriterion, MatchMustHave, MatchReasonEnum, MatchReplyEnum } from './matchParts.graph.ts'
import { ownMatches } from './ownMatches.ts'

const Options = inputType(builder, 'MatchOptions', matchOptionsRules, 'How matches are looked for.')

interface Said {
  reply: 'INTERESTED' | 'NOT_RELEVANT'
  mutual: boolean
}

/** What the viewer has said of pairs, asked for all pairs of an answer at once. */
const saidOf = batched<Map<number, Said>>(async ({ db, viewer }: Context, projectIds) => {
  const of = { projectId: { in: [...projectIds] } }
  const [answers, mutual] = await Promise.all([
    db.matchAnswer.findMany({ where: { userId: viewer!.id, ...of } }),
    db.mutualMatch.findMany({ where: of }),
  ])
  return projectIds.map(
    (id) =>
      new Map(
        answers
          .filter(({ projectId }) => projectId === id)
          .map(({ challengeId, reply }) => [
            challengeId,
            {
              reply,
              mutual:
                reply === 'INTERESTED' && mutual.some((one) => one.projectId === id && one.challengeId === challengeId),
            },
          ]),
      ),
  )
})

const ChallengeMatch = builder.objectRef<Match>('ChallengeMatch').implement({
  description: 'A challenge and a project that go together, and why.',
  fields: (t) => ({
    challenge: t.prismaField({
      type: 'Challenge',
      nullable: true,
      resolve: (query, { challengeId }, _, { db }) => db.challenge.findUnique({ ...query, where: { id: challengeId } }),
    }),
    project: t.prismaField({
      type: 'Project',
      nullable: true,
      resolve: (query, { projectId }, _, { db }) => db.project.findUnique({ ...query, where: { id: projectId } }),
    }),
    overall: t.exposeFloat('overall', { description: 'How well they go together, 0-1.' }),
    criteria: t.field({ type: [MatchCriterion], resolve: ({ criteria }) => criteria }),
    technicalSynergies: t.stringList({
      description: 'What they have in common, at most 3.',
      resolve: ({ advice }) => advice.technicalSynergies,
    }),
    innovationHighlights: t.stringList({
      description: 'What speaks for the project, at most 2.',
      resolve: ({ advice }) => advice.innovationHighlights,
    }),
    nextSteps: t.stringList({ resolve: ({ advice }) => advice.nextSteps }),
    riskFactors: t.stringList({ resolve: ({ advice }) => advice.riskFactors }),
    mustHaves: t.field({
      type: [MatchMustHave],
      resolve: ({ pair }) => mustHavesOf(pair.project, pair.challenge.mustHaves),
    }),
    shared: t.stringList({
      description: 'The tags that both have.',
      resolve: ({ pair }) => sharedTags(pair),
    }),
    words: t.field({
      type: [SynergyWord],
      description: 'The words that both use, those first that both use most; at most 10.',
      resolve: ({ pair }) => sharedWords(searchedProject(pair.project), searchedChallenge(pair.challenge)),
    }),
    reply: t.field({
      type: MatchReplyEnum,
      nullable: true,
      description: 'What the viewer has said of it.',
      resolve: async ({ projectId, challengeId }, _, ctx) =>
        (await saidOf(ctx, projectId)).get(challengeId)?.reply ?? null,
    }),
    mutual: t.boolean({
      description: 'Whether both sides are interested, the viewer’s side by the viewer.',
      resolve: async ({ projectId, challengeId }, _, ctx) =>
        (await saidOf(ctx, projectId)).get(challengeId)?.mutual ?? false,
    }),
  }),
})

async function optionsOf(given: unknown) {
  const { depth, minimum, most, focus = '' } = await check(matchOptionsRules, given ?? {})
  return { depth: depth.toLowerCase() as Depth, minimum: minimum / 5, most, focus }
}

builder.queryFields((t) => ({
  matchingChallenges: t.field({
    type: [ChallengeMatch],
    requires: 'MATCH_CHALLENGES',
    description:
      'The open challenges that go best with a project that the viewer may change; at most 50, the best first.',
    args: {
      project: t.arg.int({ required: true, description: 'The number of the project.' }),
      options: t.arg({ type: Options as never, required: false }),
    },
    resolve: async (_, { project, options }, ctx) => matchingChallenges(ctx, project, await optionsOf(options)),
  }),
  matchingProjects: t.field({
    type: [ChallengeMatch],
    requires: 'MATCH_PROJECTS',
    description:
      'The projects that go best with an open challenge which the viewer works on; at most 50, the best first.',
    args: {
      challenge: t.arg.int({ required: true, description: 'The number of the challenge.' }),
      options: t.arg({ type: Options as never, required: false }),
    },
    resolve: async (_, { challenge, options }, ctx) => matchingProjects(ctx, challenge, await optionsOf(options)),
  }),
  challengeMatches: t.field({
    type: [ChallengeMatch],
    requires: 'CHALLENGE_BROWSE',
    description:
      'Open challenges and projects that go together, one of the two being the viewer’s own; at most 5, the best first.',
    resolve: (_, _args, ctx) => ownMatches(ctx),
  }),
}))

builder.prismaObject('MatchAnswer', {
  readable: 'parent',
  description: 'A match that is not relevant to the viewer.',
  fields: (t) => ({
    project: t.relation('project', { nullable: true }),
    challenge: t.relation('challenge', { nullable: true }),
    reason: t.expose('reason', { type: MatchReasonEnum, nullable: true }),
    comment: t.exposeString('comment'),
  }),
})

const declined = {
  nullable: true,
  description: 'Its matches that the viewer has called not relevant, the latest first.',
  query: (_: object, { viewer }: Context) => ({
    where: { userId: viewer?.id ?? -1, reply: 'NOT_RELEVANT' as const },
    orderBy: { updatedAt: 'desc' as const },
  }),
} as const

builder.prismaObjectFields('Project', (t) => ({
  canMatchChallenges: viewerCan(t, 'MATCH_CHALLENGES', 'Whether the viewer may look for challenges that go with it.'),
  declinedMatches: t.relation('matchAnswers', { ...declined, requires: 'MATCH_CHALLENGES' }),
}))
builder.prismaObjectFields('Challenge', (t) => ({
  canMatchProjects: viewerCan(t, 'MATCH_PROJECTS', 'Whether the viewer may look for projects that go with it.'),
  declinedMatches: t.relation('matchAnswers', { ...declined, requires: 'MATCH_PROJECTS' }),
}))

actionField(draftMatchReason, (t) => ({
  draft: t.field({ type: ModelDraft, nullable: true, resolve: ({ draft }) => draft }),
  notice: t.exposeString('notice', { description: noticeWords }),
}))
actionField(declareMatchInterest, (t) => ({
  mutual: t.exposeBoolean('mutual', { description: 'Whether the other side is interested, too.' }),
}))
for (const answer of [declineMatch, withdrawMatchAnswer])
  actionField(answer as typeof withdrawMatchAnswer, (t) => ({
    projectId: t.globalID({ resolve: ({ projectId }) => ({ type: 'Project', id: projectId }) }),
    challengeId: t.globalID({ resolve: ({ challengeId }) => ({ type: 'Challenge', id: challengeId }) }),
  }))
