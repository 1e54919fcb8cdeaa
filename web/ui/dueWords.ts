/** Days by which an answer was promised: 'Answer by Nov 22, 2026', or since when it is overdue. */
import { isoToday } from '#api/universityDay.rules.ts'
import * as texts from '#texts/ui/dueWords.js'
import { formatDate } from './format.ts'

/** Whether a day is over. */
export const isOver = (day: string | null | undefined): boolean => !!day && day < isoToday()

/** Begins in lower case `inside` a sentence. */
export const answerBy = (day: string, inside = false): string => {
  const values = { day: formatDate(day), place: inside ? 'inside' : 'start' }
  return isOver(day) ? texts.overdue(values) : texts.due(values)
}
