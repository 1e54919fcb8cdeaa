/** Instruments, stages and states of holdings, figures and multiples in words. */
import { intlLocale } from '#language'
import { CircleCheck, CircleDollarSign, CircleX } from 'lucide-react'
import * as texts from '#texts/holdings/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

export const instruments: Readonly<Record<string, string>> = {
  EQUITY: texts.equity(),
  CONVERTIBLE_NOTE: texts.convertibleNote(),
  SAFE: texts.safe(),
  LOAN: texts.loan(),
  GRANT: texts.grant(),
  LICENSE_REVENUE: texts.licenseRevenue(),
  OTHER: texts.other(),
}

export const fundingStages: Readonly<Record<string, string>> = {
  PRE_SEED: texts.preSeed(),
  SEED: texts.seed(),
  SERIES_A: texts.seriesA(),
  SERIES_B: texts.seriesB(),
  GROWTH: texts.growth(),
}

export const intervals: Readonly<Record<string, string>> = {
  ONCE: texts.once(),
  MONTHLY: texts.monthly(),
  QUARTERLY: texts.quarterly(),
  HALF_YEARLY: texts.halfYearly(),
}

export const states: Readonly<Record<string, Look>> = {
  ACTIVE: { tone: 'success', icon: CircleCheck, words: texts.active() },
  EXITED: { tone: 'info', icon: CircleDollarSign, words: texts.exited() },
  WRITTEN_OFF: { tone: 'neutral', icon: CircleX, words: texts.writtenOff() },
}

export const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const numbers = new Intl.NumberFormat(intlLocale(), { maximumFractionDigits: 2 })

/** A figure with its unit; an amount in AED as all money. */
export const figureWords = (value: number, unit: string): string =>
  unit ? texts.figure({ value: numbers.format(value), unit }) : numbers.format(value)

/** `1.56x`. */
export const multipleWords = (multiple: number): string => texts.multiple({ value: numbers.format(multiple) })

export const percentWords = (percent: number): string => texts.percent({ value: numbers.format(percent) })
