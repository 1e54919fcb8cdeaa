/** The ratings in words: the rubric's risk, and the readiness that is its reverse. */
import * as texts from '#texts/readiness/risks.js'
import type { Tone } from '#web/ui/badges/tones.ts'

export type Risk = 'LOW' | 'MEDIUM' | 'HIGH' | 'NOT_APPLICABLE'

export const riskWords: Record<Risk, string> = {
  LOW: texts.low(),
  MEDIUM: texts.medium(),
  HIGH: texts.high(),
  NOT_APPLICABLE: texts.notApplicable(),
}
export const readinessWords: Record<Risk, string> = {
  LOW: texts.readinessHigh(),
  MEDIUM: texts.readinessMedium(),
  HIGH: texts.readinessLow(),
  NOT_APPLICABLE: texts.notApplicable(),
}
export const riskTones: Record<Risk, Tone> = {
  LOW: 'neutral',
  MEDIUM: 'warning',
  HIGH: 'danger',
  NOT_APPLICABLE: 'neutral',
}

export const isRisk = (value: unknown): value is Risk => typeof value === 'string' && value in riskWords

/** A rating in words; nothing is not known yet. */
export const ratingWords = (risk: string | null | undefined): string =>
  isRisk(risk) ? riskWords[risk] : texts.unknown()
