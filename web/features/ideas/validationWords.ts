/** The words and colours of requests for validation. */
import type { Tone } from '#web/ui/badges/tones.ts'

/** `Intellectual property` of `INTELLECTUAL_PROPERTY`. */
export const wordsOf = (value: string): string => (value[0] + value.slice(1).toLowerCase()).replace('_', ' ')

export const priorityTones = { HIGH: 'danger', MEDIUM: 'pending', LOW: 'neutral' } as const satisfies Record<
  string,
  Tone
>
