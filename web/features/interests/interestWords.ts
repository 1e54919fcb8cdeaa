/** The stages of interests, and the bands of their amounts, in words and tones. */
import { Ban, CalendarCheck, CircleCheck, FileSignature, Hourglass, Inbox, MessagesSquare, Undo2 } from 'lucide-react'
import * as texts from '#texts/interests/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'
import { formatMoney, formatShortMoney } from '#web/ui/format.ts'

export const stages = {
  EXPRESSED: { tone: 'pending', icon: Hourglass, words: texts.expressed() },
  ACKNOWLEDGED: { tone: 'info', icon: Inbox, words: texts.acknowledged() },
  MEETING_SCHEDULED: { tone: 'info', icon: CalendarCheck, words: texts.meeting() },
  IN_DISCUSSION: { tone: 'info', icon: MessagesSquare, words: texts.discussion() },
  TERM_SHEET: { tone: 'info', icon: FileSignature, words: texts.termSheet() },
  INVESTED: { tone: 'success', icon: CircleCheck, words: texts.invested() },
  PASSED: { tone: 'neutral', icon: Ban, words: texts.passed() },
  WITHDRAWN: { tone: 'neutral', icon: Undo2, words: texts.withdrawn() },
} as const satisfies Record<string, Look>

export type Stage = keyof typeof stages

const bands: Record<string, string> = {
  UNDER_250K: texts.under250k(),
  FROM_250K_TO_1M: texts.from250k(),
  FROM_1M_TO_5M: texts.from1m(),
  FROM_5M_TO_20M: texts.from5m(),
  OVER_20M: texts.over20m(),
}

interface Amounts {
  amountFrom?: number | null | undefined
  amountUntil?: number | null | undefined
  amountBand?: string | null | undefined
}

/** The amounts of an interest as the viewer may know them: the range, or the band; null when none were given. */
export const amountWords = (amounts: Amounts): string | null => rangeWords(amounts, formatMoney)

/** As lists show amounts. */
export const shortAmountWords = (amounts: Amounts): string | null => rangeWords(amounts, formatShortMoney)

function rangeWords({ amountFrom, amountUntil, amountBand }: Amounts, format: (amount: number) => string) {
  if (amountFrom != null && amountUntil != null)
    return texts.range({ from: format(amountFrom), until: format(amountUntil) })
  return amountBand ? bands[amountBand]! : null
}
