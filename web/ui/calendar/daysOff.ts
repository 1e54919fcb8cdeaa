/** Days on which the university does not work: its holidays by their names, and the weekdays that are not of its week. */
import { listed } from '#listed'
import * as texts from '#texts/ui/calendar.js'
import { longDay, shortDay, weekdayOf, type Day } from './days.ts'
import { isWorked } from './week.ts'

export interface Holiday {
  day: Day
  name: string
}

export interface DayOff {
  /** The holiday's name, or that it is a weekend. */
  words: string
  holiday: boolean
}

export type DaysOff = (day: Day) => DayOff | null

export function daysOffWith(holidays: readonly Holiday[]): DaysOff {
  const names = new Map(holidays.map(({ day, name }) => [day, name]))
  return (day) => {
    const name = names.get(day)
    if (name !== undefined) return { words: name, holiday: true }
    return isWorked(weekdayOf(day)) ? null : { words: texts.weekend(), holiday: false }
  }
}

/** `Wednesday, December 2, 2026, National Day`. */
export const dayInWords = (day: Day, off: DayOff | null): string => listed([longDay(day), off?.words])

/** The name of a button that opens a day, with what is seen of it: `2 Wed: Wednesday, December 2, 2026, National Day`. */
export const dayToOpen = (day: Day, off: DayOff | null): string => `${shortDay(day)}: ${dayInWords(day, off)}`
