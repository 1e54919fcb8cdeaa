/** What an input about matches must hold (docs/spec/ai-tools.md#challenge-matching). */
import { object } from 'yup'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/challengeMatching/rules.js'

/** How many matches are shown at most, as one may choose. */
export const mostMatches = [10, 20, 50] as const
/** From which score on, out of 5, as one may choose. */
export const leastScores = [1, 2, 3, 4] as const

export const matchDepths = ['QUICK', 'COMPREHENSIVE', 'DEEP'] as const

export const matchOptionsRules = object({
  depth: enumOf(matchDepths, 'MatchDepth').default('COMPREHENSIVE').meta({ label: texts.depth() }),
  focus: text(200).meta({ label: texts.focus(), description: 'Words that count twice.' }),
  minimum: wholeNumber()
    .min(0)
    .max(5)
    .default(2)
    .meta({ label: texts.minimum(), description: 'The least overall score, 0-5; 2 when it is not said.' }),
  most: wholeNumber()
    .min(1)
    .max(50)
    .default(20)
    .meta({ label: texts.most(), description: 'How many at most, 1-50; 20 when it is not said.' }),
})

export const matchReasons = ['OTHER_SUBJECT', 'OTHER_STAGE', 'FUNDING', 'TIME', 'KNOWN', 'OTHER'] as const

const pair = {
  projectId: nodeId('Project').meta({ label: texts.project() }),
  challengeId: nodeId('Challenge').meta({ label: texts.challenge() }),
}

export const declareMatchInterestRules = object(pair)

export const declineMatchRules = object({
  ...pair,
  reason: enumOf(matchReasons, 'MatchReason', texts.chooseReason)
    .required(texts.chooseReason)
    .meta({ label: texts.reason() }),
  comment: text(500).meta({ label: texts.comment() }),
})

export const draftMatchReasonRules = object(pair)

export const withdrawMatchAnswerRules = object(pair)
