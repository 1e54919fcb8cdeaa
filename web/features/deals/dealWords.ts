/** The states of deals in words and tones. */
import { BriefcaseBusiness, Building2, CircleSlash, FileSignature, HandCoins } from 'lucide-react'
import * as texts from '#texts/deals/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

export const dealStates = {
  OPEN: { tone: 'info', icon: BriefcaseBusiness, words: texts.open() },
  LICENSED: { tone: 'success', icon: FileSignature, words: texts.licensed() },
  SPUN_OUT: { tone: 'success', icon: Building2, words: texts.spunOut() },
  INVESTED: { tone: 'success', icon: HandCoins, words: texts.invested() },
  ENDED: { tone: 'neutral', icon: CircleSlash, words: texts.ended() },
} as const satisfies Record<string, Look>

export type DealState = keyof typeof dealStates

export const outcomes = (['LICENSED', 'SPUN_OUT', 'INVESTED', 'ENDED'] as const).map((value) => ({
  value,
  label: dealStates[value].words,
}))
