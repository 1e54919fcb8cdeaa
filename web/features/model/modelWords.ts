/** What a language model was asked for, and what came of it, in words. */
import * as texts from '#texts/model/words.js'
import type { ModelOutcome, ModelPurpose } from '#web/__generated__/ModelLog_query.graphql.ts'
import type { Tone } from '#web/ui/badges/tones.ts'

const purposes: Record<Exclude<ModelPurpose, '%future added value'>, string> = {
  ARL_ANSWER: texts.arlAnswer(),
  ARL_QUESTIONS: texts.arlQuestions(),
  ARL_RATINGS: texts.arlRatings(),
  ARL_SUMMARY: texts.arlSummary(),
  SYNERGY_SUMMARY: texts.synergySummary(),
  MATCH_REASON: texts.matchReason(),
  TEST: texts.test(),
}

const outcomes: Record<Exclude<ModelOutcome, '%future added value'>, { words: string; tone: Tone }> = {
  RUNNING: { words: texts.running(), tone: 'neutral' },
  DRAFTED: { words: texts.answered(), tone: 'success' },
  WRONG_SHAPE: { words: texts.wrongShape(), tone: 'warning' },
  REFUSED: { words: texts.refused(), tone: 'warning' },
  BUSY: { words: texts.busy(), tone: 'warning' },
  TIMED_OUT: { words: texts.timedOut(), tone: 'warning' },
  FAILED: { words: texts.failed(), tone: 'danger' },
  CANCELLED: { words: texts.cancelled(), tone: 'neutral' },
}

export const purposeOf = (purpose: ModelPurpose): string => purposes[purpose as keyof typeof purposes] ?? purpose

export const outcomeOf = (outcome: ModelOutcome) =>
  outcomes[outcome as keyof typeof outcomes] ?? { words: outcome, tone: 'neutral' as const }
