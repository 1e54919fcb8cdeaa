/** What a language model drafts for an assessment: questions, proposed ratings, a summary. Nothing here is written. */
import { mixed, array } from 'yup'
import type { ArlAnswer, ArlAssessment, ArlRating } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { ask, type Answer } from '../../model/ask.ts'
import { claimRules, claimsRules, normalized, type Claim, type Source } from '../../model/claim.ts'
import { completenessOf } from '../../readiness/completeness.ts'
import { questionWords } from '../../readiness/questions.ts'
import { dimensionOf, dimensions, wordsOf } from '../../readiness/rubric.ts'
import { sentencesOf, type Sentence } from '../../readiness/sentences.ts'
import * as texts from '#texts/readiness/modelDraft.js'
import { sourcesOf } from './assessmentSources.ts'
import type { Inputs } from './assessedProject.ts'
import { countedRisk, evidenceOf } from './ratings.ts'

type Asker = Pick<Context, 'db' | 'viewer'>
type Assessed = ArlAssessment & { answers: ArlAnswer[]; ratings: ArlRating[] }

const claimForm = '{"text": "…", "quotation": "…", "source": "…"}'

/** How many questions are drafted at a time. */
export const mostDrafted = 3

export function draftQuestions(ctx: Asker, assessed: Assessed, secret: boolean, signal?: AbortSignal) {
  const { missing } = completenessOf((assessed.inputs as unknown as Inputs).project)
  const asked = {
    name: texts.asked(),
    text: assessed.answers.map(({ question }) => questionWords(question)).join('\n'),
    confidential: secret,
  }
  return ask(ctx, {
    purpose: 'ARL_QUESTIONS',
    rules: claimsRules,
    instructions: `Ask up to ${mostDrafted} questions that help to rate the adoption readiness of the project, on what its texts leave open. These of its fields are empty: ${missing.join(', ') || 'none'}. The "text" of a claim is one question of at most 40 words to the project's team; its quotation is the passage that leaves the question open. Do not repeat the questions in the source "${asked.name}", and do not quote that source.`,
    form: `{"claims": [${claimForm}]}`,
    sources: [...sourcesOf(assessed, secret), asked],
    signal,
  })
}

const risks = ['LOW', 'MEDIUM', 'HIGH'] as const
const ratingRules = claimsRules.shape({
  claims: array(
    claimRules.shape({
      code: mixed<string>()
        .oneOf(dimensions.map(({ code }) => code))
        .required(),
      risk: mixed<(typeof risks)[number]>()
        .oneOf([...risks])
        .required(),
    }),
  )
    .max(40)
    .required(),
})

export type ProposedRatings = Answer<typeof ratingRules>

/** Ratings for the dimensions that nobody has rated yet. */
export function proposeRatings(ctx: Asker, assessed: Assessed, secret: boolean, signal?: AbortSignal) {
  const rated = new Set(assessed.ratings.map(({ code }) => code))
  const open = dimensions.filter(({ code }) => !rated.has(code))
  const rubric = open.map(
    ({ code, words: { en } }) => `${code} ${en.title}. LOW: ${en.low} MEDIUM: ${en.medium} HIGH: ${en.high}`,
  )
  return ask(ctx, {
    purpose: 'ARL_RATINGS',
    rules: ratingRules,
    instructions: `Propose the risk of these dimensions of adoption readiness, only where a source says something that decides it; leave the others out, and give each at most once. HIGH risk is bad. The "text" of a claim is the reason in one sentence.\n${rubric.join('\n')}`,
    form: `{"claims": [{"code": "A1", "risk": "LOW", "text": "…", "quotation": "…", "source": "…"}]}`,
    sources: sourcesOf(assessed, secret),
    signal,
  })
}

/** All sentences that a rating of the assessment may rest on. */
export const sentencesIn = ({ inputs, answers }: Pick<Assessed, 'inputs' | 'answers'>): Sentence[] => [
  ...(inputs as unknown as Inputs).sentences,
  ...answers.flatMap(({ question, answer }) => sentencesOf(questionWords(question), answer)),
]

/** The sentences of the assessment in which a quotation stands: at most three. */
export function quotedSentences(said: readonly Sentence[], { quotation, source }: Claim): Sentence[] {
  const [words, name] = [normalized(quotation), normalized(source)]
  return said
    .filter((sentence) => {
      const text = normalized(sentence.text)
      return normalized(sentence.source) === name && (text.includes(words) || words.includes(text))
    })
    .slice(0, 3)
}

const riskWords = { LOW: texts.low, MEDIUM: texts.medium, HIGH: texts.high, NOT_APPLICABLE: texts.notApplicable }

export function draftSummary(ctx: Asker, assessed: Assessed, secret: boolean, signal?: AbortSignal) {
  const sources = sourcesOf(assessed, secret)
  const guarded = new Set(sources.filter(({ confidential }) => confidential).map(({ name }) => name))
  const rated = assessed.ratings.map((row): Source => {
    const evidence = evidenceOf(row)
    return {
      name: texts.rating({ title: wordsOf(dimensionOf(row.code)).title }),
      text: [riskWords[countedRisk(row)](), row.reason, row.override && row.overrideReason].filter(Boolean).join(' '),
      // A reason may repeat what it rests on.
      confidential: secret || evidence.some(({ source }) => guarded.has(source)),
    }
  })
  return ask(ctx, {
    purpose: 'ARL_SUMMARY',
    rules: claimsRules,
    instructions: `Summarize for a reader who decides about support how ready the project is to be adopted: three to six claims, the most important first: what it offers to whom, what speaks for its adoption, what stands in its way. Sources whose name begins with "${texts.ratingPrefix()}" are ratings by people; do not change them and do not name a level.`,
    form: `{"claims": [${claimForm}]}`,
    sources: [...rated, ...sources],
    signal,
  })
}
