/** The words and colours of requests for validation. */
import * as texts from '#texts/ideas/validationWords.js'
import type { Tone } from '#web/ui/badges/tones.ts'

const types: Readonly<Record<string, string>> = {
  TECHNICAL: texts.technical(),
  MARKET: texts.market(),
  COMMERCIAL: texts.commercial(),
  INTELLECTUAL_PROPERTY: texts.intellectualProperty(),
}

const priorities: Readonly<Record<string, string>> = {
  LOW: texts.low(),
  MEDIUM: texts.medium(),
  HIGH: texts.high(),
}

export const typeWords = (type: string): string => types[type] ?? type
export const priorityWords = (priority: string): string => priorities[priority] ?? priority

export const priorityTones = { HIGH: 'danger', MEDIUM: 'warning', LOW: 'neutral' } as const satisfies Record<
  string,
  Tone
>
