/** Days by which an answer was promised: 'Answer by Nov 22, 2026', or since when it is overdue. */
import { formatDate } from './format.ts'

/** Whether a day is over. */
export const isOver = (day: string | null | undefined): boolean => !!day && day < new Date().toISOString().slice(0, 10)

/** `word` is how it begins, inside a sentence in lower case. */
export const answerBy = (day: string, word: 'Answer' | 'answer' = 'Answer'): string =>
  isOver(day) ? `${word} overdue since ${formatDate(day)}` : `${word} by ${formatDate(day)}`
