/**
 * What must be shown for each Technology Readiness Level, in our own words, after the definitions of the European Union and
 * the US Department of Defense (docs/trl.md#sources).
 */
import * as texts from '#texts/trl/criteria.js'

export interface TrlCriterion {
  /** Its level and its place in it, e.g. 5.2. */
  code: string
  level: number
  title: string
  /** What serves as evidence, for example. */
  example: string
}

/** The version that the criteria are named by. */
const levels: readonly (readonly (readonly [title: () => string, example: () => string])[])[] = [
  [
    [texts.principle, texts.principleExample],
    [texts.priorWork, texts.priorWorkExample],
    [texts.openQuestions, texts.openQuestionsExample],
  ],
  [
    [texts.application, texts.applicationExample],
    [texts.benefit, texts.benefitExample],
    [texts.analysis, texts.analysisExample],
  ],
  [
    [texts.experiment, texts.experimentExample],
    [texts.prediction, texts.predictionExample],
    [texts.repeatable, texts.repeatableExample],
  ],
  [
    [texts.components, texts.componentsExample],
    [texts.labReport, texts.labReportExample],
    [texts.distance, texts.distanceExample],
  ],
  [
    [texts.relevantTest, texts.relevantTestExample],
    [texts.interfaces, texts.interfacesExample],
    [texts.partner, texts.partnerExample],
  ],
  [
    [texts.prototype, texts.prototypeExample],
    [texts.requirements, texts.requirementsExample],
    [texts.scaleUp, texts.scaleUpExample],
  ],
  [
    [texts.operation, texts.operationExample],
    [texts.duration, texts.durationExample],
    [texts.operators, texts.operatorsExample],
  ],
  [
    [texts.qualified, texts.qualifiedExample],
    [texts.frozen, texts.frozenExample],
    [texts.support, texts.supportExample],
  ],
  [
    [texts.inUse, texts.inUseExample],
    [texts.reliability, texts.reliabilityExample],
    [texts.corrections, texts.correctionsExample],
  ],
]

const criteria: readonly TrlCriterion[] = levels.flatMap((ofLevel, below) =>
  ofLevel.map(([title, example], place) => ({
    code: `${below + 1}.${place + 1}`,
    level: below + 1,
    // In the language of who reads it.
    get title() {
      return title()
    },
    get example() {
      return example()
    },
  })),
)

/** The criteria of a claim: those of the levels above the validated one, up to the claimed one. */
export const criteriaBetween = (fromLevel: number, level: number): readonly TrlCriterion[] =>
  criteria.filter((criterion) => criterion.level > fromLevel && criterion.level <= level)

export const criterionCodes: readonly string[] = criteria.map(({ code }) => code)
