/** What a badge means. Each tone has one colour (web/tokens.ts), and each colour one meaning. */
import { meanings } from '#web/tokens.ts'

interface Meanings {
  /** Says something without judging it; what is over without a result, such as withdrawn or cancelled. */
  neutral: true
  /** New or in work, and nothing to do for the reader. */
  info: true
  /** Waits for somebody's answer, or is on hold. */
  pending: true
  /** Needs attention soon: changes requested, due soon, at risk. */
  warning: true
  /** As it should be: active, open, accepted, delivered. */
  success: true
  /** Overdue, failed, declined or closed to the reader. */
  danger: true
  /** Finished and kept: completed, archived. */
  settled: true
  /** The reader's own, or singled out: your company, owner, shortlisted. */
  brand: true
}

export type Tone = keyof Meanings

export const tones = [
  ...(Object.keys(meanings) as (keyof typeof meanings)[]),
  'brand',
] as const satisfies readonly Tone[]
