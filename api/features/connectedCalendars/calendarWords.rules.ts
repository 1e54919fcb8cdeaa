/** What the kinds of calendars are called. */
import * as texts from '#texts/connectedCalendars/kinds.js'

const words: Record<string, () => string> = {
  CALDAV: texts.calDav,
  GOOGLE_CALENDAR: texts.google,
  MICROSOFT_CALENDAR: texts.microsoft,
}

export const kindInWords = (kind: string): string => words[kind]?.() ?? kind
