/** Lengths of time, and the states of bookings, in words and tones. */
import { Ban, CalendarCheck, CircleCheck, CircleX, Hourglass, UserX } from 'lucide-react'
import * as texts from '#texts/facilities/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'

export const bookingStates = {
  REQUESTED: { tone: 'pending', icon: Hourglass, words: texts.requested() },
  CONFIRMED: { tone: 'success', icon: CalendarCheck, words: texts.confirmed() },
  DECLINED: { tone: 'danger', icon: CircleX, words: texts.declined() },
  CANCELLED: { tone: 'neutral', icon: Ban, words: texts.canceled() },
  COMPLETED: { tone: 'neutral', icon: CircleCheck, words: texts.completed() },
  NO_SHOW: { tone: 'warning', icon: UserX, words: texts.noShow() },
} as const satisfies Record<string, Look>

export type BookingState = keyof typeof bookingStates

/** `30 minutes`, `2 hours`. */
export const lengthWords = (minutes: number): string =>
  minutes % 60 ? texts.minutes({ count: minutes }) : texts.hours({ count: minutes / 60 })
