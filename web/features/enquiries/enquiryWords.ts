/** The states of enquiries in words and tones. */
import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import * as texts from '#texts/enquiries/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

export const enquiryStates = {
  OPEN: { tone: 'pending', icon: Hourglass, words: texts.open() },
  ANSWERED: { tone: 'success', icon: CircleCheck, words: texts.answered() },
  CLOSED: { tone: 'neutral', icon: CircleX, words: texts.closed() },
} as const satisfies Record<string, Look>

export type EnquiryState = keyof typeof enquiryStates
