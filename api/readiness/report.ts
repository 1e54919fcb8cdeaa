/**
 * The report's words, made of the ratings and of what the project said: the same inputs give the same report. It is made when
 * it is read, in the language of who reads it, and never kept.
 */
import * as texts from '#texts/readiness/report.js'
import { listed } from '#listed'
import { ipStatusWords } from '../features/projects/offered.rules.ts'
import type { AssessedProject } from './completeness.ts'
import { bandOf, countsOf, meanOf, rangeOf, type Band, type Range, type Rating } from './level.ts'
import { areas, dimensionOf, dimensions, wordsOf, type Area } from './rubric.ts'

/** The version that saved assessments name; it changes when the same inputs would give another report. */
export const engineVersion = '1.0'

export interface Rated {
  code: string
  rating: Rating
  /** Whether a sentence, a file or an answer is quoted for it. */
  backed: boolean
}

export interface NextStep {
  title: string
  text: string
  timeline: string
}

export interface Report {
  summary: string
  marketAnalysis: string
  technologyReadiness: string
  recommendations: string[]
  nextSteps: NextStep[]
}

const bands: Record<Band, () => string> = {
  HIGH: texts.bandHigh,
  MODERATE: texts.bandModerate,
  EARLY: texts.bandEarly,
  CONCEPT: texts.bandConcept,
}

/** What the low end of a range is called. */
export const bandWords = (low: number): string => bands[bandOf(low)]()

/** `ARL 5`, or `ARL 3-4` where something is not known. */
export const scoreWords = ({ low, high }: Range): string =>
  low === high ? texts.score({ level: low }) : texts.scoreRange({ low, high })

/** The share of dimensions without a score from which more information is needed instead of a report. */
export const needsMore = (ratings: readonly Rating[]): boolean =>
  ratings.filter((rating) => rating === null || rating === 'NOT_APPLICABLE').length >= dimensions.length * 0.8

/** The mean readiness of each area, in their order; null where nothing of it applies. */
export const areaScores = (rated: readonly Rated[]): { area: Area; score: number | null }[] =>
  areas.map((area) => {
    const own = new Set(area.dimensions.map(({ code }) => code))
    return { area, score: meanOf(rated.filter(({ code }) => own.has(code)).map(({ rating }) => rating)) }
  })

const named = (rated: readonly Rated[]) => listed(rated.map(({ code }) => wordsOf(dimensionOf(code)).title))

export function reportOf(project: AssessedProject, rated: readonly Rated[]): Report {
  const at = (rating: Rating) => rated.filter((one) => one.rating === rating)
  const [high, medium, unknown] = [at('HIGH'), at('MEDIUM'), at(null)]
  const range = rangeOf(countsOf(rated.map(({ rating }) => rating)))
  const unbacked = rated.filter(({ rating, backed }) => rating !== null && !backed)
  const counted = (text: (values: { count: number; names: string }) => string, some: readonly Rated[]) =>
    some.length ? [text({ count: some.length, names: named(some) })] : []
  return {
    summary: [
      texts.summary({ score: scoreWords(range), band: bandWords(range.low) }),
      ...counted(texts.highRisks, high),
      ...counted(texts.mediumRisks, medium),
      ...(high.length || medium.length ? [] : [texts.noRisks()]),
      ...counted(texts.unknown, unknown),
      ...counted(texts.unbacked, unbacked),
    ].join(' '),
    marketAnalysis: areaScores(rated)
      .slice(0, 2)
      .map(({ area, score }) => {
        const { title } = wordsOf(area)
        return score === null
          ? texts.marketOpen({ area: title })
          : texts.market({ area: title, score: score.toFixed(1) })
      })
      .join(' '),
    technologyReadiness: texts.technology({
      trl: project.trl ?? texts.notGiven(),
      prototype: project.prototypeStatus || texts.notGiven(),
      property: project.ipStatus ? ipStatusWords(project.ipStatus) : texts.notGiven(),
    }),
    recommendations: [...high, ...medium].map(({ code, rating }) => {
      const { title, low, medium: next } = wordsOf(dimensionOf(code))
      return texts.recommendation({ name: title, text: rating === 'HIGH' ? next : low })
    }),
    nextSteps: stepsOf(range, unknown, [...high, ...medium]),
  }
}

/** At most three: what is not known first, then the highest risks. */
function stepsOf(range: Range, unknown: readonly Rated[], atRisk: readonly Rated[]): NextStep[] {
  const open = unknown.length
    ? [{ title: texts.stepUnknown({ names: named(unknown.slice(0, 3)) }), text: texts.stepUnknownWhy(range) }]
    : []
  const lower = atRisk.map(({ code, rating }) => {
    const { title, low, medium } = wordsOf(dimensionOf(code))
    return { title: texts.stepRisk({ name: title }), text: rating === 'HIGH' ? medium : low }
  })
  const timelines = [texts.soon(), texts.later(), texts.last()]
  return [...open, ...lower].slice(0, timelines.length).map((step, nth) => ({ ...step, timeline: timelines[nth]! }))
}
