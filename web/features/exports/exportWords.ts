/** Rhythms, formats and results of scheduled exports, in words and tones. */
import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { exportFormats, rhythms } from '#api/features/exports/scheduledExport.rules.ts'
import * as texts from '#texts/exports/words.js'
import type { Look } from '#web/ui/badges/LookTag.tsx'
import { weekdayNames } from '#web/ui/calendar/weekdays.ts'

const formats: Record<string, string> = {
  CSV: texts.csv(),
  XLSX: texts.xlsx(),
  JSON: texts.json(),
  BIBTEX: texts.bibtex(),
}
const often: Record<string, string> = { DAILY: texts.daily(), WEEKLY: texts.weekly(), MONTHLY: texts.monthly() }

export const formatInWords = (format: string): string => formats[format] ?? format

/** A bibliography is offered where the list can be one. */
export const formatChoices = (bibtex: boolean) =>
  exportFormats.filter((value) => bibtex || value !== 'BIBTEX').map((value) => ({ value, label: formatInWords(value) }))

export const rhythmChoices = rhythms.map((value) => ({ value, label: often[value]! }))

interface Rhythm {
  readonly rhythm: string
  readonly weekday?: number | null | undefined
  readonly monthDay?: number | null | undefined
  readonly time: string
}

/** `Every Monday at 06:30`. */
export function rhythmInWords({ rhythm, weekday, monthDay, time }: Rhythm): string {
  if (rhythm === 'WEEKLY') return texts.everyWeek({ day: weekdayNames[(weekday ?? 1) - 1]!, time })
  return rhythm === 'MONTHLY' ? texts.everyMonth({ day: monthDay ?? 1, time }) : texts.everyDay({ time })
}

const looks: Record<string, Look> = {
  QUEUED: { tone: 'pending', icon: Hourglass, words: texts.queued() },
  DONE: { tone: 'success', icon: CircleCheck, words: texts.done() },
  FAILED: { tone: 'danger', icon: CircleX, words: texts.failed() },
}

export const lookOfRun = (state: string): Look => looks[state] ?? looks['QUEUED']!
