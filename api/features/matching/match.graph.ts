/** Challenges and projects that go together, in the schema (docs/matching.md). */
import { check } from '../../action.ts'
import { actionField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import type { Criterion, Depth } from '../../challengeMatching/criteria.ts'
import { criterionNames } from '../../challengeMatching/criterionNames.ts'
import { mustHavesOf, type MustHave } from '../../challengeMatching/mustHaves.ts'
import { sharedTags } from '../../challengeMatching/parts.ts'
import { searchedChallenge } from '../../challengeMatching/challenge.ts'
import { searchedProject, sharedWords } from '../../matching/sharedWords.ts'
import { batched } from '../../batched.ts'
import type { Context } from '../../context.ts'
import { inputType } from '../../inputs.ts'
import { viewerCan } from '../../viewerCan.ts'
import { SynergyWord } from '../synergy/synergyParts.graph.ts'
import { matchingChallenges, matchingProjects, type Match } from './findMatches.ts'
import { declineMatch, declareMatchInterest, withdrawMatchAnswer } from './matchAnswer.actions.ts'
import { matchOptionsRules } from './match.rules.ts'
import { ownMatches } from './ownMatches.ts'

describedEnum<Uppercase<Depth>>('MatchDepth', 'How much is read to find matches.', {
  QUICK: 'Title, tags and keywords.',
  COMPREHENSIVE: 'All texts.',
  DEEP: 'All texts, and each must-have.',
})
const Reply = describedEnum<'INTERESTED' | 'NOT_RELEVANT'>('MatchReply', 'What somebody says of a match.', {
  INTERESTED: null,
  NOT_RELEVANT: 'It is left out of what is found.',
})
describedEnum<'OTHER_SUBJECT' | 'OTHER_STAGE' | 'FUNDING' | 'TIME' | 'KNOWN' | 'OTHER'>(
  'MatchReason',
  'Why a match is not relevant.',
  {
    OTHER_SUBJECT: 'It is about something else; what it speaks of counts less from then on.',
    OTHER_STAGE: 'The TRL does not fit.',
    FUNDING: 'The money does not fit.',
    TIME: 'The dates do not fit.',
    KNOWN: 'It is known already.',
    OTHER: null,
  },
)
const Options = inputType(builder, 'MatchOptions', matchOptionsRules, 'How matches are looked for.')

const Criterion = builder.objectRef<Criterion>('MatchCriterion').implement({
  description: 'One of the four criteria of a match.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Its name for programs, such as marketRelevance.' }),
    title: t.string({ resolve: ({ key }) => criterionNames[key]() }),
    value: t.exposeFloat('value', { nullable: true, description: '0-1; null when nothing that it rests on is known.' }),
    reasons: t.exposeStringList('reasons', { description: 'What it rests on, a sentence each.' }),
  }),
})

const MustHave = builder.objectRef<MustHave>('MatchMustHave').implement({
  description: 'A must-have of a challenge, and the sentence of the project that speaks of it most.',
  fields: (t) => ({
    text: t.exposeString('text'),
    evidence: t.string({ nullable: true, resolve: ({ evidence }) => evidence?.text ?? null }),
    field: t.string({
      nullable: true,
      description: 'The field that the sentence comes from.',
      resolve: ({ evidence }) => evidence?.source ?? null,
    }),
  }),
})

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
    criteria: t.field({ type: [Criterion], resolve: ({ criteria }) => criteria }),
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
      type: [MustHave],
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
      type: Reply,
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

builder.prismaObjectField('Project', 'canMatchChallenges', (t) =>
  viewerCan(t, 'MATCH_CHALLENGES', 'Whether the viewer may look for challenges that go with it.'),
)
builder.prismaObjectField('Challenge', 'canMatchProjects', (t) =>
  viewerCan(t, 'MATCH_PROJECTS', 'Whether the viewer may look for projects that go with it.'),
)

for (const answer of [declareMatchInterest, declineMatch, withdrawMatchAnswer])
  actionField(answer as typeof declareMatchInterest, (t) => ({
    projectId: t.globalID({ resolve: ({ projectId }) => ({ type: 'Project', id: projectId }) }),
    challengeId: t.globalID({ resolve: ({ challengeId }) => ({ type: 'Challenge', id: challengeId }) }),
  }))
