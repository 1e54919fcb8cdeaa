/** What an assessment of adoption readiness consists of, in the schema. */
import { encodeGlobalID } from '@pothos/plugin-relay'
import type { ArlAnswer } from '../../__generated__/prisma/client.ts'
import { builder } from '../../builder.ts'
import type { Draft } from '../../model/draft.ts'
import { minimumFor } from '../../readiness/answers.ts'
import { risks, type Range, type Risk } from '../../readiness/level.ts'
import type { Change, Lift } from '../../readiness/lift.ts'
import { questionWords } from '../../readiness/questions.ts'
import { scoreWords, type NextStep, type Report } from '../../readiness/report.ts'
import { wordsOf } from '../../readiness/rubric.ts'
import type { Sentence } from '../../readiness/sentences.ts'
import { ModelClaim, ModelDraft } from '../model/draft.graph.ts'
import { ArlDimension, ArlRiskEnum } from './arlRubric.graph.ts'
import type { RatedDimension } from './ratedDimension.ts'
import type { AnswerCheck } from './judgeAnswer.ts'
import type { ProposedRating } from './proposals.ts'
import { countedRisk, evidenceOf, targetOf, type Target } from './ratings.ts'
import { sourceWords } from './sourceWords.ts'

const ArlSentence = builder.objectRef<Sentence>('ArlSentence').implement({
  description: 'A sentence that a rating may rest on.',
  fields: (t) => ({
    source: t.string({
      description: 'The field, file or question that it comes from.',
      resolve: ({ source }) => sourceWords(source),
    }),
    text: t.exposeString('text'),
  }),
})

const ArlOutcome = builder.objectRef<Range & { risk: Risk }>('ArlOutcome').implement({
  description: 'The levels that would be possible if one rating were another.',
  fields: (t) => ({
    risk: t.field({ type: ArlRiskEnum, resolve: ({ risk }) => risk }),
    low: t.exposeInt('low', { description: 'The lowest level, 1-9.' }),
    high: t.exposeInt('high', { description: 'The highest level, 1-9.' }),
  }),
})

const ArlTarget = builder.objectRef<Target>('ArlTarget').implement({
  description: 'The risk that is aimed at for a dimension.',
  fields: (t) => ({
    risk: t.field({ type: ArlRiskEnum, resolve: ({ risk }) => risk }),
    dueOn: t.field({
      type: 'Date',
      description: 'The day by which it is to be reached.',
      resolve: ({ dueOn }) => dueOn,
    }),
    note: t.exposeString('note', { description: 'What is done for it, and who does it.' }),
    isReached: t.exposeBoolean('isReached', { description: 'Whether the rating has come down to it.' }),
  }),
})

export const ArlPlan = builder.objectRef<Range>('ArlPlan').implement({
  description:
    'The level that all open targets would give together, computed from the table. It may be lower than the present one.',
  fields: (t) => ({
    low: t.exposeInt('low', { description: 'The lowest level that it leaves open, 1-9.' }),
    high: t.exposeInt('high', { description: 'The highest level that it leaves open, 1-9.' }),
    score: t.string({
      description: 'Such as ARL 5, or ARL 3-4 while something is not known.',
      resolve: (range) => scoreWords(range),
    }),
  }),
})

const ArlProposal = builder.objectRef<ProposedRating & { model: string }>('ArlProposal').implement({
  description: 'A rating that a language model proposes. It counts for nothing before a person accepts it.',
  fields: (t) => ({
    risk: t.field({ type: ArlRiskEnum, resolve: ({ risk }) => risk }),
    reason: t.string({ resolve: ({ text }) => text }),
    evidence: t.field({ type: [ArlSentence], resolve: ({ evidence }) => evidence }),
    model: t.exposeString('model', { description: 'Provider and name.' }),
  }),
})

export const ArlRatedDimension = builder.objectRef<RatedDimension>('ArlRatedDimension').implement({
  description: 'A dimension in an assessment.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalID('ArlRatedDimension', String(id)) }),
    dimension: t.field({
      type: ArlDimension,
      description: 'What the rubric says of it.',
      resolve: ({ dimension }) => dimension,
    }),
    code: t.string({ resolve: ({ dimension }) => dimension.code }),
    title: t.string({ resolve: ({ dimension }) => wordsOf(dimension).title }),
    risk: t.field({
      type: ArlRiskEnum,
      nullable: true,
      description: 'The rating that counts: the reviewer’s, else the owner’s. Null while it is not known.',
      resolve: ({ row }) => (row ? countedRisk(row) : null),
    }),
    ownerRisk: t.field({
      type: ArlRiskEnum,
      nullable: true,
      description: 'The owner’s rating.',
      resolve: ({ row }) => row?.risk ?? null,
    }),
    reason: t.string({ resolve: ({ row }) => row?.reason ?? '' }),
    evidence: t.field({
      type: [ArlSentence],
      description: 'What the rating rests on; empty when it rests on nothing that can be quoted.',
      resolve: ({ row }) => (row ? evidenceOf(row) : []),
    }),
    facts: t.stringList({ description: 'What single fields of the project say of it.', resolve: ({ facts }) => facts }),
    proposedEvidence: t.field({
      type: [ArlSentence],
      description:
        'The sentences of the project and its files that speak of it most; at most three. No rating follows from them.',
      resolve: ({ proposed }) => proposed(),
    }),
    proposal: t.field({ type: ArlProposal, nullable: true, resolve: ({ proposal }) => proposal }),
    proposedBy: t.string({
      description: 'The language model whose proposal the owner accepted; empty otherwise.',
      resolve: ({ row }) => row?.proposedBy ?? '',
    }),
    outcomes: t.field({
      type: [ArlOutcome],
      description: 'What each rating would make of the level.',
      resolve: ({ outcome }) => risks.map((risk) => ({ risk, ...outcome(risk) })),
    }),
    target: t.field({
      type: ArlTarget,
      nullable: true,
      description: 'What its owner aims at; null without a target.',
      resolve: ({ row }) => row && targetOf(row),
    }),
    overrideReason: t.string({ resolve: ({ row }) => row?.overrideReason ?? '' }),
    overriddenBy: t.prismaField({
      type: 'User',
      nullable: true,
      description: 'The reviewer of the university whose rating counts instead.',
      resolve: (query, { row }, _, { db }) =>
        row?.overriddenById ? db.user.findUnique({ ...query, where: { id: row.overriddenById } }) : null,
    }),
    overriddenAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ row }) => row?.overriddenAt ?? null }),
  }),
})

const ArlAnswerCheck = builder.objectRef<AnswerCheck>('ArlAnswerCheck').implement({
  description: 'What a language model said of an answer that the rules approve.',
  fields: (t) => ({
    model: t.exposeString('model', { nullable: true, description: 'Null when it did not answer.' }),
    claims: t.field({ type: [ModelClaim], resolve: ({ claims }) => claims }),
    unbacked: t.exposeStringList('unbacked', { description: 'Sentences whose quotation was not found.' }),
    withheld: t.exposeStringList('withheld', { description: 'Confidential sources that were not sent.' }),
    notice: t.exposeString('notice', { description: 'Why it did not count; empty when it did.' }),
  }),
})

export const ArlQuestion = builder.objectRef<ArlAnswer & { id: number }>('ArlQuestion').implement({
  description: 'A follow-up question of an assessment.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalID('ArlQuestion', String(id)) }),
    place: t.exposeInt('place', { description: 'Its place, counted from 0.' }),
    question: t.string({ resolve: ({ question }) => questionWords(question) }),
    answer: t.exposeString('answer'),
    approved: t.exposeBoolean('approved', { nullable: true, description: 'Null while it is not checked.' }),
    feedback: t.exposeString('feedback'),
    check: t.field({
      type: ArlAnswerCheck,
      nullable: true,
      description: 'Null when the rules alone were asked.',
      resolve: ({ check }) => check as unknown as AnswerCheck | null,
    }),
    drafted: t.field({
      type: ModelDraft,
      nullable: true,
      description: 'The question as a language model drafted it; null when it is one of the platform’s.',
      resolve: ({ drafted }) => drafted as unknown as Draft | null,
    }),
    leastWords: t.int({
      description: 'How many words an answer must have.',
      resolve: ({ question }) => minimumFor(question).words,
    }),
    leastCharacters: t.int({
      description: 'How many characters an answer must have.',
      resolve: ({ question }) => minimumFor(question).characters,
    }),
  }),
})

const ArlNextStep = builder.objectRef<NextStep>('ArlNextStep').implement({
  description: 'What to do next about adoption readiness.',
  fields: (t) => ({
    title: t.exposeString('title'),
    text: t.exposeString('text'),
    timeline: t.exposeString('timeline', { description: 'Such as 0-3 months.' }),
  }),
})

export const ArlReport = builder.objectRef<Report>('ArlReport').implement({
  description: 'The words of a completed assessment, made of its ratings and its project’s fields alone.',
  fields: (t) => ({
    summary: t.exposeString('summary'),
    marketAnalysis: t.exposeString('marketAnalysis'),
    technologyReadiness: t.exposeString('technologyReadiness'),
    recommendations: t.exposeStringList('recommendations'),
    nextSteps: t.field({ type: [ArlNextStep], description: 'At most three.', resolve: ({ nextSteps }) => nextSteps }),
  }),
})

const ArlChange = builder.objectRef<Change & { titles: string[] }>('ArlChange').implement({
  description: 'How many dimensions would have to move from one rating to another.',
  fields: (t) => ({
    from: t.field({
      type: ArlRiskEnum,
      nullable: true,
      description: 'Null is not known.',
      resolve: ({ from }) => from,
    }),
    to: t.field({ type: ArlRiskEnum, resolve: ({ to }) => to }),
    count: t.exposeInt('count'),
    dimensions: t.stringList({ description: 'Those that are rated so.', resolve: ({ titles }) => titles }),
  }),
})

export const ArlLift = builder
  .objectRef<Omit<Lift, 'changes'> & { changes: (Change & { titles: string[] })[] }>('ArlLift')
  .implement({
    description: 'The fewest changes that raise the low end of the level.',
    fields: (t) => ({
      low: t.exposeInt('low', { description: 'The low end after them.' }),
      high: t.exposeInt('high', { description: 'The high end after them.' }),
      changes: t.field({ type: [ArlChange], resolve: ({ changes }) => changes }),
    }),
  })

export interface AreaScore {
  key: string
  title: string
  score: number | null
}

export const ArlAreaScore = builder.objectRef<AreaScore>('ArlAreaScore').implement({
  description: 'The mean readiness of an area: 5 for low, 3 for medium and 1 for high risk. It never makes the level.',
  fields: (t) => ({
    key: t.exposeString('key'),
    title: t.exposeString('title'),
    score: t.exposeFloat('score', { nullable: true, description: '0 to 5; null when no dimension of it applies.' }),
  }),
})
