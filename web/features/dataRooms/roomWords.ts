/** Who may be given access, who reads a document, and where an access stands, in words and tones. */
import { CircleCheck, CircleSlash, Globe, Hourglass, KeyRound, Lock, TimerOff, UserRoundPlus } from 'lucide-react'
import * as texts from '#texts/dataRooms/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

/** The roles that a room can be opened to. */
export const readerRoles = ['INVESTOR', 'INDUSTRY', 'INDUSTRY_PARTNER'] as const

export const labels = {
  PUBLIC: { tone: 'success', icon: Globe, words: texts.public() },
  INTERNAL: { tone: 'neutral', icon: Lock, words: texts.internal() },
  AFTER_NDA: { tone: 'info', icon: KeyRound, words: texts.afterNda() },
} as const satisfies Record<string, Look>

export type Label = keyof typeof labels

export const labelChoices = (Object.keys(labels) as Label[]).map((value) => ({ value, label: labels[value].words }))

const states: Record<string, Look> = {
  PROPOSED: { tone: 'pending', icon: UserRoundPlus, words: texts.proposed() },
  REQUESTED: { tone: 'pending', icon: Hourglass, words: texts.requested() },
  GRANTED: { tone: 'success', icon: CircleCheck, words: texts.granted() },
  DECLINED: { tone: 'neutral', icon: CircleSlash, words: texts.declined() },
  REVOKED: { tone: 'neutral', icon: CircleSlash, words: texts.revoked() },
}
const lapsed: Look = { tone: 'warning', icon: TimerOff, words: texts.lapsed() }

/** How an access looks; one that was given and has passed its day has lapsed. */
export const lookOf = ({ status, isStanding }: { status: string; isStanding: boolean }): Look =>
  status === 'GRANTED' && !isStanding ? lapsed : states[status]!

/** The path of the log of a project's data room. */
export const logPath = (number: number) => `/projects/data-room-log?room=${number}`
