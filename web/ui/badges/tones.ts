/**
 * What a badge means. Each tone has one colour; where the specification documents a colour for a status, that status has
 * the tone of this colour.
 */
export const palettes = {
  /** Says something without judging it; what is over without a result, such as withdrawn or cancelled. */
  neutral: 'gray',
  /** New or in work, and nothing to do for the reader. Low levels of a scale. */
  info: 'blue',
  /** Waits for somebody's answer, or is on hold. Middle levels of a scale. */
  pending: 'yellow',
  /** Needs attention soon: changes requested, due soon, at risk. */
  warning: 'orange',
  /** As it should be: active, open, accepted, delivered. High levels of a scale. */
  success: 'green',
  /** Overdue, failed, declined or closed to the reader. */
  danger: 'red',
  /** Finished and kept: completed, archived. */
  settled: 'purple',
  /** The reader's own, or singled out: your company, owner, shortlisted. */
  brand: 'brand',
} as const

export type Tone = keyof typeof palettes

export const tones = Object.keys(palettes) as Tone[]
