/** The words and colours of meetings. */
import { listed } from '#listed'
import * as texts from '#texts/meetings/meetingWords.js'
import type { CalendarEntry } from '#web/ui/calendar/Calendar.tsx'
import type { Tone } from '#web/ui/badges/tones.ts'

export const kindWords = { SESSION: texts.session(), BOOKING: texts.booking(), MEETING: texts.meeting() } as const
export const meetingStateWords = {
  PROPOSED: texts.proposed(),
  CONFIRMED: texts.confirmed(),
  DECLINED: texts.declined(),
  COMPLETED: texts.completed(),
  NO_SHOW: texts.noShow(),
  CANCELLED: texts.cancelled(),
} as const
export const stateTones: Record<keyof typeof meetingStateWords, Tone> = {
  PROPOSED: 'pending',
  CONFIRMED: 'success',
  DECLINED: 'danger',
  COMPLETED: 'neutral',
  NO_SHOW: 'warning',
  CANCELLED: 'neutral',
}
export const answerWords = {
  WAITING: texts.notAnswered(),
  ACCEPTED: texts.yes(),
  TENTATIVE: texts.ifNeedBe(),
  DECLINED: texts.no(),
} as const
export const answerTones: Record<keyof typeof answerWords, Tone> = {
  WAITING: 'neutral',
  ACCEPTED: 'success',
  TENTATIVE: 'pending',
  DECLINED: 'danger',
}

interface Shown {
  id: string
  number: number
  title: string
  kind: string
  state: string
  startsAt: string
  endsAt: string
}

const wordOf = (words: Record<string, string>, value: string) => words[value] ?? value

/** A meeting as the calendar shows it. */
export const entryOf = ({
  id,
  number,
  title,
  kind,
  state,
  startsAt,
  endsAt,
}: Shown): CalendarEntry & { to: string } => ({
  id,
  title,
  startsAt,
  endsAt,
  to: `/meetings/${number}`,
  note: listed([wordOf(kindWords, kind), wordOf(meetingStateWords, state).toLowerCase()]),
  tone: stateTones[state as keyof typeof stateTones] ?? 'neutral',
  open: state === 'PROPOSED',
})
