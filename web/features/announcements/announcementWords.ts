/** Announcements in words: where they stand, for whom, and when on the university's clock. */
import { intlLocale } from '#language'
import { CalendarClock, CircleCheck, Radio } from 'lucide-react'
import { dotted, listed } from '#listed'
import { zoneInWords } from '#api/inWords.rules.ts'
import { universityZone } from '#api/universityDay.rules.ts'
import * as overview from '#texts/announcements/overview.js'
import * as texts from '#texts/announcements/words.js'
import { namesOfRoles } from '#web/features/users/roleNames.ts'
import type { Look } from '#web/ui/badges/LookTag.tsx'

export const states = {
  SHOWN: { tone: 'success', icon: Radio, words: texts.shown() },
  SCHEDULED: { tone: 'pending', icon: CalendarClock, words: texts.scheduled() },
  ENDED: { tone: 'settled', icon: CircleCheck, words: texts.ended() },
} as const satisfies Record<string, Look>

/** What this version of the app does not know looks as if it were over. */
export const stateOf = (state: string): Look => states[state as keyof typeof states] ?? states.ENDED

const university = () =>
  new Intl.DateTimeFormat(intlLocale(), {
    timeZone: universityZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

/** `Nov 21, 2026, 4:05 PM` at the university. */
export const universityTime = (instant: string): string => university().format(new Date(instant))

/** `Gulf Standard Time (UTC+4)`, as the platform names zones. */
export const universityZoneWords = (): string => zoneInWords(universityZone)

/** To whom it is made: `Researcher, Expert · Physics`. */
export function readersInWords(roles: readonly string[], departments: readonly string[]): string {
  const parts = [namesOfRoles(roles), departments].filter((list) => list.length).map((list) => listed(list))
  return dotted(parts) || overview.everybody()
}
