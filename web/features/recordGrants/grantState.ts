/** Whether an access to one record holds, in words and tones. */
import { CircleCheck, CircleSlash, TimerOff } from 'lucide-react'
import * as texts from '#texts/recordGrants/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

const states: Record<string, Look> = {
  STANDING: { tone: 'success', icon: CircleCheck, words: texts.standing() },
  LAPSED: { tone: 'neutral', icon: TimerOff, words: texts.lapsed() },
  REVOKED: { tone: 'neutral', icon: CircleSlash, words: texts.revoked() },
}

export const lookOf = (state: string): Look => states[state]!
