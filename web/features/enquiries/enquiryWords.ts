/** The states of enquiries in words and tones. */
import { CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react'
import * as texts from '#texts/enquiries/words.js'
import type { Tone } from '#web/ui/badges/tones.ts'

interface Look {
  tone: Tone
  icon: LucideIcon
  words: string
}

export const enquiryStates = {
  OPEN: { tone: 'pending', icon: Hourglass, words: texts.open() },
  ANSWERED: { tone: 'success', icon: CircleCheck, words: texts.answered() },
  CLOSED: { tone: 'neutral', icon: CircleX, words: texts.closed() },
} as const satisfies Record<string, Look>

export type EnquiryState = keyof typeof enquiryStates
